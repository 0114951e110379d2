import { identityFrom, type NoteIdentity, patientsIn, type WrittenIdentity } from '@alta/clinical/identity/same-patient'
import { attachedReports, type SessionKey } from './attached.store.ts'
import type { Db } from '#base/database'

/** The patients that the documents of a session name, as they were read. */
async function inDocuments(db: Db, { organisation_id, chat_session_id }: SessionKey): Promise<NoteIdentity[]> {
  const rows = await db
    .selectFrom('chat_texts')
    .select('identities')
    .where('organisation_id', '=', organisation_id)
    .where('chat_session_id', '=', chat_session_id)
    .where('document_id', 'is not', null)
    .orderBy('source_id')
    .execute()
  return rows.flatMap(({ identities }) => identities ?? [])
}

/** The patients of the attached reports, as their heads show them. */
async function inReports(db: Db, key: SessionKey): Promise<NoteIdentity[]> {
  const rows = await attachedReports(db, key)
    .select(['report.patient_name as name', 'report.record_number', 'report.birth_date'])
    .where('report.annulled_at', 'is', null)
    .orderBy('report.discharge_report_id')
    .execute()
  return rows
    .filter(({ name, record_number }) => name !== null || record_number !== null)
    .map((written) => identityFrom(written))
}

/** The patients of a session's texts where they are several; none where they may all be one. */
export async function severalPatients(db: Db, key: SessionKey): Promise<WrittenIdentity[]> {
  const patients = patientsIn([...(await inReports(db, key)), ...(await inDocuments(db, key))])
  return patients.length > 1 ? patients : []
}
