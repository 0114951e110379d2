import type { Db } from '#base/database'

/** A chat of an organisation. */
export interface SessionKey {
  readonly organisation_id: string
  readonly chat_session_id: string
}

/** The reports in use that are attached to a chat: `attached`, with `report`. */
export const attachedReports = (db: Db, { organisation_id, chat_session_id }: SessionKey) =>
  db
    .selectFrom('chat_session_reports as attached')
    .innerJoin('discharge_reports as report', (join) =>
      join
        .onRef('report.organisation_id', '=', 'attached.organisation_id')
        .onRef('report.discharge_report_id', '=', 'attached.discharge_report_id'),
    )
    .where('attached.organisation_id', '=', organisation_id)
    .where('attached.chat_session_id', '=', chat_session_id)
    .where('report.put_away_at', 'is', null)
