import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Services } from '../../server/src/base/services.ts'
import { newId } from '../../server/src/base/ids.ts'
import { distinctWords } from '../../server/src/base/search-words.ts'

const cases = join(import.meta.dirname, '../../clinical/cases')
const courses = readdirSync(cases)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => ({ language: name.slice(0, 2), words: readFileSync(join(cases, name), 'utf8').split(/\s+/) }))

const languages = { es: 'es', ca: 'ca', en: 'en' } as const
const languageOf = (name: string) => Object.values(languages).find((language) => language === name) ?? 'es'
const many = 500

/**
 * A report with the columns that the list shows, a minute older than the previous one. Its course is 150 words of an
 * invented course.
 */
function reportAt(index: number, { organisation_id, created_by, now }: ReportSeedOptions) {
  const course = courses[index % courses.length] ?? { language: 'es', words: [] }
  const created_at = new Date(now.getTime() - index * 60_000)
  const from = (index * 37) % Math.max(1, course.words.length - 150)
  return {
    organisation_id,
    discharge_report_id: newId(created_at),
    title: `Informe ${index} ${course.words[from] ?? ''}`,
    title_given: true,
    status: index % 50 === 0 ? ('failed' as const) : ('ready' as const),
    created_at,
    created_by: created_by[index % created_by.length] ?? null,
    created_by_credential: null,
    source_filename: null,
    source_text: course.words.slice(from, from + 150).join(' '),
    source_sha256: '0'.repeat(64),
    requested_language: null,
    language: languageOf(course.language),
    report_strategy: 'extractive' as const,
    engine: 'extractive',
    engine_version: '1',
    sections_done: 18,
    started_at: created_at,
    generation_seconds: (index % 97) / 40,
    problem_code: null,
    decisions: index % 4,
    unused_count: index % 7,
    review_state: index % 3 === 0 ? ('signed' as const) : ('draft' as const),
    rated_good: index % 5 === 0 ? 1 : 0,
  }
}

interface ReportSeedOptions {
  readonly organisation_id: string
  readonly created_by: readonly string[]
  readonly now: Date
}

/** Inserts this many reports of one organisation, with the words for searching them. */
export async function fillReports(
  { db }: Pick<Services, 'db'>,
  filling: ReportSeedOptions,
  count: number,
): Promise<void> {
  for (let first = 0; first < count; first += many) {
    const rows = Array.from({ length: Math.min(many, count - first) }, (_, at) => reportAt(first + at, filling))
    await db.insertInto('discharge_reports').values(rows).execute()
    await db
      .insertInto('discharge_report_words')
      .values(
        rows.map(({ organisation_id, discharge_report_id, title, source_text }) => ({
          organisation_id,
          discharge_report_id,
          words: sql<string>`array_to_tsvector(${distinctWords(title, source_text)}::text[])`,
        })),
      )
      .execute()
  }
}
