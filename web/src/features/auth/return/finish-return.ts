import * as auth from '@alta/contract/auth'
import * as singleSignOn from '@alta/contract/single-sign-on'
import type { SignInRefusal } from '@alta/contract/single-sign-on'
import { Problem, type ProblemCode } from '@alta/contract/problems'
import { call } from '../../../base/api.ts'
import { enter, goOnIn } from '../../../base/session.ts'
import { useSettings } from '../../../base/settings.ts'
import { rememberConfirmed } from '../../../base/single-sign-on/confirmed.ts'
import { rememberThrough, signInThrough, takeBegun } from '../../../base/single-sign-on/begun.ts'

interface Parts {
  readonly provider_id: string
  /** The search string that the browser came back with. */
  readonly returned: string
}

/** What came of coming back: where to go now, a window that is no longer needed, or why not. */
export type Outcome =
  | { readonly kind: 'gone_on'; readonly to: string }
  | { readonly kind: 'unlocked' }
  | { readonly kind: 'refused'; readonly why: Refusal | ProblemCode; readonly back: string }

type Refusal = SignInRefusal | 'another_person'
const refusals: Readonly<Record<Refusal, true>> = {
  another_person: true,
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
export const isRefusal = (text: unknown): text is Refusal => typeof text === 'string' && Object.hasOwn(refusals, text)

function reasonOf(error: unknown): Refusal | ProblemCode {
  if (!(error instanceof Problem)) return 'unexpected'
  const reason = error.errors[0]?.params?.['reason']
  return error.code === 'sign-in-refused' && isRefusal(reason) ? reason : error.code
}

/** The page that opens a lock, or asks again who it is, goes to the provider itself, so that its secret is its own. */
async function leave(provider_id: string, purpose: 'unlock' | 'again'): Promise<Outcome> {
  await signInThrough(provider_id, { purpose, back: '/dashboard' })
  // the browser is on its way
  return await new Promise(() => undefined)
}

/** Somebody else has signed in there: that session is ended, and the one that is open stays. */
async function refuseOther(token: string): Promise<Outcome> {
  await call(auth.logout, {}, { token, keeps_session: true }).catch(() => undefined)
  return { kind: 'refused', why: 'another_person', back: '/dashboard' }
}

async function comeBack({ provider_id, returned }: Parts): Promise<Outcome> {
  const begun = takeBegun(provider_id)
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
    if (purpose === 'again') return goOnIn(opened) ? { kind: 'unlocked' } : await refuseOther(opened.token)
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

/** What the pages themselves open such a window with. */
const opens: Readonly<Record<string, 'unlock' | 'again'>> = { '?unlock=true': 'unlock', '?again=true': 'again' }

let under_way: { readonly of: string; readonly outcome: Promise<Outcome> } | null = null

/** Finishes what was begun, once for each time that the browser comes back, however often the page is drawn. */
export async function finishReturn(parts: Parts): Promise<Outcome> {
  const { provider_id, returned } = parts
  const of = `${provider_id}${returned}`
  if (under_way?.of !== of) {
    const wanted = opens[returned]
    const work = wanted === undefined ? comeBack(parts) : leave(provider_id, wanted)
    under_way = {
      of,
      outcome: work.catch((error: unknown) => ({ kind: 'refused', why: reasonOf(error), back: '/login' })),
    }
  }
  return await under_way.outcome
}
