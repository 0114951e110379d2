// Measures all JavaScript that a browser actually fetches for a page, in kB as the server sends it, during the nine
// seconds after it was opened without any interaction. Files that are fetched in idle time count too. Uses the built
// pages and a server with the demonstration.
// npm run bench -- page-loads [--no-build] [--files]
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { newDataFolder, startServer } from '../journeys/server.ts'

const untouched = 9_000
const password = 'alta demo 2026'

const pages = [
  { path: '/login', account: null, limit: 140 },
  { path: '/dashboard', account: 'clinician', limit: 180 },
  { path: '/users', account: 'administrator', limit: 180 },
  { path: '/organisations', account: 'administrator', limit: 180 },
  { path: '/browse-discharge-reports', account: 'clinician', limit: 180 },
  { path: '/browse-discharge-reports?report=', account: 'clinician', limit: 230 },
] as const

if (!process.argv.includes('--no-build')) execFileSync('npm', ['run', '--silent', 'build'])

/** Opens a browser context in which `account` is signed in; with null, nobody is signed in. */
async function contextOf(browser: Browser, address: string, account: string | null) {
  const context = await browser.newContext({ locale: 'es-ES', viewport: { width: 1440, height: 900 } })
  if (account === null) return context
  const page = await context.newPage()
  await page.goto(`${address}/login`)
  await page.fill('[name=email]', `${account}@demo.example`)
  await page.fill('[name=password]', password)
  await page.click('[type=submit]')
  await page.waitForURL('**/dashboard')
  await page.close()
  return context
}

/** The scripts that an address makes a browser with an empty cache fetch: the body size in bytes of each file. */
async function loadsOf(context: BrowserContext, address: string) {
  const page = await context.newPage()
  const sizes = new Map<string, number>()
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) sizes.set(response.url(), Number(response.headers()['content-length']))
  })
  const rest = page.waitForTimeout(untouched)
  await page.goto(address)
  await rest
  await page.close()
  return sizes
}

const names = chunkNames()
const kB = (bytes: number) => Math.round(bytes / 100) / 10

const data = await newDataFolder()
const server = await startServer(data.folder, { ALTA_LOG_LEVEL: 'error' }, ['--demo'])
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' })
try {
  const rows = []
  for (const { path, account, limit } of pages) {
    const context = await contextOf(browser, server.address, account)
    const report = path.endsWith('=') ? await firstReport(context, server.address) : ''
    const sizes = await loadsOf(context, `${server.address}${path}${report}`)
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    rows.push({ page: path, 'JavaScript (kB)': kB(bytes), limit, files: sizes.size, holds: kB(bytes) <= limit })
    if (process.argv.includes('--files')) {
      console.log(path)
      for (const [name, size] of [...sizes].toSorted(([, a], [, b]) => b - a))
        console.log(kB(size).toFixed(1).padStart(7), names.get(name.split('/').at(-1) ?? '') ?? name)
    }
    await context.close()
  }
  console.table(rows)
  process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1
} finally {
  await browser.close()
  await server.stop()
  await data.remove()
}

/** The chunk name of each file of the build. */
function chunkNames(): ReadonlyMap<string, string> {
  const manifest = join(import.meta.dirname, '..', 'web', 'dist', '.vite', 'manifest.json')
  const entries: Record<string, { readonly file: string; readonly name?: string }> = JSON.parse(
    readFileSync(manifest, 'utf8'),
  )
  return new Map(Object.values(entries).map(({ file, name }) => [file.split('/').at(-1) ?? '', name ?? file]))
}

/** The id of the first report in the list. */
async function firstReport(context: BrowserContext, address: string): Promise<string> {
  const page = await context.newPage()
  await page.goto(`${address}/browse-discharge-reports`)
  const link = page.getByRole('row').nth(1).getByRole('link').first()
  await link.waitFor()
  const href = (await link.getAttribute('href')) ?? ''
  await page.close()
  return new URL(href, address).searchParams.get('report') ?? ''
}
