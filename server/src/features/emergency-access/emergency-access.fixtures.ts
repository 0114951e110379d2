import * as audit from '@alta/contract/audit'
import * as auth from '@alta/contract/auth'
import * as emergency from '@alta/contract/emergency-access'
import * as reports from '@alta/contract/reports'
import { freshRecords } from '../../contract-tests/records.ts'
import {
  type Caller,
  knownPassword,
  openTestServer,
  type Person,
  type TestServer,
} from '../../contract-tests/test-server.ts'
import { endOverdueAccesses } from './ending.ts'

export const minute = 60_000
export const reason = 'La guardia no puede abrir el informe de una paciente'

/** Opens a server with the actions that tests of emergency access perform on it. */
export async function openEmergencyAccessFixture() {
  const requests_per_minute = { person: 10_000, address: 100_000 }
  const server: TestServer = await openTestServer({ options: { heartbeat_ms: 50, requests_per_minute } })
  /** Creates an organisation with an owner and two reports, and an administrator who has no role in it. */
  async function createOrganisation(name: string) {
    const organisation_id = await server.organisation(`Hospital ${name}`)
    const organisation = { organisation_id, word: name, clinical: 'Flamenco' }
    const owner = await server.person(['owner', organisation_id])
    const administrator = await server.person(['administrator'])
    const made = [
      await freshRecords(server, organisation, ['discharge_report_id']),
      await freshRecords(server, organisation, ['discharge_report_id']),
    ]
    return { organisation_id, owner, administrator, ids: made.map((one) => one['discharge_report_id'] ?? '') }
  }

  const open = (by: Caller, organisation_id: string, body: object = {}) =>
    server.call(by, emergency.open, { params: { organisation_id }, body: { reason, password: knownPassword, ...body } })
  const end = (by: Caller, organisation_id: string, emergency_access_id: string) =>
    server.call(by, emergency.end, { params: { organisation_id, emergency_access_id } })
  const listAccesses = async (by: Caller, organisation_id: string) =>
    (await server.call(by, emergency.list, { params: { organisation_id } })).json
  const read = async (by: Caller, [discharge_report_id = '']: readonly string[]) =>
    (await server.call(by, reports.read, { params: { discharge_report_id } })).status
  const list = async (by: Caller, query = {}) => (await server.call(by, reports.list, { query })).status
  const tokenOf = async ({ email }: Person): Promise<string> =>
    (await server.call(null, auth.login, { body: { email, password: knownPassword } })).json.token
  const signInAgain = async (person: Person): Promise<Caller> => ({ token: await tokenOf(person) })
  const endOverdue = () => endOverdueAccesses(server.services, server.app.reads)
  const configure = (by: Caller, organisation_id: string, emergency_access: string) =>
    server.call(by, emergency.configure, { params: { organisation_id }, body: { emergency_access } })
  const auditEventsOf = async (organisation_id: string, query = {}): Promise<audit.AuditEvent[]> =>
    (await server.call(await server.person(['auditor']), audit.list, { query: { organisation_id, ...query } })).json
      .items
  return {
    server,
    createOrganisation,
    open,
    end,
    listAccesses,
    read,
    list,
    signInAgain,
    endOverdue,
    configure,
    auditEventsOf,
  }
}

export type EmergencyAccessFixture = Awaited<ReturnType<typeof openEmergencyAccessFixture>>
