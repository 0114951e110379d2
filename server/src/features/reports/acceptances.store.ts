import { createHash } from 'node:crypto'
import type { Acceptance } from '@alta/contract/review'
import type { SectionKey } from '@alta/contract/sections'
import type { ReportKey } from './reports.store.ts'
import type { Db } from '#base/database'

/** A sentence of a section, word for word. */
export interface SectionSentence {
  readonly section: SectionKey
  readonly text: string
}

interface NewAcceptance extends SectionSentence {
  readonly accepted_at: Date
  readonly accepted_by: string
  readonly accepter_name: string
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The sentences that people have accepted in a report, oldest first. */
export async function listAcceptances(
  db: Db,
  { organisation_id, discharge_report_id }: ReportKey,
): Promise<Acceptance[]> {
  const accepted = await db
    .selectFrom('discharge_report_acceptances')
    .select(['section', 'text', 'accepted_at', 'accepted_by', 'accepter_name'])
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .orderBy('accepted_at')
    .orderBy('text_digest')
    .execute()
  return accepted.map(({ section, text, accepted_at, accepted_by, accepter_name }) => ({
    section,
    text,
    accepted_at: accepted_at.toISOString(),
    accepted_by: { user_id: accepted_by, name: accepter_name },
  }))
}

/** The first person who accepted it stays named. False when it had been accepted before. */
export async function saveAcceptance(
  db: Db,
  { organisation_id, discharge_report_id }: ReportKey,
  acceptance: NewAcceptance,
): Promise<boolean> {
  const saved = await db
    .insertInto('discharge_report_acceptances')
    .values({ organisation_id, discharge_report_id, ...acceptance, text_digest: digestOf(acceptance.text) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('section')
    .executeTakeFirst()
  return saved !== undefined
}

/** False when it was not accepted. */
export async function dropAcceptance(
  db: Db,
  { organisation_id, discharge_report_id }: ReportKey,
  { section, text }: SectionSentence,
): Promise<boolean> {
  const dropped = await db
    .deleteFrom('discharge_report_acceptances')
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .where('section', '=', section)
    .where('text_digest', '=', digestOf(text))
    .returning('section')
    .executeTakeFirst()
  return dropped !== undefined
}
