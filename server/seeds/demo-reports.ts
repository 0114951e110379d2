import { readFileSync } from 'node:fs'
import { writeReport } from '@alta/clinical/report/engine'
import { storedCourse } from '#base/course-file/stored-course'
import { dayInMs } from '#base/date-range'
import { newId } from '#base/ids'
import type { Services } from '#base/services'
import { listedHead, titleOfStay } from '../src/features/reports/head.rules.ts'
import * as rules from '../src/features/reports/reports.rules.ts'
import { insertReport, insertSectionFigures } from '../src/features/reports/reports.store.ts'
import { seedDemoReview } from './demo-reviews.ts'
import { writtenByHand } from './demo-written.ts'

interface DemoReport {
  /** An invented course among the engine's cases. */
  readonly course: string
  /** Index into the demonstration's organisations. */
  readonly place: number
  readonly email: string
  readonly days_ago: number
  /** Written with a model, whose answers are those that somebody wrote by hand. */
  readonly written?: true
}

const demoReports: readonly DemoReport[] = [
  { course: 'es-01', place: 0, email: 'clinician@demo.example', days_ago: 9 },
  { course: 'ca-01', place: 0, email: 'clinician@demo.example', days_ago: 6 },
  { course: 'en-01', place: 0, email: 'clinician@demo.example', days_ago: 4 },
  { course: 'es-02', place: 0, email: 'clinician@demo.example', days_ago: 1 },
  { course: 'later/es-23', place: 0, email: 'clinician@demo.example', days_ago: 2 },
  { course: 'later/en-22', place: 0, email: 'clinician@demo.example', days_ago: 3 },
  { course: 'h18-04', place: 0, email: 'clinician@demo.example', days_ago: 5, written: true },
  { course: 'ca-02', place: 1, email: 'other@demo.example', days_ago: 3 },
]

export interface SeededAccounts {
  readonly people: ReadonlyMap<string, string>
  readonly organisations: readonly string[]
}

/** What a report is made of, and by whom. */
async function made({ course, written }: DemoReport) {
  if (written) return await writtenByHand(course)
  const source = readFileSync(new URL(`../../clinical/cases/${course}.txt`, import.meta.url), 'utf8')
  const { text, sha256 } = storedCourse(source, '/source/text')
  return { text, sha256, report: writeReport(text, {}), report_strategy: 'extractive' as const, model: null }
}

/** Writes reports of invented courses with the engine itself, as if they had been generated on days gone by. */
export async function seedDemoReports(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  seeded: SeededAccounts,
): Promise<void> {
  for (const demo of demoReports) {
    const { course, place, email, days_ago } = demo
    const filename = `${course.split('/').at(-1) ?? course}.txt`
    const created_at = new Date(clock.now().getTime() - days_ago * dayInMs)
    const began = performance.now()
    const { text, sha256, report, report_strategy, model } = await made(demo)
    const { engine, language, stay, patient, warnings, sections, unused } = report
    const read = { language, patient, stay, head: {} }
    const shown = rules.titleFrom(report.title) ?? titleOfStay(read) ?? rules.provisionalTitle(filename, created_at)
    const generation_seconds = Math.round(performance.now() - began) / 1000
    const key = { organisation_id: seeded.organisations[place] ?? '', discharge_report_id: newId(created_at) }
    await insertReport(db, {
      ...key,
      title: shown,
      title_given: false,
      status: 'ready',
      created_at,
      created_by: seeded.people.get(email) ?? null,
      created_by_credential: null,
      source_filename: filename,
      source_text: text,
      source_sha256: sha256,
      requested_language: null,
      language,
      report_strategy,
      model,
      engine: engine.name,
      engine_version: engine.version,
      sections_done: sections.length,
      sections: JSON.stringify(sections),
      unused: JSON.stringify(unused),
      stay: JSON.stringify(stay),
      patient: JSON.stringify(patient),
      warnings: JSON.stringify(warnings),
      ...listedHead(read),
      ...rules.toDecide({ sections, unused }),
      started_at: created_at,
      generation_seconds,
      problem_code: null,
    })
    await insertSectionFigures(db, key, rules.toDecideBySection({ sections, unused }))
    const ready_at = new Date(created_at.getTime() + generation_seconds * 1000)
    await seedDemoReview(db, { key, course, text, title: shown, sha256, report, ready_at }, seeded.people)
  }
}
