// Runs Lighthouse for a phone: compares the performance and accessibility of the pages that most people see first with
// their limits, and with a peer if one is given.
// Builds the pages, starts Alta, signs in, and measures each page in turn: /login on a fresh installation (the
// demonstration lists its people there), the other pages with the demonstration's data.
//   --no-build       uses the pages of the last build
//   --rounds N       measures every page N times, alternating; the medians count (default 3 with a peer, otherwise 1)
//   --peer FOLDER    a checkout of minimal-ui-kit/material-kit-react (or ALTA_PEER_DIR); it is built there and served
//                    with brotli
//   --audits         prints the audits that Lighthouse reports as failed
//   --processor-time counts the processor time of the main thread instead of elapsed time, for machines that are busy
//                    with other work
// Lighthouse (60 MB) is not a dependency of the project: it is downloaded once, into node_modules/.cache.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { servePeer } from './browser/peer.ts'

const root = join(import.meta.dirname, '..')
const version = '13.5.0'
const cache = join(root, 'node_modules', '.cache', `lighthouse-${version}`)

const pages = [
  { path: '/login', performance: 94, peer: '/sign-in' },
  { path: '/dashboard', performance: 94, peer: '/' },
  { path: '/users', performance: 90, peer: '/user' },
  { path: '/organisations', performance: 90, peer: '/user' },
  // The peer has only this table.
  { path: '/browse-discharge-reports', performance: 90, peer: '/user' },
] as const
/** The number of points by which a page must exceed the peer. */
const ahead = 8
const accessibility = 100
const person = { email: 'clinician@demo.example', password: 'alta demo 2026' }
const administrator = { ...person, email: 'administrator@demo.example' }
/** The account that opens a page: administrators have no reports to look at. */
const accountFor = (path: string) => (path === '/users' || path === '/organisations' ? administrator : person)

/**
 * The parts of the measuring tools that are used here. The tools are not listed in package.json, so their types are
 * declared here.
 */
interface PuppeteerBrowser {
  newPage(): Promise<PuppeteerPage>
  close(): Promise<void>
}
interface PuppeteerPage {
  goto(address: string, options: { waitUntil: 'networkidle0' }): Promise<unknown>
  type(field: string, text: string): Promise<void>
  click(button: string): Promise<void>
  waitForFunction(condition: string): Promise<unknown>
  evaluate(script: string): Promise<unknown>
  close(): Promise<void>
}
interface Tools {
  readonly launch: (options: { executablePath: string; args: string[] }) => Promise<PuppeteerBrowser>
  readonly gather: (page: PuppeteerPage, address: string, options: { flags: object }) => Promise<Gathered>
  readonly audit: (artifacts: Gathered['artifacts'], options: object) => Promise<{ lhr: LighthouseResult }>
}
interface Gathered {
  readonly artifacts: { readonly Trace: { readonly traceEvents: readonly TraceEvent[] } }
  readonly runnerOptions: object
}
/** Durations in microseconds: the elapsed time, and the processor time of the thread in it. */
interface TraceEvent {
  dur?: number
  readonly tdur?: number
}
interface Audit {
  readonly score: number | null
  readonly numericValue?: number
  readonly details?: { readonly items?: readonly { readonly resourceType?: string; readonly transferSize?: number }[] }
}
interface LighthouseResult {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, Audit>>
}

async function fetchTools(): Promise<Tools> {
  if (!existsSync(join(cache, 'node_modules', 'lighthouse'))) {
    mkdirSync(cache, { recursive: true })
    execFileSync('npm', ['install', '--prefix', cache, '--no-audit', '--no-fund', `lighthouse@${version}`])
  }
  const { resolve } = createRequire(join(cache, 'package.json'))
  const load = (name: string) => import(pathToFileURL(resolve(name)).href)
  const inLighthouse = (file: string) =>
    import(pathToFileURL(join(dirname(resolve('lighthouse/package.json')), 'core', file)).href)
  const { navigationGather } = await inLighthouse('gather/navigation-runner.js')
  const { Runner } = await inLighthouse('runner.js')
  const { default: puppeteer } = await load('puppeteer-core')
  return {
    gather: navigationGather,
    audit: (artifacts, options) => Runner.audit(artifacts, options),
    launch: (options) => puppeteer.launch(options),
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Starts Alta on an empty folder. Resolves when the server responds. */
async function startServer(...options: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'alta-lighthouse-'))
  const port = await freePort()
  const server = spawn(process.execPath, ['server/src/main.ts', ...options], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      ALTA_DATA_DIR: folder,
      ALTA_LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  for await (const words of server.stdout) if (String(words).includes('ready at')) break
  const stop = async () => {
    server.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { address: `http://127.0.0.1:${port}`, stop }
}

async function signIn(browser: PuppeteerBrowser, address: string, { email, password }: typeof person) {
  const page = await browser.newPage()
  await page.goto(`${address}/login`, { waitUntil: 'networkidle0' })
  await page.evaluate('localStorage.clear()')
  await page.goto(`${address}/login`, { waitUntil: 'networkidle0' })
  await page.type('[name=email]', email)
  await page.type('[name=password]', password)
  await page.click('[type=submit]')
  await page.waitForFunction('location.pathname === "/dashboard"')
  await page.close()
}

const percent = (score: number | null | undefined) => Math.round((score ?? 0) * 100)

/** Measures one page once, in a new browser. */
async function measurePage({ gather, audit, launch }: Tools, address: string, signsIn: typeof person | null) {
  const browser = await launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
  })
  try {
    if (signsIn) await signIn(browser, new URL(address).origin, signsIn)
    const page = await browser.newPage()
    const flags = { onlyCategories: ['performance', 'accessibility'], disableStorageReset: true, logLevel: 'error' }
    const { artifacts, runnerOptions } = await gather(page, address, { flags })
    if (process.argv.includes('--processor-time'))
      for (const event of artifacts.Trace.traceEvents)
        if (event.dur !== undefined) event.dur = Math.min(event.dur, event.tdur ?? event.dur)
    const { lhr } = await audit(artifacts, runnerOptions)
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? 0
    const requests = lhr.audits['network-requests']?.details?.items ?? []
    const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
    return {
      performance: percent(lhr.categories['performance']?.score),
      accessibility: percent(lhr.categories['accessibility']?.score),
      painted: value('first-contentful-paint'),
      largest: value('largest-contentful-paint'),
      blocked: value('total-blocking-time'),
      moved: value('cumulative-layout-shift'),
      scripts: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize / 1000, 0),
      failing: Object.entries(lhr.audits)
        .filter(([, { score }]) => score !== null && score < 1)
        .map(([name]) => name),
    }
  } finally {
    await browser.close()
  }
}
type PageMeasurement = Awaited<ReturnType<typeof measurePage>>

const median = (runs: readonly PageMeasurement[], of: Exclude<keyof PageMeasurement, 'failing'>) => {
  const sorted = runs.map((run) => run[of]).toSorted((a, b) => a - b)
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 1000) / 1000
}

const optionValue = (name: string) => {
  const index = process.argv.indexOf(name)
  return index < 0 ? undefined : process.argv[index + 1]
}

function rowOf(
  { path, performance }: (typeof pages)[number],
  own: readonly PageMeasurement[],
  others: readonly PageMeasurement[],
) {
  const score = median(own, 'performance')
  const blocked = Math.round(median(own, 'blocked'))
  const isAhead =
    others.length === 0 || (score >= median(others, 'performance') + ahead && blocked <= median(others, 'blocked'))
  return {
    page: path,
    performance: score,
    limit: performance,
    accessibility: median(own, 'accessibility'),
    'first paint (ms)': Math.round(median(own, 'painted')),
    'largest paint (ms)': Math.round(median(own, 'largest')),
    'blocked (ms)': blocked,
    'scripts (kB)': Math.round(median(own, 'scripts')),
    'moved (CLS)': median(own, 'moved'),
    ...(others.length > 0 && {
      'peer: performance': median(others, 'performance'),
      'peer: first paint': Math.round(median(others, 'painted')),
      'peer: blocked': Math.round(median(others, 'blocked')),
      'peer: scripts': Math.round(median(others, 'scripts')),
    }),
    holds: score >= performance && median(own, 'accessibility') >= accessibility && isAhead,
  }
}

const tools = await fetchTools()
if (!process.argv.includes('--no-build')) execFileSync('npm', ['run', '--silent', 'build'], { cwd: root })
const peerFolder = optionValue('--peer') ?? process.env['ALTA_PEER_DIR']
const peer = peerFolder === undefined ? undefined : await servePeer(peerFolder)
const rounds = Number(optionValue('--rounds') ?? (peer ? 3 : 1))
const plain = await startServer()
const demo = await startServer('--demo')
const none: readonly PageMeasurement[] = []
const measured = pages.map((page) => ({ page, own: [...none], others: [...none] }))
try {
  for (let round = 0; round < rounds; round += 1)
    for (const { page, own, others } of measured) {
      const isGuest = page.path === '/login'
      const address = `${(isGuest ? plain : demo).address}${page.path}`
      own.push(await measurePage(tools, address, isGuest ? null : accountFor(page.path)))
      if (peer) others.push(await measurePage(tools, `${peer.address}${page.peer}`, null))
    }
} finally {
  await plain.stop()
  await demo.stop()
  peer?.stop()
}
const rows = measured.map(({ page, own, others }) => rowOf(page, own, others))
console.table(rows)
if (process.argv.includes('--audits'))
  for (const { page, own } of measured) console.log(page.path, own.at(-1)?.failing.join(' '))
process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1
