import type { EndpointResponse } from '@alta/contract/endpoint'
import * as singleSignOn from '@alta/contract/single-sign-on'
import { backTo } from '../../base/router/search.ts'
import { call } from '../../base/api.ts'
import { isOneOf, isShape, isText } from '../../base/shapes.ts'
import { storeTyped } from '../../base/typed.ts'
import { keepUnsaved } from '../../base/unsaved.ts'

const purposes = ['sign_in', 'unlock', 'link', 'confirm'] as const

/** What this tab has begun at an identity provider. */
interface PendingRedirect {
  readonly purpose: (typeof purposes)[number]
  readonly provider_id: string
  /** Known to this tab alone: nobody is signed in with an address that another browser came back to. */
  readonly browser_secret: string
  /** The path to which the person was going. */
  readonly back: string
}

const isBegun = isShape<PendingRedirect>({
  purpose: isOneOf(purposes),
  provider_id: isText,
  browser_secret: isText,
  back: isText,
})

/** In the tab's own storage; the other in all tabs: through which provider the session came that a lock may end. */
const begunKey = 'single-sign-on'
const throughKey = 'signed-in-through'

/** Remembers what was begun, and leaves for the provider. */
export function redirectToProvider(
  { authorization_url, browser_secret }: EndpointResponse<typeof singleSignOn.begin>,
  begun: Omit<PendingRedirect, 'browser_secret'>,
) {
  sessionStorage.setItem(begunKey, JSON.stringify({ ...begun, browser_secret }))
  location.assign(authorization_url)
}

/** Leaves for a provider to sign in. Throws Problem. `unlock`: whoever is known there is asked again. */
export async function signInThrough(provider_id: string, begun: { purpose: 'sign_in' | 'unlock'; back: string }) {
  const body = { provider_id, asks_again: begun.purpose !== 'sign_in' }
  redirectToProvider(await call(singleSignOn.begin, { body }), { ...begun, provider_id })
}

/**
 * Leaves for a provider to say again who it is, and comes back to this page, with what was typed on it. Throws Problem,
 * and then nothing has been left.
 */
export async function confirmThrough(provider_id: string) {
  const begun = await call(singleSignOn.beginConfirmation, { body: { provider_id } })
  await keepUnsaved()
  storeTyped()
  redirectToProvider(begun, { purpose: 'confirm', provider_id, back: backTo(location.href) })
}

/** Takes what this tab has begun at that provider; null when there is nothing. */
export function takePendingRedirect(provider_id: string): PendingRedirect | null {
  const stored = sessionStorage.getItem(begunKey)
  sessionStorage.removeItem(begunKey)
  try {
    const read: unknown = JSON.parse(stored ?? 'null')
    return isBegun(read) && read.provider_id === provider_id ? read : null
  } catch {
    return null
  }
}

export const rememberThrough = (provider_id: string) => localStorage.setItem(throughKey, provider_id)
