import { performance } from 'node:perf_hooks'
import { isIP } from 'node:net'
import tls from 'node:tls'
import { apiPrefix } from '@alta/contract/api'
import * as z from 'zod/mini'
import { errorCodeOf } from '#base/error-code'
import { version as own } from '#base/version'
import type { DoctorCheck, Warning } from './doctor-model.ts'

const patience_ms = 10_000
const day_ms = 24 * 3_600_000
/** Days before its end at which a certificate should have been renewed; ACME renews thirty days before. */
const renewed_days = 21
const skew_s = { warned: 5, wrong: 60 }
const slow_ms = 1_000

const about = z.object({ version: z.string() })

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there: does the server, or the proxy before it, run?',
  ENOTFOUND: 'its name is not known to this machine: see DNS',
  EAI_AGAIN: 'its name cannot be looked up at the moment: see DNS',
  ETIMEDOUT: 'it does not answer: see firewalls on the way',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself: give NODE_EXTRA_CA_CERTS where that is meant',
  SELF_SIGNED_CERT_IN_CHAIN:
    'its certificate is of an authority unknown here: give NODE_EXTRA_CA_CERTS where that is meant',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'it does not send the certificates between its own and the authority',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
}

const ask = async (url: URL): Promise<Response> => {
  try {
    return await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patience_ms) })
  } catch (error) {
    const code = errorCodeOf(error)
    throw new Error(reasons[code] ?? `it does not answer (${code || 'too late'})`, { cause: error })
  }
}

const reached = async (base: URL): Promise<string> => {
  const response = await ask(new URL('/healthz', base))
  await response.body?.cancel()
  if (response.status !== 200) throw new Error(`/healthz answers ${response.status}: is it Alta's own address?`)
  return base.origin
}

const answerTime = async (base: URL): Promise<string | Warning> => {
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const began = performance.now()
    await (await ask(new URL('/healthz', base))).arrayBuffer()
    times.push(performance.now() - began)
  }
  const middle = Math.round(times.toSorted((a, b) => a - b)[2] ?? 0)
  const text = `${middle} ms (middle of five)`
  return middle > slow_ms ? { warning: `${text}: far away, or much to do` } : text
}

const versionThere = async (base: URL): Promise<string | Warning> => {
  const response = await ask(new URL(`${apiPrefix}/config`, base))
  const found = about.safeParse(await response.json().catch(() => null)).data?.version
  if (found === undefined) throw new Error(`${apiPrefix}/config answers ${response.status} and no version`)
  return found === own ? found : { warning: `${found} there, ${own} here` }
}

const ready = async (base: URL): Promise<string> => {
  const response = await ask(new URL('/readyz', base))
  await response.body?.cancel()
  if (response.status === 200) return 'database, files and jobs answer'
  throw new Error(`/readyz answers ${response.status}: database, files, tables or jobs; its log says which`)
}

/** The clock of this machine is assumed to be right; half of the round trip is subtracted. */
const clock = async (base: URL): Promise<string | Warning> => {
  const began = Date.now()
  const response = await ask(new URL('/healthz', base))
  await response.body?.cancel()
  const serverTime = Date.parse(response.headers.get('date') ?? '')
  if (Number.isNaN(serverTime)) return { warning: 'it does not say what time it is' }
  // The Date header counts whole seconds.
  const off_s = Math.max(0, Math.abs(serverTime + 500 - (began + Date.now()) / 2) / 1000 - 1)
  const text = `${off_s.toFixed(0)} s from this machine's`
  if (off_s > skew_s.wrong) throw new Error(`${text}: sessions, links and second factors go wrong; see NTP on both`)
  return off_s > skew_s.warned ? { warning: `${text}: see NTP on both` } : text
}

interface ExpectedHeader {
  readonly name: string
  readonly why: string
  readonly matches: RegExp
}

const expectedHeaders: readonly ExpectedHeader[] = [
  { name: 'content-security-policy', why: 'pages may load what is not theirs', matches: /default-src/ },
  { name: 'x-content-type-options', why: 'browsers guess kinds of files', matches: /^nosniff$/ },
  { name: 'referrer-policy', why: 'addresses are told to others', matches: /no-referrer|same-origin/ },
]
const strict: ExpectedHeader = {
  name: 'strict-transport-security',
  why: 'browsers may come without TLS: set ALTA_PUBLIC_URL to the https address',
  matches: /max-age=\d{7,}/,
}

const headers = async (base: URL): Promise<string> => {
  const response = await ask(new URL('/', base))
  await response.body?.cancel()
  const expected = base.protocol === 'https:' ? [...expectedHeaders, strict] : expectedHeaders
  const missing = expected.filter(({ name, matches }) => !matches.test(response.headers.get(name) ?? ''))
  if (missing.length > 0)
    throw new Error(
      `the proxy or server does not send ${missing.map(({ name, why }) => `${name} (${why})`).join(', ')}`,
    )
  return expected.map(({ name }) => name).join(', ')
}

/** The date until which the certificate is valid; fetch has checked already whether it is trusted. */
const certificate = ({ hostname, port }: URL): Promise<{ readonly until: number; readonly protocol: string }> => {
  const { promise, resolve, reject } = Promise.withResolvers<{ until: number; protocol: string }>()
  const host = hostname.replace(/^\[|\]$/g, '')
  const named = isIP(host) === 0 ? { servername: host } : {}
  const socket = tls.connect({ host, port: Number(port || 443), timeout: patience_ms, ...named }, () => {
    resolve({ until: Date.parse(socket.getPeerCertificate().valid_to), protocol: socket.getProtocol() ?? '' })
    socket.destroy()
  })
  socket.on('error', reject).on('timeout', () => socket.destroy(new Error('it does not answer')))
  return promise
}

const transport = async (base: URL): Promise<string | Warning> => {
  if (base.protocol === 'http:') return { warning: 'without TLS, whoever is between reads everything' }
  const { until, protocol } = await certificate(base)
  const days = Math.floor((until - Date.now()) / day_ms)
  const text = `${protocol}, certificate good for ${days} days`
  return days < renewed_days ? { warning: `${text}: it should have been renewed by now` } : text
}

const redirect = async (base: URL): Promise<string | Warning> => {
  const plain = new URL(base)
  plain.protocol = 'http:'
  // A proxy on a port of its own has no other port for requests without TLS.
  if (base.port !== '') return 'not looked at: the address names a port'
  let response: Response
  try {
    response = await ask(plain)
  } catch {
    return 'nothing listens without TLS'
  }
  await response.body?.cancel()
  const to = response.headers.get('location') ?? ''
  if (response.status >= 300 && response.status < 400 && to.startsWith('https://'))
    return `http leads to ${new URL(to).origin}`
  throw new Error(`http answers ${response.status} instead of leading to https`)
}

/** The checks of a running server that need nothing but its address, without signing in. */
export const outsideChecks = (base: URL): readonly (readonly DoctorCheck[])[] => [
  [
    ['reached', () => reached(base)],
    ['ready', () => ready(base)],
  ],
  [
    ['transport', () => transport(base)],
    ...(base.protocol === 'https:' ? [['redirect', () => redirect(base)] satisfies DoctorCheck] : []),
  ],
  [['version', () => versionThere(base)]],
  [['headers', () => headers(base)]],
  [['clock', () => clock(base)]],
  [['answers', () => answerTime(base)]],
]
