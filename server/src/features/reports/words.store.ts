import { sql } from 'kysely'
import { hashedWordsQuery } from '#base/content/word-hashes'
import type { Schema } from '#base/database/schema'
import { vectorOfWords } from '#base/search-words'
import type { Db } from '#base/database'

/** Of the report. */
type Key = Pick<Schema['discharge_report_words'], 'organisation_id' | 'discharge_report_id'>

/** What a report is searched by: the `distinctWords` of its title, its head and its course, with blanks between them. */
export async function saveWords(db: Db, { organisation_id, discharge_report_id }: Key, text: string): Promise<void> {
  const words = vectorOfWords(text)
  await db
    .insertInto('discharge_report_words')
    .values({ organisation_id, discharge_report_id, words })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'discharge_report_id']).doUpdateSet({ words }))
    .execute()
  await addNamedWords(db, { organisation_id, discharge_report_id })
}

/** What is kept readable anyway stays readable among hashed words, so that beginnings of names and titles find. */
export async function addNamedWords(db: Db, { organisation_id, discharge_report_id }: Key): Promise<void> {
  await sql`
    update discharge_report_words found set words = found.words || strip(report.named_words)
    from discharge_reports report
    where report.organisation_id = ${organisation_id} and report.discharge_report_id = ${discharge_report_id}
      and found.organisation_id = ${organisation_id} and found.discharge_report_id = ${discharge_report_id}
      and found.words @@ ${hashedWordsQuery}::tsquery`.execute(db)
}
