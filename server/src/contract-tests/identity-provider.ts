import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'

/** The part that tests use of oidc-provider, which has no types of its own. */
interface OidcProvider {
  callback(): (request: IncomingMessage, response: ServerResponse) => void
  interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
  readonly Grant: new (of: object) => { addOIDCScope(scope: string): void; save(): Promise<string> }
  readonly Client: {
    find(id: string): Promise<{ clientId: string; backchannelLogout(subject: string, sid: string): Promise<void> }>
  }
}
interface GrantContext {
  readonly oidc: {
    readonly client: { readonly clientId: string }
    readonly session: { readonly accountId: string }
    readonly params: { readonly scope: string }
  }
}
type OpenProvider = new (issuer: string, configuration: object) => OidcProvider
const require = createRequire(import.meta.url)
const { Provider: OidcProvider }: { Provider: OpenProvider } = require('oidc-provider')

export const client_id = 'alta'
export const client_secret = 'seven green cats on a tin roof'

/** What the provider tells of a person; tests change it between sign-ins. */
interface KnownPerson {
  email?: string
  email_verified?: boolean
  name?: string
  locale?: string
  groups?: readonly string[]
}

export interface TestProvider {
  readonly issuer: string
  readonly people: Map<string, KnownPerson>
  /** Follows a browser from the address that Alta gave until it comes back; answers the search string that it has then. */
  readonly signIn: (authorization_url: string, person: string, browser?: BrowserCookies) => Promise<string>
  /** Follows a browser that signs out there, as its person says; answers where it comes back to. */
  readonly signOut: (sign_out_url: string, browser: BrowserCookies) => Promise<string | null>
  /** Has the provider tell Alta that a session of its own is over. */
  readonly logOut: (subject: string, sid: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** The cookies that a browser has at the provider. */
export type BrowserCookies = Map<string, string>

interface TestProviderOptions {
  /** Where it sends browsers back to. */
  readonly redirect_uri: string
  /** Brings a logout token to Alta; resolves to the status of the answer. */
  readonly deliver?: (form: string) => Promise<number>
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0

/** The page of a provider that asks whether one wants to sign out; its own would fetch fonts from elsewhere. */
function signOutPage(context: { body?: string }, form: string): void {
  const button = '<button form="op.logoutForm" type="submit" name="logout" value="yes">Yes, sign me out</button>'
  context.body = `<!doctype html><html lang="en"><title>Provider</title>${form}${button}`
}

function configurationOf(
  { redirect_uri, deliver }: TestProviderOptions,
  people: TestProvider['people'],
  open: () => OidcProvider,
) {
  return {
    clients: [
      {
        client_id,
        client_secret,
        redirect_uris: [redirect_uri],
        post_logout_redirect_uris: [new URL('/login', redirect_uri).href],
        backchannel_logout_uri: 'https://alta.example/logout',
        backchannel_logout_session_required: true,
      },
    ],
    cookies: { keys: ['a key of the tests'] },
    scopes: ['openid', 'profile', 'email', 'groups'],
    claims: { openid: ['sub'], profile: ['name', 'locale'], email: ['email', 'email_verified'], groups: ['groups'] },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: { enabled: true, logoutSource: signOutPage },
    },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/person/${uid}` },
    findAccount: (_context: unknown, accountId: string) => ({
      accountId,
      claims: async () => ({ sub: accountId, ...people.get(accountId) }),
    }),
    loadExistingGrant: async ({ oidc: { client, session, params } }: GrantContext) => {
      const grant = new (open().Grant)({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope(params.scope)
      await grant.save()
      return grant
    },
    fetch: async (_address: string, { body }: { body: URLSearchParams }) =>
      new Response(null, { status: (await deliver?.(String(body))) ?? 500 }),
  }
}

const cookiesOf = (browser: BrowserCookies) => [...browser].map(([name, value]) => `${name}=${value}`).join('; ')

function keepCookies(browser: BrowserCookies, response: Response): void {
  for (const cookie of response.headers.getSetCookie()) {
    const [name = '', value = ''] = cookie.split(';', 1)[0]?.split(/=(.*)/s) ?? []
    if (value === '') browser.delete(name)
    else browser.set(name, value)
  }
}

/** Where a person of flesh chooses who to be; a test says it in a header. */
const pageOf = (people: TestProvider['people']) =>
  `<!doctype html><title>Provider</title>${[...people.keys()].map((name) => `<p><a href="?as=${name}">${name}</a>`).join('')}`

/** A real OpenID provider on a port of its own. A person who is called `cancels` does not sign in. */
export async function openTestProvider(settings: TestProviderOptions): Promise<TestProvider> {
  const people: TestProvider['people'] = new Map()
  const opened: { provider?: OidcProvider } = {}
  const provider = () => {
    if (!opened.provider) throw new Error('the provider is not open yet')
    return opened.provider
  }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider')
    if (pathname.startsWith('/person/')) {
      const accountId = request.headers['x-person'] ?? searchParams.get('as')
      if (accountId === null) {
        response.setHeader('content-type', 'text/html').end(pageOf(people))
        return
      }
      const result = accountId === 'cancels' ? { error: 'access_denied' } : { login: { accountId } }
      void provider().interactionFinished(request, response, result)
    } else provider().callback()(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${portOf(server.address())}`
  opened.provider = new OidcProvider(issuer, configurationOf(settings, people, provider))
  return {
    issuer,
    people,
    signIn: async (authorization_url, person, browser = new Map()) => {
      let address = authorization_url
      for (let step = 0; step < 10; step += 1) {
        const headers = { cookie: cookiesOf(browser), 'x-person': person }
        const response = await fetch(address, { headers, redirect: 'manual' })
        keepCookies(browser, response)
        const location = response.headers.get('location')
        if (location === null) throw new Error(`the provider answered ${response.status}: ${await response.text()}`)
        const next = new URL(location, address)
        if (next.href.startsWith(settings.redirect_uri)) return next.search
        address = next.href
      }
      throw new Error('the provider sends browsers round in circles')
    },
    signOut: async (sign_out_url, browser) => {
      const cookies = () => ({ cookie: cookiesOf(browser) })
      const page = await fetch(sign_out_url, { headers: cookies(), redirect: 'manual' })
      keepCookies(browser, page)
      const xsrf = /name="xsrf" value="([^"]+)"/.exec(await page.text())?.[1] ?? ''
      const body = new URLSearchParams({ xsrf, logout: 'yes' })
      const options = { method: 'POST', headers: cookies(), body, redirect: 'manual' } as const
      const answer = await fetch(`${issuer}/session/end/confirm`, options)
      keepCookies(browser, answer)
      return answer.headers.get('location')
    },
    logOut: async (subject, sid) => await (await provider().Client.find(client_id)).backchannelLogout(subject, sid),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
