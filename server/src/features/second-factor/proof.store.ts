import type { PasskeyAnswer } from '@alta/contract/second-factor'
import type { Db } from '#base/database'
import { matchingStep } from '#base/secrets/totp'
import type { Services } from '#base/services'
import { verifyAuthentication } from './passkeys.ts'
import { passkeySite, sealedFor } from './second-factor.rules.ts'
import * as store from './second-factor.store.ts'

type ProofKind = 'totp' | 'recovery_code' | 'passkey'
export type SentProof =
  | { readonly code: string }
  | { readonly recovery_code: string }
  | { readonly passkey: PasskeyAnswer }

interface ProofContext {
  readonly db: Db
  readonly services: Services
  readonly user_id: string
  readonly session_id: string
  readonly now: Date
  /** Whether it is used without a password. */
  readonly alone: boolean
}

/** A valid proof: `take` uses it up, in the transaction of the act; false where it was used meanwhile. */
export interface SecondFactorProof {
  readonly kind: ProofKind
  readonly take: (db: Db) => Promise<boolean>
}

async function proofByCode(
  code: string,
  { db, services, user_id, now }: ProofContext,
): Promise<SecondFactorProof | null> {
  for (const { second_factor_id, sealed_secret } of await store.findApps(db, user_id)) {
    const secret = services.seals?.open(sealed_secret, sealedFor(user_id)) ?? null
    const step = secret === null ? null : matchingStep(secret, code, now)
    if (step !== null)
      return { kind: 'totp', take: async (trx) => await store.consumeStep(trx, second_factor_id, { step, now }) }
  }
  return null
}

async function proofByPasskey(answer: PasskeyAnswer, context: ProofContext): Promise<SecondFactorProof | null> {
  const { db, services, user_id, session_id, now, alone } = context
  const site = passkeySite(services.config)
  const challenge = await store.consumeChallenge(db, { session_id, purpose: 'passkey_use' }, now)
  if (site === null || challenge === undefined) return null
  const passkeys = await store.findPasskeys(db, user_id)
  const used = await verifyAuthentication(answer, { site, challenge, passkeys, alone })
  if (used === null) return null
  const { second_factor_id, counter: from } = used.passkey
  return {
    kind: 'passkey',
    take: async (trx) => await store.countPasskeyUse(trx, second_factor_id, { from, to: used.counter, now }),
  }
}

/** Checks a proof before the transaction; null: it is not valid. A challenge is used up by it. */
export async function checkProof(sent: SentProof, context: ProofContext): Promise<SecondFactorProof | null> {
  if ('code' in sent) return await proofByCode(sent.code, context)
  if ('passkey' in sent) return await proofByPasskey(sent.passkey, context)
  const { user_id } = context
  return {
    kind: 'recovery_code',
    take: async (trx) => await store.consumeRecoveryCode(trx, user_id, sent.recovery_code),
  }
}

/** The field that a refusal names. */
export const fieldOf = (sent: object): string => Object.keys(sent)[0] ?? ''
