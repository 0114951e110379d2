import { sql } from 'kysely'
import { hashedWordsQuery } from '#base/content/word-hashes'
import type { Schema } from '#base/database/schema'
import { vectorOfWords } from '#base/search-words'
import type { Db } from '#base/database'

/** The creation time of the report. */
type Key = Pick<Schema['discharge_report_words'], 'organisation_id' | 'discharge_report_id'>

/**
 * Stores the search words of a report: the `distinctWords` of its title, its head and its course, separated by blanks.
 */
export async function saveWords(db: Db, { organisation_id, discharge_report_id }: Key, text: string): Promise<void> {
  const words = vectorOfWords(text)
  await db
    .insertInto('discharge_report_words')
    .values({ organisation_id, discharge_report_id, words })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'discharge_report_id']).doUpdateSet({ words }))
    .execute()
  await addNamedWords(db, { organisation_id, discharge_report_id })
}

/**
 * Words that are stored readable anyway stay readable among hashed words, so that the beginnings of names and titles
 * are found.
 */
export async function addNamedWords(db: Db, { organisation_id, discharge_report_id }: Key): Promise<void> {
  await sql`
    update discharge_report_words found set words = found.words || strip(report.named_words)
    from discharge_reports report
    where report.organisation_id = ${organisation_id} and report.discharge_report_id = ${discharge_report_id}
      and found.organisation_id = ${organisation_id} and found.discharge_report_id = ${discharge_report_id}
      and found.words @@ ${hashedWordsQuery}::tsquery`.execute(db)
}
