import axe from 'axe-core'
import { afterAll, inject } from 'vitest'
import { signIn } from './base/session.ts'
import { changeSettings } from './base/settings.ts'
import { start } from './start.tsx'

type DemoAccount = 'administrator' | 'auditor' | 'owner' | 'manager' | 'clinician' | 'reader' | 'other' | 'guest'

const credentialsOf = (person: DemoAccount) => ({ email: `${person}@demo.example`, password: 'alta demo 2026' })

const tokens: Partial<Record<DemoAccount, Promise<string>>> = {}
let started: Promise<unknown> | undefined

/**
 * For tests of screens: signs a person of the demonstration in and opens a page, in English by default.
 *
 * A file called `*.model.test.tsx` (vitest project `models`) runs against a server with a stand-in for a language
 * model, which every organisation may use. By default it writes faithfully; `modelOf(organisation_id, 'flips_side')`
 * changes its behaviour for an organisation from then on (behaviours: server/src/contract-tests/model-endpoint.ts), so
 * give each test an organisation of its own.
 */
export async function openAs(person: DemoAccount, path: string, locale: 'en' | 'es' | 'ca' = 'en') {
  changeSettings({ locale, theme: 'light', sidebarCompact: false })
  await signIn(credentialsOf(person))
  if (started === undefined) {
    history.replaceState(null, '', path)
    const element = document.createElement('div')
    document.body.append(element)
    started = start(element)
  } else history.pushState(null, '', path)
  await started
  await arrived()
}

/** Waits until the new page is drawn. The previous page stays until then, and the test would act on it. */
async function arrived(): Promise<void> {
  const isThere = () => document.documentElement.dataset['entry'] === history.state?.key
  const until = performance.now() + 30_000
  while (!isThere() && performance.now() < until) await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}

/** A request that changes something, with a JSON body or with the bytes of a file. */
interface TestRequest {
  readonly method: string
  readonly body?: object
  readonly bytes?: Uint8Array<ArrayBuffer>
  readonly media_type?: string
}

/** Sends a request directly to the server as a person of the demonstration, no matter who is signed in on the page. */
export async function requestAs(person: DemoAccount, path: string, change?: TestRequest) {
  const send = async (url: string, request: TestRequest, token?: string) => {
    const { method, body, bytes, media_type = 'application/octet-stream' } = request
    const response = await fetch(`/api/v0${url}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(bytes && { 'content-type': media_type }),
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(bytes && { body: bytes }),
    })
    const answer: ReturnType<typeof JSON.parse> = response.status === 204 ? null : await response.json()
    if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${JSON.stringify(answer)}`)
    return answer
  }
  tokens[person] ??= send('/auth/login', { method: 'POST', body: credentialsOf(person) }).then(({ token }) => token)
  return await send(path, change ?? { method: 'GET' }, await tokens[person])
}

/** The ids of the role assignments that the tests of a file created; they are deleted at the end of the file. */
const createdAssignments: string[] = []
// The organisations of the demonstration's clinician must not depend on which files ran before.
afterAll(async () => {
  // The server of a story does not have the people of the demonstration.
  if (tokens.administrator === undefined && tokens.clinician === undefined) return
  await Promise.allSettled(
    createdAssignments.map((id) => requestAs('administrator', `/role-assignments/${id}`, { method: 'DELETE' })),
  )
  const { items } = await requestAs('clinician', '/organisations')
  const left: string[] = items.map(({ name }: { name: string }) => name).slice(0, -1)
  if (left.length > 0) throw new Error(`This file leaves the clinician a role in ${left.join(' and ')}.`)
})

/** Creates an organisation for one test, in which the demonstration's clinician works until the end of the file. */
export async function ownOrganisation(name: string, roles: readonly string[] = ['clinician']): Promise<string> {
  const { user } = await requestAs('clinician', '/auth/me')
  const { organisation_id } = await requestAs('administrator', '/organisations', { method: 'POST', body: { name } })
  for (const role of roles) {
    const body = { user_id: user.user_id, role, scope: 'organisation', organisation_id, reason: 'Works on the ward' }
    const { role_assignment_id } = await requestAs('administrator', '/role-assignments', { method: 'POST', body })
    createdAssignments.push(role_assignment_id)
  }
  return organisation_id
}

/**
 * In tests with a model: sets the model's behaviour for an organisation that no other test uses at the same time. The
 * model must not fail (`fails`, `stall`, `hangs_up` and the like) five times in a row, because then no requests are
 * sent to it for half a minute.
 */
export const modelOf = (organisation_id: string, behaviour: string, more: object = {}) =>
  requestAs('administrator', `/organisations/${organisation_id}/model-settings`, {
    method: 'PATCH',
    body: { model: `stand-in:${behaviour}`, ...more },
  })

/** Waits until all animations on the page have finished, except those that never end. */
async function atRest(): Promise<void> {
  const underWay = () =>
    document
      .getAnimations()
      .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
  do {
    await Promise.allSettled(underWay().map(({ finished }) => finished))
    await new Promise(requestAnimationFrame)
  } while (underWay().length > 0)
}

/** The axe rules about colours: the dark scheme differs from the light one in nothing else. */
const rulesOfColour = { runOnly: ['color-contrast', 'link-in-text-block'] }
/** Checks that pass are not listed node by node. */
const violationsOnly: axe.RunOptions = { resultTypes: ['violations'], selectors: false, preload: false }

/**
 * A tooltip is rendered outside the page's landmarks and read with the element it describes (WAI-ARIA), so it does not
 * need a landmark of its own.
 */
const isTooltip = ({ html }: axe.NodeResult) => html.startsWith('<div role="tooltip"')

export const schemes = ['light', 'dark'] as const

/**
 * The violations that axe finds on the current page. A page that is still changing is checked again. By default only
 * the light scheme is checked: `base/barriers.test.tsx` checks each screen in the dark scheme, and `npm test -- --all`
 * checks both everywhere.
 */
export async function accessibilityViolations(
  seen: readonly (typeof schemes)[number][] = schemes.slice(0, inject('full_run') ? 2 : 1),
) {
  const found: string[] = []
  for (const scheme of seen) {
    document.documentElement.dataset['scheme'] = scheme
    const rules = scheme === 'dark' ? rulesOfColour : {}
    const until = performance.now() + 10_000
    let violationTexts: string[]
    let attempts = 0
    do {
      attempts += 1
      await atRest()
      const { violations } = await axe.run(document, { ...violationsOnly, ...rules })
      violationTexts = violations
        .map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => id !== 'region' || !isTooltip(node)) }))
        .filter(({ nodes }) => nodes.length > 0)
        .map(({ id, nodes }) => `${scheme}: ${id} at ${nodes.map(({ html }) => html).join(' ')}`)
    } while (violationTexts.length > 0 && (attempts < 3 || performance.now() < until))
    found.push(...violationTexts)
  }
  document.documentElement.dataset['scheme'] = 'light'
  return found
}
