import * as singleSignOn from '@alta/contract/single-sign-on'
import type { SignInRefusal } from '@alta/contract/single-sign-on'
import { Problem, type ProblemCode } from '@alta/contract/problems'
import { call } from '../../../base/api.ts'
import { enter } from '../../../base/session.ts'
import { useSettings } from '../../../base/settings.ts'
import { rememberConfirmed } from '../../single-sign-on/confirmed.ts'
import { rememberThrough, signInThrough, takePendingRedirect } from '../../single-sign-on/pending-redirect.ts'

interface ReturnParams {
  readonly provider_id: string
  /** The search string that the browser came back with. */
  readonly returned: string
}

/** What came of coming back: where to go now, a window that is no longer needed, or why not. */
export type ReturnOutcome =
  | { readonly kind: 'gone_on'; readonly to: string }
  | { readonly kind: 'unlocked' }
  | { readonly kind: 'refused'; readonly why: SignInRefusal | ProblemCode; readonly back: string }

const refusals: Readonly<Record<SignInRefusal, true>> = {
  expired: true,
  refused_by_provider: true,
  provider_failed: true,
  groups_not_told: true,
  not_asked_again: true,
  email_known: true,
  no_verified_email: true,
  no_account: true,
  account_inactive: true,
  linked_to_other: true,
  linked_already: true,
  unverified_account: true,
}
export const isRefusal = (text: unknown): text is SignInRefusal =>
  typeof text === 'string' && Object.hasOwn(refusals, text)

function reasonOf(error: unknown): SignInRefusal | ProblemCode {
  if (!(error instanceof Problem)) return 'unexpected'
  const reason = error.errors[0]?.params?.['reason']
  return error.code === 'sign-in-refused' && isRefusal(reason) ? reason : error.code
}

/** The page that opens a lock goes to the provider itself, so that its secret is its own. */
async function leave(provider_id: string): Promise<ReturnOutcome> {
  await signInThrough(provider_id, { purpose: 'unlock', back: '/dashboard' })
  // The browser is leaving the page.
  return await new Promise(() => undefined)
}

async function comeBack({ provider_id, returned }: ReturnParams): Promise<ReturnOutcome> {
  const begun = takePendingRedirect(provider_id)
  if (!begun) return { kind: 'refused', why: 'expired', back: '/login' }
  const { purpose, browser_secret, back } = begun
  const body = { provider_id, returned, browser_secret }
  try {
    if (purpose === 'link') {
      await call(singleSignOn.finishLink, { body })
      return { kind: 'gone_on', to: back }
    }
    if (purpose === 'confirm') {
      rememberConfirmed((await call(singleSignOn.finishConfirmation, { body })).minutes)
      return { kind: 'gone_on', to: back }
    }
    const { locale } = useSettings.getState()
    const opened = await call(singleSignOn.finish, { body: { ...body, locale } })
    enter(opened)
    rememberThrough(provider_id)
    return purpose === 'unlock' ? { kind: 'unlocked' } : { kind: 'gone_on', to: back }
  } catch (error) {
    return {
      kind: 'refused',
      why: reasonOf(error),
      back: purpose === 'link' || purpose === 'confirm' ? back : '/login',
    }
  }
}

/** What the lock opens such a window with. */
const unlocking = '?unlock=true'

let under_way: { readonly of: string; readonly outcome: Promise<ReturnOutcome> } | null = null

/** Finishes what was begun, once for each time that the browser comes back, however often the page is drawn. */
export async function finishReturn(parts: ReturnParams): Promise<ReturnOutcome> {
  const { provider_id, returned } = parts
  const of = `${provider_id}${returned}`
  if (under_way?.of !== of) {
    const work = returned === unlocking ? leave(provider_id) : comeBack(parts)
    under_way = {
      of,
      outcome: work.catch((error: unknown) => ({ kind: 'refused', why: reasonOf(error), back: '/login' })),
    }
  }
  return await under_way.outcome
}
