import type { SecondFactorKind } from '@alta/contract/second-factor'

export interface Sessions {
  session_id: string
  user_id: string
  token_hash: string
  created_at: Date
  last_used_at: Date
  expires_at: Date
  user_agent: string | null
  address: string | null
  /**
   * The identity provider's data of a session that was opened through one; otherwise null. `sid` is also null where the
   * provider sent none.
   */
  provider_id: string | null
  issuer: string | null
  subject: string | null
  sid: string | null
  /** The ID token that opened the session, sealed with the session's own token. */
  sealed_id_token: string | null
  /** When the person last proved their identity at a provider again, until that proof is used. */
  confirmed_at: Date | null
  /** When a second factor was given or set up in this session. */
  second_factor_at: Date | null
  /** When the person last proved their identity; null: when the session was opened. */
  authenticated_at: Date | null
}

export interface SecondFactors {
  second_factor_id: string
  user_id: string
  kind: SecondFactorKind
  name: string
  created_at: Date
  last_used_at: Date | null
  /** For an app: its encrypted secret, and the newest step whose code was used. Otherwise null. */
  sealed_secret: string | null
  last_step: number | null
  /** For a passkey; bytes as base64url. Otherwise null. */
  credential_id: string | null
  public_key: string | null
  counter: number | null
  transports: string[] | null
}

export interface RecoveryCodes {
  user_id: string
  code_hash: string
}

export interface SecondFactorChallenges {
  session_id: string
  purpose: 'passkey_use' | 'passkey' | 'totp'
  challenge: string
  made_at: Date
}
