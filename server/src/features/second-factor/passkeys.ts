import type { NewPasskey, PasskeyAnswer } from '@alta/contract/second-factor'
import { newToken } from '#base/secrets/tokens'
import type { PasskeySite } from './second-factor.rules.ts'
import type { Passkey } from './second-factor.store.ts'

/** The library takes a quarter of a second and 26 MB, so it is loaded when somebody first uses a passkey. */
const library = async () => await import('@simplewebauthn/server')
// EdDSA, ES256 and RS256, which browsers and keys support.
const algorithms = [-8, -7, -257]
// Attestation is not requested: the make of the key does not matter.
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

/** The options with which a browser makes a passkey; `challenge` is the part to store. */
export const registrationOptions = ({ rp_id }: PasskeySite, { user_id, name, email, passkeys }: Owner) => ({
  rp: { id: rp_id, name: 'Alta' },
  user: { id: Buffer.from(user_id).toString('base64url'), name: email, displayName: name },
  challenge: newToken(),
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
  timeout,
  attestation: 'none' as const,
  excludeCredentials: known(passkeys),
  authenticatorSelection: selection,
})

interface PasskeyChoice {
  readonly passkeys: readonly Passkey[]
  /** Whether it is used without a password: then it requires a PIN or a finger. */
  readonly alone: boolean
}

/** The options with which a browser uses one of these passkeys. */
export const authenticationOptions = ({ rp_id }: PasskeySite, { passkeys, alone }: PasskeyChoice) => ({
  rpId: rp_id,
  challenge: newToken(),
  timeout,
  userVerification: alone ? ('required' as const) : ('preferred' as const),
  allowCredentials: known(passkeys),
})

interface ExpectedChallenge {
  readonly site: PasskeySite
  readonly challenge: string
}

/** The passkey that a browser has made; null where its answer does not match the challenge. */
export async function verifyRegistration(passkey: NewPasskey, { site, challenge }: ExpectedChallenge) {
  const { transports = [] } = passkey.response
  try {
    const { verified, registrationInfo } = await (
      await library()
    ).verifyRegistrationResponse({
      response: { ...passkey, response: { ...passkey.response, transports }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rp_id,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return { credential_id: id, public_key: Buffer.from(publicKey).toString('base64url'), counter, transports }
  } catch {
    return null
  }
}

type PasskeyUse = ExpectedChallenge & PasskeyChoice

/**
 * The passkey that answers the challenge, and its counter now; null: there is none, or it is a copy of one whose
 * counter was further.
 */
export async function verifyAuthentication(answer: PasskeyAnswer, { site, challenge, passkeys, alone }: PasskeyUse) {
  const passkey = passkeys.find(({ credential_id }) => credential_id === answer.id)
  if (!passkey) return null
  const { credential_id: id, public_key, counter } = passkey
  const { userHandle, ...response } = answer.response
  try {
    const { verified, authenticationInfo } = await (
      await library()
    ).verifyAuthenticationResponse({
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
