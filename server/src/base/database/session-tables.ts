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
  /** Of one that was opened through an identity provider, with whom: all null otherwise, `sid` also where none was told. */
  provider_id: string | null
  issuer: string | null
  subject: string | null
  sid: string | null
  /** The ID token that opened it, sealed with the session's own token. */
  sealed_id_token: string | null
  /** When its person proved at a provider once more who it is, until that is used. */
  confirmed_at: Date | null
  /** When a second factor was given, or set up, in it. */
  second_factor_at: Date | null
  /** When the person said last who it is; null: when it was opened. */
  authenticated_at: Date | null
}

export interface SecondFactors {
  second_factor_id: string
  user_id: string
  kind: SecondFactorKind
  name: string
  created_at: Date
  last_used_at: Date | null
  /** Of an app, and null otherwise: its secret, encrypted, and the newest step whose code was taken. */
  sealed_secret: string | null
  last_step: number | null
  /** Of a passkey, and null otherwise; bytes as base64url. */
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
