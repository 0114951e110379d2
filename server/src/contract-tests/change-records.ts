import type { RecordIds } from './record-ids.ts'
import type { Caller, Credential, Person, TestServer } from './test-server.ts'

/** Makes a chat the caller's own. */
export async function insertChat(
  { services: { db } }: TestServer,
  { chat_session_id = '' }: RecordIds,
  caller: Caller | Person | Credential,
): Promise<void> {
  await db
    .updateTable('chat_sessions')
    .set({
      created_by: 'user_id' in caller ? caller.user_id : null,
      created_by_credential: 'service_credential_id' in caller ? caller.service_credential_id : null,
    })
    .where('chat_session_id', '=', chat_session_id)
    .execute()
}

/** Signs a report on a day so long gone that nothing asks any more for it to be kept. */
export async function signLongAgo(
  { services: { db } }: TestServer,
  { organisation_id = '', discharge_report_id = '' }: RecordIds,
): Promise<void> {
  const signed = { revision: 0, title: null, digest: '', signed_at: new Date(0), signer_name: 'Firmante' }
  await db
    .insertInto('discharge_report_signatures')
    .values({ organisation_id, discharge_report_id, ...signed, signed_by: null, accepted: '[]' })
    .execute()
}
