import type { ModelCall } from '@alta/contract/model'
import type { Insertable } from 'kysely'
import type { Schema } from '#base/database/schema'
import type { ReportKey } from '../reports.store.ts'
import type { Db } from '#base/database'

const callsOf = (db: Db, { organisation_id, discharge_report_id }: ReportKey) =>
  db
    .selectFrom('discharge_report_model_calls')
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)

export type NewCall = Omit<Insertable<Schema['discharge_report_model_calls']>, keyof ReportKey>

export async function insertCalls(
  db: Db,
  { organisation_id, discharge_report_id }: ReportKey,
  calls: readonly NewCall[],
): Promise<void> {
  if (calls.length === 0) return
  await db
    .insertInto('discharge_report_model_calls')
    .values(calls.map((call) => ({ organisation_id, discharge_report_id, ...call })))
    .execute()
}

/** The calls without their text, oldest first. */
export async function listCalls(db: Db, key: ReportKey): Promise<ModelCall[]> {
  const calls = await callsOf(db, key)
    .select(['model_call_id', 'step', 'section', 'model', 'failure', 'prompt_tokens', 'completion_tokens'])
    .select(['milliseconds', 'cost', 'created_at'])
    .orderBy('created_at')
    .orderBy('model_call_id')
    .execute()
  return calls.map((call) => ({ ...call, created_at: call.created_at.toISOString() }))
}

/** The prompts and answers; a request without an answer is not among them. */
export async function listAnswered(db: Db, key: ReportKey) {
  const calls = await callsOf(db, key).select(['model', 'prompt', 'answer']).where('answer', 'is not', null).execute()
  return calls.map(({ answer, ...call }) => ({ ...call, answer: answer ?? '' }))
}

/** Deletes the calls of an earlier run: a report that is generated again has calls of its own. */
export async function deleteCalls(db: Db, { organisation_id, discharge_report_id }: ReportKey): Promise<void> {
  await db
    .deleteFrom('discharge_report_model_calls')
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .execute()
}
