// Lighthouse on a phone: performance and accessibility of the pages most people see first, against their limits.
// Builds the pages, starts Alta, signs in, and measures each page in turn: /login on a server as it is installed (that of
// the demonstration lists its people there), the others among the people of the demonstration.
// Lighthouse (60 MB) is no dependency of the project: it is fetched once, into node_modules/.cache.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..')
const version = '13.5.0'
const cache = join(root, 'node_modules', '.cache', `lighthouse-${version}`)

const pages = [
  { path: '/login', performance: 94 },
  { path: '/dashboard', performance: 94 },
  { path: '/users', performance: 90 },
  { path: '/organisations', performance: 90 },
  { path: '/browse-discharge-reports', performance: 90 },
] as const
const accessibility = 100
const person = { email: 'clinician@demo.example', password: 'alta demo 2026' }
const administrator = { ...person, email: 'administrator@demo.example' }
/** Who opens a page: administrators have no reports to look at. */
const whoOpens = (path: string) => (path === '/users' || path === '/organisations' ? administrator : person)

/** What is used of the measuring tools: they come without a place in package.json, so their shapes are told here. */
interface Browser {
  newPage(): Promise<Page>
  close(): Promise<void>
}
interface Page {
  goto(address: string, options: { waitUntil: 'networkidle0' }): Promise<unknown>
  type(field: string, text: string): Promise<void>
  click(button: string): Promise<void>
  waitForFunction(condition: string): Promise<unknown>
  evaluate(script: string): Promise<unknown>
  close(): Promise<void>
}
interface Tools {
  readonly launch: (options: { executablePath: string; args: string[] }) => Promise<Browser>
  readonly measure: (
    ...asked: [address: string, flags: object, config: undefined, page: Page]
  ) => Promise<{ lhr: Result }>
}
interface Result {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue?: number }>>
}

async function fetchTools(): Promise<Tools> {
  if (!existsSync(join(cache, 'node_modules', 'lighthouse'))) {
    mkdirSync(cache, { recursive: true })
    execFileSync('npm', ['install', '--prefix', cache, '--no-audit', '--no-fund', `lighthouse@${version}`])
  }
  const { resolve } = createRequire(join(cache, 'package.json'))
  const load = (name: string) => import(pathToFileURL(resolve(name)).href)
  const [{ default: measure }, { default: puppeteer }] = [await load('lighthouse'), await load('puppeteer-core')]
  return { measure, launch: (options) => puppeteer.launch(options) }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Alta on an empty folder. Resolves when it answers. */
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

async function signIn(browser: Browser, address: string, { email, password }: typeof person) {
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

async function measurePage({ measure, launch }: Tools, address: string, { path, performance }: (typeof pages)[number]) {
  const browser = await launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
  })
  try {
    if (path !== '/login') await signIn(browser, address, whoOpens(path))
    const page = await browser.newPage()
    const flags = { onlyCategories: ['performance', 'accessibility'], disableStorageReset: true, logLevel: 'error' }
    const { lhr } = await measure(`${address}${path}`, flags, undefined, page)
    const value = (audit: string) => Math.round(lhr.audits[audit]?.numericValue ?? 0)
    const failing = Object.entries(lhr.audits).filter(([, { score }]) => score !== null && score < 1)
    const scores = {
      performance: percent(lhr.categories['performance']?.score),
      accessibility: percent(lhr.categories['accessibility']?.score),
    }
    return {
      row: {
        page: path,
        ...scores,
        limit: performance,
        'first paint (ms)': value('first-contentful-paint'),
        'largest paint (ms)': value('largest-contentful-paint'),
        'blocked (ms)': value('total-blocking-time'),
        'moved (CLS)': Math.round((lhr.audits['cumulative-layout-shift']?.numericValue ?? 0) * 1000) / 1000,
        holds: scores.performance >= performance && scores.accessibility >= accessibility,
      },
      failing: failing.map(([name]) => name),
    }
  } finally {
    await browser.close()
  }
}

const tools = await fetchTools()
if (!process.argv.includes('--no-build')) execFileSync('npm', ['run', '--silent', 'build'], { cwd: root })
const measured = []
for (const page of pages) {
  const { address, stop } = await startServer(...(page.path === '/login' ? [] : ['--demo']))
  try {
    measured.push(await measurePage(tools, address, page))
  } finally {
    await stop()
  }
}
console.table(measured.map(({ row }) => row))
if (process.argv.includes('--audits')) for (const { row, failing } of measured) console.log(row.page, failing.join(' '))
process.exitCode = measured.every(({ row }) => row.holds) ? 0 : 1
