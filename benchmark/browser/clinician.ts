// Starts a whole Alta server and a browser with a signed-in clinician, for the measurements that need both.
import { execFileSync } from 'node:child_process'
import { chromium } from '@playwright/test'
import { setUp } from '../../journeys/people.ts'
import { newDataFolder, startServer } from '../../journeys/server.ts'

const root = new URL('../..', import.meta.url)

/**
 * Builds the pages (unless `--no-build` is given), starts the server on an empty folder, opens a browser and signs a
 * clinician in. `ask` calls the server with the token that the clinician has in the browser; `end` stops everything.
 */
export async function clinicianInBrowser() {
  if (!process.argv.includes('--no-build')) execFileSync('npm', ['run', '--silent', 'build'], { cwd: root })
  const data = await newDataFolder()
  let server = await startServer(data.folder, { ALTA_LOG_LEVEL: 'error' })
  const { address } = server
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath })
  const context = await browser.newContext({ locale: 'es-ES', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await setUp(page, server.setup_link ?? '')

  const token = () => page.evaluate<string>(`JSON.parse(localStorage.getItem('auth-storage')).state.token`)
  const ask = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const headers = { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' }
    const response = await fetch(`${address}/api/v0${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer: ReturnType<typeof JSON.parse> = response.status === 204 ? null : await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
    return answer
  }
  return {
    address,
    context,
    page,
    ask,
    killServer: () => server.kill(),
    startServer: async () => {
      server = await startServer(data.folder, { ALTA_LOG_LEVEL: 'error', PORT: new URL(address).port })
    },
    end: async () => {
      await browser.close()
      await server.stop()
      await data.remove()
    },
  }
}
type Clinician = Awaited<ReturnType<typeof clinicianInBrowser>>

/** Creates a report from a course and returns its id once the report is ready. */
export async function makeReport({ ask }: Clinician, text: string): Promise<string> {
  const { items } = await ask('GET', '/organisations?permission=discharge_reports:create')
  const body = { organisation_id: items[0].organisation_id, source: { text } }
  const { discharge_report_id: id } = await ask('POST', '/discharge-reports', body)
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await ask('GET', `/discharge-reports/${id}`)).status === 'ready') return String(id)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The report is not ready after half a minute')
}
