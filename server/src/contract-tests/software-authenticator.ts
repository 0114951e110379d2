import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, PasskeyAnswer } from '@alta/contract/second-factor'

/** The ways in which a test lets the key behave otherwise than a correct one. */
interface AuthenticatorBehaviour {
  readonly origin?: string
  readonly rp_id?: string
  readonly challenge?: string
  /** Whether the person has given a PIN or a finger; yes when not said. */
  readonly verified?: boolean
  /** The counter to send, instead of one more than before. */
  readonly counter?: number
  readonly type?: string
}

interface PasskeyChallenge {
  readonly challenge: string
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const flags = { present: 0x01, verified: 0x04, attested: 0x40 }
const word = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}
/** A public key as keys write it: EC2, ES256, P-256 (RFC 9053). */
const coseOf = (x: string, y: string) =>
  Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])

/** A text of CBOR (RFC 8949), shorter than 24 bytes. */
const cborText = (text: string) => Buffer.concat([word(0x60 + text.length, 1), Buffer.from(text)])

/** An attestation object without an attestation. */
const attestationOf = (data: Buffer) =>
  Buffer.concat([
    word(0xa3, 1),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    word(0xa0, 1),
    cborText('authData'),
    word(0x59, 1),
    word(data.length, 2),
    data,
  ])

/**
 * A security key of a test (WebAuthn level 3, ES256, no attestation), at one site: what a browser answers with it, as the
 * calls take it.
 */
export function softwareAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0

  const clientData = (type: string, { challenge }: PasskeyChallenge, behaviour: AuthenticatorBehaviour) =>
    Buffer.from(
      JSON.stringify({
        type: behaviour.type ?? type,
        challenge: behaviour.challenge ?? challenge,
        origin: behaviour.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const head = (more: number, behaviour: AuthenticatorBehaviour) => {
    counter = behaviour.counter ?? counter + 1
    const rp_id = behaviour.rp_id ?? new URL(origin).hostname
    const flagBits = flags.present + (behaviour.verified === false ? 0 : flags.verified) + more
    return Buffer.concat([sha256(rp_id), word(flagBits, 1), word(counter, 4)])
  }
  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const }

  return {
    create: (question: PasskeyChallenge, behaviour: AuthenticatorBehaviour = {}): NewPasskey => {
      const attested = Buffer.concat([Buffer.alloc(16), word(id.length, 2), id, coseOf(x, y)])
      const data = Buffer.concat([head(flags.attested, behaviour), attested])
      const clientDataJSON = clientData('webauthn.create', question, behaviour).toString('base64url')
      const attestationObject = attestationOf(data).toString('base64url')
      return { ...credential, response: { clientDataJSON, attestationObject, transports: ['usb'] } }
    },
    use: (question: PasskeyChallenge, behaviour: AuthenticatorBehaviour = {}): PasskeyAnswer => {
      const client_data = clientData('webauthn.get', question, behaviour)
      const data = head(0, behaviour)
      const signature = sign('sha256', Buffer.concat([data, sha256(client_data)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: client_data.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}
