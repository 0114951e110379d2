import { type Guard, signingInGuards } from './signing-in-guards.ts'
import { organisationRoles, type Role } from '@alta/contract/permissions'

/** Who holds what, copied by hand from what was promised to the hospitals; the code is held against it. */
const promised = `
| Permission                                             | administrator | auditor | owner | manager | clinician | reader | service credential | emergency access |
| users:read                                             | x             | x       |       |         |           |        | no                 |                  |
| users:write, users:delete                              | x             |         |       |         |           |        | never              |                  |
| organisations:create, organisations:delete             | x             |         |       |         |           |        | never              |                  |
| settings:write                                         | x             |         |       |         |           |        | never              |                  |
| organisation:read                                      | x             | x       | x     | x       | x         | x      | may                |                  |
| organisation:write                                     | x             |         | x     | x       |           |        | no                 |                  |
| members:read                                           | x             | x       | x     | x       |           |        | no                 |                  |
| members:write                                          | x             |         | x     | x       |           |        | never              |                  |
| service_credentials:read                               | x             | x       | x     | x       |           |        | no                 |                  |
| service_credentials:write                              | x             |         | x     | x       |           |        | never              |                  |
| discharge_reports:create, discharge_reports:correct    |               |         |       |         | x         |        | may                |                  |
| discharge_reports:export                               |               |         |       |         | x         |        | may                |                  |
| discharge_reports:read                                 |               |         |       |         | x         | x      | may                | x                |
| discharge_reports:rate                                 |               |         |       |         | x         | x      | never              |                  |
| discharge_reports:sign, discharge_reports:delete       |               |         |       |         | x         |        | never              |                  |
| discharge_reports:put_away                             |               |         | x     |         |           |        | never              |                  |
| chat_sessions:create                                   |               |         |       |         | x         |        | may                |                  |
| analytics:read, audit:read                             | x             | x       | x     | x       |           |        | no                 |                  |
| emergency_access:open                                  | x             |         |       |         |           |        | never              |                  |
| emergency_access:end                                   | x             |         | x     |         |           |        | never              |                  |
| emergency_access:configure                             |               |         | x     |         |           |        | never              |                  |
| retention:write                                        |               |         | x     |         |           |        | never              |                  |
| legal_holds:write                                      | x             |         | x     |         |           |        | never              |                  |
| erasures:write                                         |               |         | x     |         |           |        | never              |                  |
`

const cells = promised
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
const columns = cells[0] ?? []

/** Permission → the columns that are marked with `x` or `may`. */
export const table: ReadonlyMap<string, readonly string[]> = new Map(
  cells.slice(1).flatMap((row) => {
    const marked = columns.filter((_, index) => row[index] === 'x' || row[index] === 'may')
    return (row[1] ?? '').split(', ').map((permission) => [permission, marked] as const)
  }),
)

/** The roles that each role may give: an administrator gives all, an owner and a manager give those below their own. */
export const grantableBy: Readonly<Record<Role, readonly Role[]>> = {
  administrator: ['administrator', 'auditor', 'owner', 'manager', 'clinician', 'reader'],
  auditor: [],
  owner: ['manager', 'clinician', 'reader'],
  manager: ['clinician', 'reader'],
  clinician: [],
  reader: [],
}

const user = { open: 'person', sees: ['users:read', 'members:read'] } as const
const report = { sees: ['discharge_reports:read'] } as const
const organisation = { sees: ['organisation:read'] } as const
/** The caller's own chats: what somebody else began does not exist for the caller. */
const chat = { open: 'chat_sessions:create', sees: ['chat_sessions:create'] } as const
const credential = { open: 'service_credentials:write', sees: ['service_credentials:read'] } as const

/** Every call of the contract. A call that is missing here fails the test. */
export const guards: Readonly<Record<string, Guard>> = {
  'config.read': { open: 'public' },
  ...signingInGuards,
  'users.list': { open: 'person', narrows: true },
  'users.read': user,
  'users.update': { ...user, needs: 'users:write' },
  'users.remove': { ...user, open: 'users:delete' },
  'users.sessions': { ...user, needs: 'users:write' },
  'users.end_sessions': { ...user, needs: 'users:write' },
  'users.import': { open: 'users:write' },
  'users.export': { open: 'members:read', narrows: true },
  'invitations.list': { open: 'members:read', narrows: true },
  'invitations.create': { ...organisation, open: 'members:write' },
  'invitations.send': { open: 'members:write', sees: ['members:read'] },
  'invitations.remove': { open: 'members:write', sees: ['members:read'] },
  'invitations.look': { open: 'public' },
  'invitations.accept': { open: 'person' },
  'organisations.list': { open: 'signed-in' },
  'organisations.read': { ...organisation, open: 'signed-in' },
  'organisations.create': { open: 'organisations:create' },
  'organisations.update': { ...organisation, open: 'organisation:write' },
  'organisations.contents': { ...organisation, open: 'organisations:delete' },
  'organisations.deletions': { open: 'organisations:delete' },
  'organisations.remove': { ...organisation, open: 'organisations:delete' },
  'organisations.model_settings': { ...organisation, open: 'organisation:read' },
  'organisations.change_model_settings': { ...organisation, open: 'organisation:write' },
  'organisations.document_settings': { ...organisation, open: 'organisation:read' },
  'organisations.change_document_settings': { ...organisation, open: 'organisation:write' },
  'organisations.strategies': { open: 'signed-in' },
  'assignments.roles': { open: 'person' },
  'assignments.list': { open: 'person', narrows: true },
  'assignments.create': { ...organisation, open: 'members:write' },
  'assignments.remove': { open: 'members:write', sees: ['members:read'] },
  'credentials.list': { ...organisation, open: 'service_credentials:read' },
  'credentials.create': { ...organisation, open: 'service_credentials:write' },
  'credentials.update': credential,
  'credentials.remove': credential,
  'credentials.rotate': credential,
  'access_requests.list': { ...organisation, open: 'members:read' },
  'access_requests.decide': { ...organisation, open: 'members:write' },
  'access_requests.withdraw': { ...organisation, open: 'members:write' },
  'notices.list': { open: 'person' },
  'notices.read': { open: 'person', sees: 'himself' },
  'notices.read_all': { open: 'person' },
  'course_files.read': { ...organisation, open: 'discharge_reports:create' },
  'reports.create': { ...organisation, open: 'discharge_reports:create' },
  'reports.list': { open: 'discharge_reports:read', narrows: true },
  'reports.read': { ...report, open: 'discharge_reports:read' },
  'reports.rename': { ...report, open: 'discharge_reports:correct' },
  'reports.dismiss_warnings': { ...report, open: 'discharge_reports:correct' },
  'reports.correct_head': { ...report, open: 'discharge_reports:correct' },
  'reports.events': { ...report, open: 'discharge_reports:read' },
  'reports.cancel': { ...report, open: 'discharge_reports:create' },
  'reports.retry': { ...report, open: 'discharge_reports:create' },
  'reports.export': { ...report, open: 'discharge_reports:export' },
  'reports.save_draft': { ...report, open: 'discharge_reports:correct', personal: true },
  'reports.drop_draft': { ...report, open: 'discharge_reports:correct', personal: true },
  'reports.accept': { ...report, open: 'discharge_reports:correct', personal: true },
  'reports.review_sections': { ...report, open: 'discharge_reports:correct', personal: true },
  'reports.dismiss': { ...report, open: 'discharge_reports:correct', personal: true },
  'reports.correct': { ...report, open: 'discharge_reports:correct' },
  'reports.revisions': { ...report, open: 'discharge_reports:read' },
  'reports.rate': { ...report, open: 'discharge_reports:rate' },
  'reports.sign': { ...report, open: 'discharge_reports:sign' },
  'reports.model_calls': { ...report, open: 'discharge_reports:read' },
  'reports.remove': { ...report, open: 'discharge_reports:delete' },
  'reports.annul': { ...report, open: 'discharge_reports:sign' },
  'reports.put_away': { ...report, open: 'discharge_reports:put_away' },
  // what was put away is seen by owners who read
  'reports.bring_back': {
    open: 'discharge_reports:put_away',
    sees: ['discharge_reports:read', 'discharge_reports:put_away'],
    only_together: true,
  },
  'chat.list': { open: 'chat_sessions:create', narrows: true },
  'chat.create': { ...organisation, open: 'chat_sessions:create' },
  'chat.read': chat,
  'chat.update': chat,
  'chat.remove': chat,
  'chat.strategies': { open: 'signed-in' },
  'chat.messages': chat,
  'chat.ask': chat,
  'chat.resume': chat,
  'chat.cancel': chat,
  'chat.message_events': chat,
  'chat.report_text': chat,
  'chat.export': chat,
  'documents.list': chat,
  'documents.create': chat,
  'documents.read': chat,
  'documents.write': chat,
  'documents.content': chat,
  'documents.read_text': chat,
  'documents.retry': chat,
  'documents.remove': chat,
  'documents.events': chat,
  'search.find': { open: 'person', narrows: true },
  'emergency_access.current': { open: 'emergency_access:open' },
  'emergency_access.list': { ...organisation, open: 'audit:read' },
  'emergency_access.open': { ...organisation, open: 'emergency_access:open' },
  'emergency_access.end': { ...organisation, open: 'emergency_access:end' },
  'emergency_access.configure': { ...organisation, open: 'emergency_access:configure' },
  'retention.read': { ...organisation, open: 'audit:read' },
  'retention.preview': { ...organisation, open: 'retention:write' },
  'retention.change': { ...organisation, open: 'retention:write' },
  'retention.withdraw': { ...organisation, open: 'retention:write' },
  'legal_holds.list': { ...organisation, open: 'audit:read' },
  'legal_holds.place': { ...organisation, open: 'legal_holds:write' },
  'legal_holds.lift': { ...organisation, open: 'legal_holds:write' },
  'erasures.find': { ...organisation, open: 'discharge_reports:read' },
  'erasures.list': { ...organisation, open: 'audit:read' },
  // who asks for one reads reports there, too
  'erasures.create': { open: 'erasures:write', sees: ['discharge_reports:read'] },
  'erasures.begin': { open: 'erasures:write', sees: ['discharge_reports:read'] },
  'erasures.protocol': { ...organisation, open: 'audit:read' },
  'data_exports.create_of_person': { ...user, needs: 'users:write' },
  'data_exports.create_of_patient': { ...organisation, open: 'discharge_reports:export', personal: true },
  'data_exports.list': { open: 'person' },
  'data_exports.content': { open: 'person', sees: 'himself' },
  'data_exports.remove': { open: 'person', sees: 'himself' },
  'analytics.reports': { open: 'analytics:read', narrows: true },
  'audit.list': { open: 'audit:read', narrows: true },
  'audit.export': { open: 'audit:read', narrows: true },
  'audit.verification': { open: 'audit:read', narrows: true },
}

/** An administrator's open emergency access: counts in the calls that read, and in no others. */
export type EmergencyAccessRole = 'emergency access'

/** Says who calls: their roles here, in the organisation of the test, in another one, and in the whole system. */
export interface CallerRoles {
  readonly kind: 'nobody' | 'person' | 'credential'
  readonly system: readonly Role[]
  readonly here: readonly (Role | EmergencyAccessRole)[]
  readonly elsewhere: readonly Role[]
}

const nothing = { kind: 'person', system: [], here: [], elsewhere: [] } as const
/** Everybody who makes every call. */
export const subjects: readonly (readonly [string, CallerRoles])[] = [
  ['nobody', { ...nothing, kind: 'nobody' }],
  ['guest', nothing],
  ['administrator', { ...nothing, system: ['administrator'] }],
  ['auditor', { ...nothing, system: ['auditor'] }],
  ...organisationRoles.flatMap((role) => [
    [role, { ...nothing, here: [role] }] as const,
    [
      `${role} who is everything in another organisation`,
      { ...nothing, here: [role], elsewhere: organisationRoles },
    ] as const,
  ]),
  ['owner who reads', { ...nothing, here: ['owner', 'reader'] }],
  [
    'administrator who is everything in another organisation',
    { ...nothing, system: ['administrator'], elsewhere: organisationRoles },
  ],
  [
    'auditor who is everything in another organisation',
    { ...nothing, system: ['auditor'], elsewhere: organisationRoles },
  ],
  ['somebody who is everything in another organisation', { ...nothing, elsewhere: organisationRoles }],
  ['administrator in an emergency access', { ...nothing, system: ['administrator'], here: ['emergency access'] }],
  [
    'administrator in an emergency access who is everything in another organisation',
    { ...nothing, system: ['administrator'], here: ['emergency access'], elsewhere: organisationRoles },
  ],
  [
    'administrator in an emergency access who owns the organisation',
    { ...nothing, system: ['administrator'], here: ['owner', 'emergency access'] },
  ],
  ['a service credential that writes', { ...nothing, kind: 'credential', here: ['clinician'] }],
  ['a service credential that reads', { ...nothing, kind: 'credential', here: ['reader'] }],
]

const among = (caller: CallerRoles, roles: readonly (Role | EmergencyAccessRole)[], permission: string) => {
  const marked = table.get(permission) ?? []
  const open = caller.kind !== 'credential' || marked.includes('service credential')
  return open && roles.some((role) => marked.includes(role))
}

/**
 * Says whether the caller holds the permission where the record lies. `here`: in the organisation of the test;
 * otherwise in one where the caller has no role.
 */
export const hasPermission = (caller: CallerRoles, permission: string, here: boolean): boolean =>
  among(caller, [...caller.system, ...(here ? caller.here : [])], permission)

export type ExpectedOutcome = 'done' | 'unauthenticated' | 'forbidden' | 'not found' | 'nothing of it'

/** What the promises say about this call by this caller. */
export function outcomeOf(name: string, caller: CallerRoles, here: boolean): ExpectedOutcome {
  const { open, sees, needs, narrows, personal, only_together, half } = guards[name] ?? { open: 'public' as const }
  if (open === 'public') return 'done'
  if (caller.kind === 'nobody') return 'unauthenticated'
  const isPermission = open !== 'person' && open !== 'signing-in' && open !== 'signed-in'
  if (half) return 'forbidden'
  if ((open === 'person' || open === 'signing-in') && caller.kind === 'credential') return 'forbidden'
  if (isPermission && !among(caller, [...caller.system, ...caller.here, ...caller.elsewhere], open)) return 'forbidden'
  if (sees === 'himself') return here ? 'done' : 'not found'
  if (narrows) return here || caller.system.length > 0 ? 'done' : 'nothing of it'
  if (!sees) return 'done'
  const held = sees.filter((permission) => hasPermission(caller, permission, here)).length
  if (held < (only_together ? sees.length : 1)) return 'not found'
  if (personal && caller.kind === 'credential') return 'forbidden'
  const needed = needs ?? (isPermission ? open : undefined)
  return needed === undefined || hasPermission(caller, needed, here) ? 'done' : 'forbidden'
}
