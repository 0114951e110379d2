// Measures how long a report of 3,000 words takes from the click in the list until a person can work with it beside its
// source, and how long a passage takes from the key press until it is painted. Uses the built pages, the whole server
// and a real browser.
// npm run bench -- review [ROUNDS] [--no-build]
import { clinicianInBrowser, makeReport } from './browser/clinician.ts'
import { longCourse } from './long-course.ts'

const rounds = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 10)
const keys = 100

/**
 * This script runs in the page before the click. It resolves with the milliseconds from the click until both texts were
 * painted, and until the end of the last long task that began within half a second after that. From then on every key
 * is answered at once.
 */
const watchOpening = `window.opened = new Promise((resolve) => {
  addEventListener('click', ({ timeStamp: clicked }) => {
    const long = []
    const watching = new PerformanceObserver((list) => long.push(...list.getEntries()))
    watching.observe({ type: 'longtask' })
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      const painted = performance.now()
      setTimeout(() => {
        watching.disconnect()
        const free = Math.max(painted, ...long.map(({ startTime, duration }) => startTime + duration))
        resolve({ painted: painted - clicked, interactive: free - clicked })
      }, 500)
    }
    const look = () => {
      const isThere = document.querySelector('main .sentence') && document.querySelector('main .passage')
      // A message sent in a frame arrives when that frame has been painted.
      if (isThere) port2.postMessage(null)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, { once: true, capture: true })
})
null`

/**
 * Records, for every key press, the milliseconds until the frame was painted in which its sentence and passage are
 * highlighted.
 */
const watchLighting = `window.lit = []
addEventListener('keydown', ({ timeStamp: pressed }) => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => window.lit.push(performance.now() - pressed)
  const look = () => {
    const isThere = document.activeElement.matches('.sentence[data-lit]') && document.querySelector('main mark')
    if (isThere) port2.postMessage(null)
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}, { capture: true })
null`

const percentile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

const ms = (value: number) => `${value.toFixed(1)} ms`

const clinician = await clinicianInBrowser()
const { page, context, address, ask } = clinician
try {
  const report = await ask('GET', `/discharge-reports/${await makeReport(clinician, longCourse(6_000, 'es'))}`)
  const written: { items: { text: string }[] }[] = report.generated.sections
  const words = written.flatMap(({ items }) => items).reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)

  const clock = await context.newCDPSession(page)
  await clock.send('Performance.enable', { timeDomain: 'threadTicks' })
  /**
   * The processor time that the page's main thread has used so far, in ms. Other work on the machine does not change
   * it.
   */
  const spent = async (kinds: readonly string[]) => {
    const { metrics } = await clock.send('Performance.getMetrics')
    return metrics.reduce((sum, { name, value }) => sum + (kinds.includes(name) ? value * 1_000 : 0), 0)
  }

  const openings: { painted: number; interactive: number; spent: number }[] = []
  // In the first round the browser's cache is empty, so it is reported separately.
  for (let round = 0; round <= rounds; round += 1) {
    await page.goto(`${address}/browse-discharge-reports`)
    const link = page.getByRole('row').nth(1).getByRole('link')
    await link.waitFor()
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await page.evaluate(watchOpening)
    const before = await spent(['TaskDuration'])
    await link.click()
    const opened = await page.evaluate<{ painted: number; interactive: number }>('window.opened')
    openings.push({ ...opened, spent: (await spent(['TaskDuration'])) - before })
  }
  const [first, ...later] = openings
  const interactive = later.map((opening) => opening.interactive)

  // The head of the report has sentences of its own, which the arrow keys do not leave.
  await page.locator('main .section .sentence').first().focus()
  await page.evaluate(watchLighting)
  const work = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']
  const before = await spent(work)
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press('ArrowDown')
    // Waits until the text has come to rest, and for a varying time, so that the keys are not in step with the frames.
    await new Promise((resolve) => setTimeout(resolve, 250 + Math.random() * 50))
  }
  const lit = await page.evaluate<number[]>('window.lit')
  const perKey = ((await spent(work)) - before) / keys
  if (lit.length < keys) throw new Error(`Only ${lit.length} of ${keys} keys lit a passage`)

  console.log(`report of ${words} words from a course of ${report.source.text.split(/\s+/).length}, in Spanish`)
  console.log(`very first opening: painted ${ms(first?.painted ?? 0)}, interactive ${ms(first?.interactive ?? 0)}`)
  console.log(
    `click to both texts painted, ${rounds} times: median ${ms(
      percentile(
        later.map(({ painted }) => painted),
        0.5,
      ),
    )}`,
  )
  console.log(
    `click to interactive, ${rounds} times: median ${ms(percentile(interactive, 0.5))}, most ${ms(Math.max(...interactive))} (at most 300 ms)`,
  )
  console.log(
    `processor time of it: median ${ms(
      percentile(
        later.map((one) => one.spent),
        0.5,
      ),
    )}`,
  )
  console.log(
    `key to passage painted, ${keys} times: median ${ms(percentile(lit, 0.5))}, p95 ${ms(percentile(lit, 0.95))} (median at most 16 ms)`,
  )
  console.log(`processor time of a key, script, style and layout: mean ${ms(perKey)}`)
  process.exitCode = Math.max(...interactive) <= 300 && percentile(lit, 0.5) <= 16 ? 0 : 1
} finally {
  await clinician.end()
}
