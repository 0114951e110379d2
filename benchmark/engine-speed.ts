import { writeReport } from '@alta/clinical/report/engine'
import { longCourse } from './long-course.ts'

/** The limits of the engine's 95th percentile, in milliseconds, for a course with this many words. */
const limits = [
  { words: 2_000, limit: 60, runs: 60 },
  { words: 10_000, limit: 250, runs: 40 },
  { words: 50_000, limit: 1_200, runs: 20 },
] as const

const percentile = (sorted: readonly number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0

let exceeded = false
console.log('words    median   p95      limit    ms per 1,000 words')
for (const { words, limit, runs } of limits) {
  const text = longCourse(words)
  for (let warm = 0; warm < 3; warm += 1) writeReport(text, {})
  const times = Array.from({ length: runs }, () => {
    const started = performance.now()
    writeReport(text, {})
    return performance.now() - started
  }).sort((a, b) => a - b)
  const p95 = percentile(times, 0.95)
  exceeded ||= p95 > limit
  const cells = [words, percentile(times, 0.5).toFixed(1), p95.toFixed(1), limit, ((p95 / words) * 1_000).toFixed(2)]
  console.log(cells.map((cell) => String(cell).padEnd(8)).join(' '))
}
console.log(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`)
process.exitCode = exceeded ? 1 : 0
