// Measures how much work a report gives a clinician: the number of open decisions shown (doubtful sentences and facts
// left out), and the number of key presses from opening the report until it is signed with every section marked as
// reviewed. Uses six courses of annotators that nothing was trained on (the fold `test`), reviewed by a script that
// only uses the review's keyboard shortcuts. Uses the built pages, the whole server and a real browser.
// npm run bench -- clinician-work [NUMBER] [--no-build]
import type { Page } from '@playwright/test'
import { annotatedCourses } from '../clinical/evaluation/annotated/corpus.ts'
import { clinicianInBrowser, makeReport } from './browser/clinician.ts'

const limits = { decisions: 8, keys: 40 }
const number = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 6)

/** The courses in an order that takes one course of each annotator, then the second of each, and so on. */
const inTurn = Map.groupBy(annotatedCourses(['test']), ({ hand }) => hand)
  .values()
  .flatMap((courses) => courses.map((course, index) => ({ course, index })))
  .toArray()
  .toSorted((a, b) => a.index - b.index)
const courses = inTurn.slice(0, number).map(({ course }) => course)

/** The maximum number of key presses: no report needs more, so a script that presses more is going round in circles. */
const most = 150

/** Reads from the page the counts of open decisions, whether the report is reviewed, and what has the focus. */
const readPage = (page: Page) =>
  page.evaluate<{ doubts: number; omissions: number; isReviewed: boolean; isDoubt: boolean; isBody: boolean }>(`(() => {
    const at = document.activeElement
    const marks = [...document.querySelectorAll('main section.section .title [aria-pressed]')]
    return {
      doubts: document.querySelectorAll('main .section .sentence[data-doubt]').length,
      omissions: [...document.querySelectorAll('main button.fact')].filter((fact) => !fact.closest('details')).length,
      isReviewed: marks.length > 0 && marks.every((mark) => mark.getAttribute('aria-pressed') === 'true'),
      isDoubt: at?.matches('.sentence[data-doubt]') ?? false,
      isBody: at === null || at === document.body,
    }
  })()`)

interface Played {
  readonly course: string
  readonly doubts: number
  readonly omissions: number
  readonly decisions: number
  readonly keys: number
  readonly lost: number
}

async function play(page: Page, course: string): Promise<Played> {
  let keys = 0
  let lost = 0
  const press = async (key: string) => {
    if (keys >= most) throw new Error(`${course}: not signed after ${most} keys`)
    await page.keyboard.press(key)
    keys += 1
    await page.waitForTimeout(120)
    const now = await readPage(page)
    if (now.isBody) lost += 1
    return now
  }
  await page.locator('main .sentence').first().waitFor()
  await page.waitForTimeout(500)
  const { doubts, omissions } = await readPage(page)
  // The script looks at each fact left out and sets it aside; then, section by section, it accepts every doubtful
  // sentence.
  let now = omissions > 0 ? await press('u') : await readPage(page)
  while (now.omissions > 0) now = await press('x')
  now = await press('r')
  while (!now.isReviewed) now = await press(now.isDoubt ? 'Enter' : 'm')
  await press('Control+Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await page.keyboard.press('Enter')
  keys += 1
  await dialog.waitFor({ state: 'hidden', timeout: 20_000 })
  await page.getByRole('region', { name: 'Firmado', exact: true }).waitFor()
  return { course, doubts, omissions, decisions: doubts + omissions, keys, lost }
}

const clinician = await clinicianInBrowser()
const { page, address } = clinician
const rows: Played[] = []
try {
  for (const { id, text } of courses) {
    await page.goto(`${address}/browse-discharge-reports?report=${await makeReport(clinician, text)}`)
    rows.push(await play(page, id))
  }
} finally {
  await clinician.end()
}
console.table(rows)
const worst = (of: (row: Played) => number) => Math.max(...rows.map(of))
console.log(`decisions shown open: most ${worst((row) => row.decisions)} (at most ${limits.decisions})`)
console.log(`keys from open to signed, all reviewed: most ${worst((row) => row.keys)} (at most ${limits.keys})`)
console.log(`keys after which the page's body had the focus: ${rows.reduce((sum, { lost }) => sum + lost, 0)} (none)`)
const holds = worst((row) => row.decisions) <= limits.decisions && worst((row) => row.keys) <= limits.keys
process.exitCode = holds && rows.every(({ lost }) => lost === 0) ? 0 : 1
