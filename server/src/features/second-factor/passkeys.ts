import type { NewPasskey, PasskeyAnswer } from '@alta/contract/second-factor'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { PasskeySite } from './second-factor.rules.ts'
import type { Passkey } from './second-factor.store.ts'

// attestation is not asked for: which make of key it is does not matter
const timeout = 5 * 60_000
const known = (passkeys: readonly Passkey[]) =>
  passkeys.map(({ credential_id, transports }) => ({ id: credential_id, type: 'public-key' as const, transports }))
const selection = { residentKey: 'preferred', userVerification: 'preferred' } as const

interface Owner {
  readonly user_id: string
  readonly name: string
  readonly email: string
  readonly passkeys: readonly Passkey[]
}

/** What the browser of a person is asked to make a passkey with; `challenge` is the part to keep. */
export const creationQuestion = async ({ rp_id }: PasskeySite, { user_id, name, email, passkeys }: Owner) => {
  const rp = { id: rp_id, name: 'Alta' }
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: rp.name,
    rpID: rp_id,
    userID: new TextEncoder().encode(user_id),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
  })
  return {
    rp,
    user,
    challenge,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: 'public-key' as const, alg })),
    timeout,
    attestation: 'none' as const,
    excludeCredentials: known(passkeys),
    authenticatorSelection: selection,
  }
}

/** What the browser is asked to use one of these passkeys with. `alone`: without a password besides, it takes a PIN or finger. */
export const useQuestion = async (
  { rp_id }: PasskeySite,
  { passkeys, alone }: { readonly passkeys: readonly Passkey[]; readonly alone: boolean },
) => {
  const { challenge } = await generateAuthenticationOptions({ rpID: rp_id })
  const userVerification = alone ? ('required' as const) : ('preferred' as const)
  return { rpId: rp_id, challenge, timeout, userVerification, allowCredentials: known(passkeys) }
}

interface Asked {
  readonly site: PasskeySite
  readonly challenge: string
}

/** What a browser has made; null where it does not answer the question. */
export async function madePasskey(passkey: NewPasskey, { site, challenge }: Asked) {
  const { transports = [] } = passkey.response
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...passkey, response: { ...passkey.response, transports }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rp_id,
      requireUserVerification: false,
    })
    if (!verified) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return { credential_id: id, public_key: Buffer.from(publicKey).toString('base64url'), counter, transports }
  } catch {
    return null
  }
}

interface Use extends Asked {
  readonly passkeys: readonly Passkey[]
  readonly alone: boolean
}

/** Which passkey answers the question, and its counter now; null: none, or a copy of one whose counter was further. */
export async function usedPasskey(answer: PasskeyAnswer, { site, challenge, passkeys, alone }: Use) {
  const passkey = passkeys.find(({ credential_id }) => credential_id === answer.id)
  if (!passkey) return null
  const { credential_id: id, public_key, counter } = passkey
  const { userHandle, ...response } = answer.response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...answer,
        response: { ...response, ...(userHandle !== undefined && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rp_id,
      credential: { id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter },
      requireUserVerification: alone,
    })
    return verified ? { passkey, counter: authenticationInfo.newCounter } : null
  } catch {
    return null
  }
}
