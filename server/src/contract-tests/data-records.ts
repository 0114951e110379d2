import { noRules } from '@alta/contract/retention'
import { newId } from '#base/ids'
import type { TestServer } from './test-server.ts'

interface InOrganisation {
  readonly organisation_id: string
}

const reason = 'Reclamación judicial en curso'

/** A hold on a record number of nobody. */
export async function legalHold({ services: { db, clock } }: TestServer, { organisation_id }: InOrganisation) {
  const placed_at = clock.now()
  const legal_hold_id = newId(placed_at)
  const what = { kind: 'record_number', record_number: 'hc0', record_id: null } as const
  await db
    .insertInto('legal_holds')
    .values({ organisation_id, legal_hold_id, ...what, reason, placed_at, placed_by_name: 'Quien lo pidió' })
    .execute()
  return { legal_hold_id }
}

/** An erasure that was begun and found nothing. */
export async function erasure({ services: { db, clock } }: TestServer, { organisation_id }: InOrganisation) {
  const requested_at = clock.now()
  const erasure_id = newId(requested_at)
  const begun = { state: 'running', reason, requested_at, requested_by_name: 'Quien la pidió' } as const
  await db
    .insertInto('erasures')
    .values({ organisation_id, erasure_id, ...begun })
    .execute()
  return { erasure_id }
}

interface ExportRequester {
  readonly organisation_id: string
  readonly by: string
}
type ExportSubject = { readonly kind: 'patient' } | { readonly kind: 'person'; readonly user_id: string }

/** An export that is ready; until the test gives it to its caller it is nobody's. */
async function readyExport({ services }: TestServer, { organisation_id, by }: ExportRequester, subject: ExportSubject) {
  const { db, clock, files } = services
  const requested_at = clock.now()
  const data_export_id = newId(requested_at)
  const expires_at = new Date(requested_at.getTime() + 3_600_000)
  const of =
    subject.kind === 'patient'
      ? { organisation_id, user_id: null, records: '[]' }
      : { organisation_id: null, user_id: subject.user_id, records: null }
  const times = { requested_at, expires_at }
  await db
    .insertInto('data_exports')
    .values({ data_export_id, requested_by: by, ...times, kind: subject.kind, state: 'ready', bytes: 4, ...of })
    .execute()
  await files.put(`data-exports/${data_export_id}`, Buffer.from('PK\u0005\u0006'))
  return { data_export_id }
}

/** Of a patient. */
export const dataExport = (server: TestServer, organisation: InOrganisation, by: string = crypto.randomUUID()) =>
  readyExport(server, { ...organisation, by }, { kind: 'patient' })

/** Of the person who asked for it. */
export const ownExport = (server: TestServer, user_id: string) =>
  readyExport(server, { organisation_id: '', by: user_id }, { kind: 'person', user_id })

/** Rules that have not come into force. */
export async function waitingRules({ services: { db, clock } }: TestServer, organisation_id: string): Promise<void> {
  const changed_at = clock.now()
  const waiting_until = new Date(changed_at.getTime() + 3_600_000)
  const texts = {
    rules: JSON.stringify(noRules),
    waiting_rules: JSON.stringify({ ...noRules, chats: 90 }),
    waiting_until,
  }
  const row = { ...texts, reason, changed_at, changed_by_name: 'Quien las cambió', revision: 1 }
  await db
    .insertInto('organisation_retention')
    .values({ organisation_id, ...row })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(row))
    .execute()
}
