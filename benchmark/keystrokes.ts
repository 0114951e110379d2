// Somebody writes in a section without a pause while something breaks. Measures how many letters are lost afterwards,
// and how old they were when it broke. None may be older than two seconds. Uses the built pages, the whole server and a
// real browser.
// npm run bench -- keystrokes [ROUNDS] [--no-build]
import type { Page } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'
import { signIn } from '../journeys/people.ts'
import { clinicianInBrowser, makeReport } from './browser/clinician.ts'
import { longCourse } from './long-course.ts'

const rounds = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 3)
const perSecond = 8
const limit = 2

/** Numbered words, so that a loss in the middle of the text is noticed. */
const script = Array.from({ length: 200 }, (_, at) => `p${String(at + 1).padStart(3, '0')} `).join('')

interface KeystrokeTrace {
  readonly text: string
  /** When each letter was typed, in ms. */
  readonly at: readonly number[]
}

const clinician = await clinicianInBrowser()
const { address, context, ask } = clinician
const field = (page: Page) => page.getByRole('textbox', { name: 'Complicaciones' })

async function openEditor(report: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${address}/browse-discharge-reports?report=${report}`)
  await page.getByRole('button', { name: 'Editar Complicaciones' }).click()
  await field(page).click()
  return page
}

/** Types a letter every eighth of a second until `stop` is called. A letter counts only if the field was visible. */
function typing(page: Page) {
  const at: number[] = []
  let goesOn = true
  const done = (async () => {
    const began = performance.now()
    while (goesOn && at.length < script.length) {
      await wait(Math.max(0, began + (at.length * 1_000) / perSecond - performance.now()))
      if (!goesOn || !(await field(page).isVisible())) break
      await page.keyboard.type(script[at.length] ?? '')
      at.push(performance.now())
    }
  })().catch(() => undefined)
  return {
    stop: async (): Promise<KeystrokeTrace> => {
      goesOn = false
      await done
      return { text: script.slice(0, at.length), at }
    },
  }
}

const untilSaved = (page: Page) => page.getByText(/^Guardado a las/).waitFor({ timeout: 30_000 })

/** The section's text when the report is opened again in another tab. */
async function readAgain(report: string): Promise<string> {
  const page = await context.newPage()
  await page.goto(`${address}/browse-discharge-reports?report=${report}`)
  const section = page.getByRole('region', { name: 'Complicaciones', exact: true })
  // If nothing was saved, the text never appears, and everything counts as lost.
  await section
    .getByText(script.slice(0, 4))
    .waitFor({ timeout: 20_000 })
    .catch(() => undefined)
  const text = await section.innerText()
  await page.close()
  return /p\d.*/s.exec(text)?.[0].replace(/\s+/g, ' ') ?? ''
}

/** Each accident breaks something while text is typed into `page`, and returns what was typed and when. */
const accidents: Record<string, (page: Page) => Promise<KeystrokeTrace>> = {
  'server killed, started 3 s later': async (page) => {
    const typist = typing(page)
    await wait(3_000)
    await clinician.killServer()
    await wait(3_000)
    await clinician.startServer()
    await wait(4_000)
    const typed = await typist.stop()
    await untilSaved(page)
    return typed
  },
  'session ended, signed in again': async (page) => {
    const typist = typing(page)
    await wait(3_000)
    await ask('POST', '/auth/logout')
    await page.getByLabel('Correo electrónico').waitFor()
    const typed = await typist.stop()
    await signIn(page, /\/browse-discharge-reports\?/)
    await untilSaved(page)
    return typed
  },
  'network cut for 5 s': async (page) => {
    const typist = typing(page)
    await wait(3_000)
    await context.setOffline(true)
    await wait(5_000)
    await context.setOffline(false)
    await wait(2_000)
    const typed = await typist.stop()
    await untilSaved(page)
    return typed
  },
  'browser tab killed': async (page) => {
    const typist = typing(page)
    await wait(4_000 + Math.random() * 1_000)
    const killer = await context.newCDPSession(page)
    void killer.send('Page.crash').catch(() => undefined)
    return await typist.stop()
  },
  'server and tab killed at once': async (page) => {
    const typist = typing(page)
    await wait(4_000 + Math.random() * 1_000)
    const killer = await context.newCDPSession(page)
    void killer.send('Page.crash').catch(() => undefined)
    await clinician.killServer()
    const typed = await typist.stop()
    await clinician.startServer()
    return typed
  },
  'page reloaded': async (page) => {
    const typist = typing(page)
    await wait(4_000 + Math.random() * 1_000)
    const typed = await typist.stop()
    await page.reload()
    return typed
  },
}

async function round(accident: (page: Page) => Promise<KeystrokeTrace>) {
  const report = await makeReport(clinician, longCourse(1_000, 'es'))
  const page = await openEditor(report)
  const { text, at } = await accident(page)
  const read = `${await readAgain(report)} `
  const whole = at.findIndex((_, index) => text[index] !== read[index])
  const first = whole === -1 ? text.length : whole
  await page.close()
  const end = at.at(-1) ?? 0
  return {
    typed: text.length,
    lost: text.length - first,
    oldest: first < text.length ? (end - (at[first] ?? 0)) / 1_000 : 0,
  }
}

const rows: { accident: string; rounds: number; typed: number; lost: number; 'oldest (s)': number; holds: boolean }[] =
  []
try {
  for (const [accident, cause] of Object.entries(accidents)) {
    const done: Awaited<ReturnType<typeof round>>[] = []
    for (let turn = 0; turn < rounds; turn += 1) done.push(await round(cause))
    const sum = (of: (one: (typeof done)[number]) => number) => done.reduce((total, one) => total + of(one), 0)
    const oldest = Math.max(...done.map((one) => one.oldest))
    rows.push({
      accident,
      rounds,
      typed: sum(({ typed }) => typed),
      lost: sum(({ lost }) => lost),
      'oldest (s)': Math.round(oldest * 100) / 100,
      holds: oldest <= limit,
    })
  }
} finally {
  await clinician.end()
}
console.table(rows)
process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1
