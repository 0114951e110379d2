import * as secondFactor from '@alta/contract/second-factor'
import { call } from '../../base/api.ts'

// The library is fetched with the first passkey.
const library = () => import('@simplewebauthn/browser')

/** Why there is no passkey: the person closed the window or waited, or the key is there already. */
export type PasskeyFailure = 'passkey_cancelled' | 'passkey_known'

export const passkeyFailureOf = (error: unknown): PasskeyFailure | null => {
  if (!(error instanceof Error)) return null
  if (error.name === 'InvalidStateError') return 'passkey_known'
  return ['NotAllowedError', 'AbortError'].includes(error.name) ? 'passkey_cancelled' : null
}

/** Whether passkeys of this server can be used on this page. */
export const arePasskeysHere = (passkey_origin: string | null): boolean =>
  passkey_origin === location.origin && 'PublicKeyCredential' in window

interface PasskeyOptions {
  readonly token?: string
}

/** Has the person use a passkey. Throws Problem, or what `passkeyFailureOf` names. */
export async function answerWithPasskey(session: PasskeyOptions) {
  const optionsJSON = await call(secondFactor.beginPasskeyUse, {}, session)
  return await (await library()).startAuthentication({ optionsJSON })
}

/** Has the person make a passkey, and adds it. Throws as above. */
export async function addPasskey(name: string, session: PasskeyOptions) {
  const optionsJSON = await call(secondFactor.beginPasskey, {}, session)
  const passkey = await (await library()).startRegistration({ optionsJSON })
  return await call(secondFactor.addPasskey, { body: { name, passkey } }, session)
}
