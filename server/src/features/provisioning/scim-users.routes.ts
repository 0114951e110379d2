import { isUuid } from '#base/ids'
import { insertUser } from '../users/users.store.ts'
import { changeAccount, syncRolesOf } from './accounts.ts'
import { answerPage, mustKeepId, mustMatch, pageOf, notModified } from './answers.ts'
import { readOperations } from './patch.ts'
import { selectAttributes, isSelected, userRepresentation, versionOf } from './representation.ts'
import { type ScimAnswer, type ScimCall, type ScimChange, serveChange, serveRead, type Wiring } from './scim-call.ts'
import { notFound, notUnique } from './scim-error.ts'
import { type AccountFields, accountOf, addressTaken, readUser, type UserResource } from './user-resource.ts'
import { patchedUser } from './user-patch.ts'
import * as store from './users.store.ts'

async function rowOf({ db, directory, id }: ScimCall): Promise<store.UserRow> {
  const row = isUuid(id) ? await store.findUserRow(db, directory.id, id) : undefined
  if (!row) throw notFound()
  return row
}

async function shown(call: ScimCall, rows: readonly store.UserRow[]): Promise<object[]> {
  const groups = isSelected(call.selection, 'groups')
    ? await store.groupsOfUsers(
        call.db,
        rows.map(({ user_id }) => user_id),
      )
    : new Map()
  return rows.map((row) =>
    selectAttributes(userRepresentation(call.base, row, groups.get(row.user_id) ?? []), call.selection),
  )
}

async function answerUser(call: ScimCall, status: 200 | 201, id: string): Promise<ScimAnswer> {
  const row = await rowOf({ ...call, id })
  const [body] = await shown(call, [row])
  const location = `${call.base}/Users/${row.user_id}`
  return { status, ...(body && { body }), location, version: versionOf(row) }
}

const nameTaken = () => notUnique('Another user of the directory has this userName or externalId.')

/** Throws `uniqueness` when another person of the directory has the name. */
async function mustBeFree({ db, directory }: ScimChange, user: UserResource, except: string | null): Promise<void> {
  if (await store.isNameTaken(db, directory.id, { ...user, except })) throw nameTaken()
}

interface MatchedAccount {
  readonly user_id: string
  /** Whether the directory made the account, and had closed it when it removed the person. */
  readonly closed: boolean
}

/**
 * The account for a new person of the directory: one of its own that it had removed before, or one whose holder signs
 * in through the provider. No other account is touched (`uniqueness`), because an address alone proves nothing. Null:
 * there is none.
 */
async function accountFor(
  { db, directory }: ScimChange,
  user: UserResource,
  account: AccountFields,
): Promise<MatchedAccount | null> {
  const { id: provider_id, issuer } = directory
  const external_id = user.externalId ?? null
  const found = await store.lockAccount(db, { provider_id, issuer, external_id, email: account.email })
  if (!found) return null
  const { user_id, removed_at } = found
  const isOwn = found.provider_id === provider_id && removed_at !== null
  const isOther = isOwn && external_id !== null && found.external_id !== null && external_id !== found.external_id
  if (isOther || (found.provider_id !== null && !isOwn) || (!isOwn && !found.is_linked)) throw addressTaken()
  const before = isOwn ? await store.findRemoved(db, user_id) : undefined
  return { user_id, closed: before?.closed ?? false }
}

async function createUser(change: ScimChange): Promise<ScimAnswer> {
  const { db, directory, now, note } = change
  const user = readUser(change.body)
  const account = accountOf(user)
  const active = user.active ?? true
  note({ external_id_told: user.externalId !== undefined })
  await mustBeFree(change, user, null)
  const coming = await accountFor(change, user, account)
  const made = coming
    ? undefined
    : await insertUser(db, { ...account, password_hash: null, origin: 'provisioned' }, now)
  const user_id = coming?.user_id ?? made
  if (user_id === undefined) throw addressTaken()
  const before = coming ? null : account
  const closed = await changeAccount(change, { user_id, account, before, active, closed: coming?.closed ?? false })
  note({ user_id, account_made: made !== undefined })
  await store.insertUserRow(db, { provider_id: directory.id, user_id }, { user, active, closed, now })
  await syncRolesOf(change, [user_id])
  return await answerUser(change, 201, user_id)
}

/** Applies a PUT or a PATCH to a user. The account stays open or closed where `active` is not sent. */
async function saveUser(change: ScimChange, row: store.UserRow, user: UserResource): Promise<ScimAnswer> {
  const { db, now } = change
  const { user_id } = row
  const active = user.active ?? row.active
  await mustBeFree(change, user, user_id)
  const before = accountOf(store.resourceOf(row))
  const closed = await changeAccount(change, { user_id, account: accountOf(user), before, active, closed: row.closed })
  await store.updateUserRow(db, user_id, { user, active, closed, now })
  if (active !== row.active) await syncRolesOf(change, [user_id])
  return await answerUser(change, 200, user_id)
}

async function removeUser(change: ScimChange): Promise<ScimAnswer> {
  const { db, now, note } = change
  const row = await rowOf(change)
  mustMatch(change, versionOf(row))
  const { user_id } = row
  const account = accountOf(store.resourceOf(row))
  const closed = await changeAccount(change, { user_id, account, before: account, active: false, closed: row.closed })
  await syncRolesOf(change, [user_id])
  await store.removeUserRow(db, user_id, { closed, now })
  note({ user_id })
  return { status: 204 }
}

/** The calls about the users of a directory. */
export function scimUserRoutes(wiring: Wiring): void {
  serveRead(wiring, '/Users', async (call) => {
    const page = pageOf(call)
    const { total, page: rows } = await store.listUserRows(call.db, call.directory.id, page)
    return answerPage(await shown(call, rows), { total, page })
  })
  serveRead(wiring, '/Users/:id', async (call) => {
    const row = await rowOf(call)
    return notModified(call, versionOf(row)) ?? (await answerUser(call, 200, row.user_id))
  })
  serveChange(wiring, { method: 'POST', url: '/Users', act: 'create_user' }, createUser)
  serveChange(wiring, { method: 'PUT', url: '/Users/:id', act: 'change_user' }, async (change) => {
    const row = await rowOf(change)
    mustMatch(change, versionOf(row))
    mustKeepId(change.body, row.user_id)
    return await saveUser(change, row, readUser(change.body))
  })
  serveChange(wiring, { method: 'PATCH', url: '/Users/:id', act: 'change_user' }, async (change) => {
    const row = await rowOf(change)
    mustMatch(change, versionOf(row))
    return await saveUser(change, row, patchedUser(store.resourceOf(row), row.user_id, readOperations(change.body)))
  })
  serveChange(wiring, { method: 'DELETE', url: '/Users/:id', act: 'remove_user' }, removeUser)
}
