import { email, name } from '@alta/contract/fields'
import { type Role, roles } from '@alta/contract/permissions'
import type { FieldErrorCode } from '@alta/contract/problems'
import { type Language, languages } from '@alta/contract/languages'
import type { ImportedRow, importColumns } from '@alta/contract/users'
import type { Actor } from '#base/access'
import { folded } from '#base/search-words'
import { assignableRoles, scopeOfRole } from '#base/roles'

export type ImportColumn = (typeof importColumns)[number]
type RowError = ImportedRow['errors'][number]

/** A row as it stands in the file, with the errors that do not depend on the database. */
export interface ImportRow {
  readonly line: number
  readonly name: string
  readonly email: string
  /** The organisation's name or id as it was written; '' for a role at system scope and for a row without a role. */
  readonly organisation: string
  readonly role: Role | null
  readonly locale: Language
  readonly errors: readonly RowError[]
}

const isRole = (text: string): text is Role => roles.some((role) => role === text)
const isLanguage = (text: string): text is Language => languages.some((language) => language === text)

type Cells = Readonly<Record<ImportColumn, string>>

/** The contract's error for a name or an address, as the code of a cell. */
function codeOf(cell: string, issue: string | undefined): FieldErrorCode | undefined {
  if (issue === undefined) return undefined
  if (cell === '') return 'required'
  return issue === 'too_big' ? 'too_large' : 'invalid'
}

function errorsIn(cells: Cells): RowError[] {
  const role = folded(cells.role)
  const isKnown = isRole(role)
  const inOrganisation = isKnown && scopeOfRole(role) === 'organisation'
  const codes: Record<ImportColumn, FieldErrorCode | false | undefined> = {
    name: codeOf(cells.name, name.safeParse(cells.name).error?.issues[0]?.code),
    email: codeOf(cells.email, email.safeParse(cells.email).error?.issues[0]?.code),
    organisation:
      cells.organisation === '' ? inOrganisation && 'required' : isKnown && !inOrganisation && 'unrecognised',
    role: cells.role === '' ? cells.organisation !== '' && 'required' : !isKnown && 'invalid',
    locale: cells.locale !== '' && !isLanguage(folded(cells.locale)) && 'invalid',
  }
  return (['name', 'email', 'organisation', 'role', 'locale'] as const).flatMap((column) => {
    const code = codes[column]
    return code ? [{ column, code }] : []
  })
}

export interface ImportHeading {
  /** The place of each column; -1: it is missing. */
  readonly columns: Readonly<Record<ImportColumn, number>>
  readonly width: number
}

/** One row. A row with more cells than the heading is shifted: a name contained the separator. */
export function rowOf(line: number, cells: readonly string[], { columns, width }: ImportHeading): ImportRow {
  const cell = (column: ImportColumn) => (cells[columns[column]] ?? '').normalize('NFC').trim()
  const read = {
    name: cell('name'),
    email: cell('email'),
    organisation: cell('organisation'),
    role: cell('role'),
    locale: cell('locale'),
  }
  const role = folded(read.role)
  const locale = folded(read.locale)
  const isOutOfJoint = cells.slice(width).some((extra) => extra.trim() !== '')
  return {
    line,
    name: read.name,
    email: email.safeParse(read.email).data ?? read.email,
    organisation: read.organisation,
    role: isRole(role) ? role : null,
    locale: isLanguage(locale) ? locale : 'en',
    errors: isOutOfJoint ? [{ column: 'name', code: 'invalid' }] : errorsIn(read),
  }
}

/** What the database contains about the people and organisations that the rows name. */
export interface ImportContext {
  /** By folded name and by id; null where several organisations have that name. */
  readonly organisations: ReadonlyMap<string, { readonly organisation_id: string; readonly owned: boolean } | null>
  /** By address. */
  readonly users: ReadonlyMap<string, KnownUser>
}

interface KnownUser {
  readonly user_id: string
  readonly active: boolean
  /** Whether somebody has verified the account. */
  readonly verified: boolean
  readonly roleKeys: ReadonlySet<string>
}

/** A role as `ImportContext` holds it. */
export const roleKey = (role: Role, organisation_id: string | null): string => `${role} ${organisation_id ?? ''}`

export interface GrantedRole {
  readonly email: string
  readonly role: Role
  readonly organisation_id: string | null
}

type Planned = Omit<ImportedRow, 'invitation_token'>

export interface ImportPlan {
  readonly items: readonly Planned[]
  readonly accounts: readonly Pick<ImportRow, 'name' | 'email' | 'locale'>[]
  readonly roles: readonly GrantedRole[]
}

type RowJudgement = Pick<Planned, 'outcome' | 'errors'>
const refused = (column: ImportColumn, code: FieldErrorCode): RowJudgement => ({
  outcome: 'refused',
  errors: [{ column, code }],
})

/** Whether the caller may give this role at all. */
const isGivable = (actor: Actor, { role, organisation_id }: GrantedRole, user: KnownUser | undefined): boolean =>
  user?.active !== false && assignableRoles(actor, organisation_id).has(role)

/** The outcome of each row, one after the other: a later row sees what earlier ones make. */
export function planImport(rows: readonly ImportRow[], known: ImportContext, actor: Actor): ImportPlan {
  const accounts = new Map<string, ImportRow>()
  const grantedRoles: GrantedRole[] = []
  const emails = new Set<string>()
  const owned = new Set<string | null>()

  const judge = (row: ImportRow): RowJudgement => {
    if (row.errors.length > 0) return { outcome: 'refused', errors: [...row.errors] }
    const { email: address, role } = row
    const organisation = row.organisation === '' ? undefined : known.organisations.get(folded(row.organisation))
    if (row.organisation !== '' && !organisation)
      return refused('organisation', organisation === null ? 'invalid' : 'unknown_organisation')
    const organisation_id = organisation?.organisation_id ?? null
    const user = known.users.get(address)
    if (user?.verified === false) return refused('email', 'unverified_account')
    const key = role === null ? '' : roleKey(role, organisation_id)
    if (emails.has(`${address} ${key}`)) return refused('email', 'duplicate_row')
    const isGranted = role !== null && !user?.roleKeys.has(key)
    if (isGranted) {
      const grant = { email: address, role, organisation_id }
      const hasOwner = organisation?.owned === true || owned.has(organisation_id)
      if ((role === 'owner' && hasOwner) || !isGivable(actor, grant, user)) return refused('role', 'not_grantable')
      if (role === 'owner') owned.add(organisation_id)
      grantedRoles.push(grant)
    }
    emails.add(`${address} ${key}`)
    const isNew = !user && !accounts.has(address)
    if (isNew) accounts.set(address, row)
    return { outcome: isNew ? 'created' : isGranted ? 'assigned' : 'unchanged', errors: [] }
  }

  const items = rows.map((row) => ({ line: row.line, email: row.email, ...judge(row) }))
  return { items, accounts: [...accounts.values()], roles: grantedRoles }
}

/** The number of rows with each outcome. */
export function countsOf(items: readonly Planned[]) {
  const count = (outcome: Planned['outcome']) => items.filter((item) => item.outcome === outcome).length
  return {
    created: count('created'),
    assigned: count('assigned'),
    unchanged: count('unchanged'),
    refused: count('refused'),
  }
}
