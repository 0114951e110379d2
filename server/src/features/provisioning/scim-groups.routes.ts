import { isUuid, newId } from '#base/ids'
import { syncRolesOf } from './accounts.ts'
import { answerPage, mustKeepId, mustMatch, pageOf, notModified } from './answers.ts'
import { type GroupResource, patchedGroup, readGroup } from './group-resource.ts'
import * as store from './groups.store.ts'
import { readOperations } from './patch.ts'
import { selectAttributes, groupRepresentation, isSelected, versionOf } from './representation.ts'
import { type ScimAnswer, type ScimCall, type ScimChange, serveChange, serveRead, type Wiring } from './scim-call.ts'
import { notFound, notUnique, invalidRequest } from './scim-error.ts'
import { scimLimits } from './scim-limits.ts'
import { knownUsers, touchUserRows } from './users.store.ts'

async function rowOf({ db, directory, id }: ScimCall): Promise<store.GroupRow> {
  const row = isUuid(id) ? await store.findGroupRow(db, directory.id, id) : undefined
  if (!row) throw notFound()
  return row
}

/** The first groups of a page that have at most this many members together; at least one. */
async function withoutTooMany({ db }: ScimCall, rows: readonly store.GroupRow[]): Promise<readonly store.GroupRow[]> {
  const counts = await store.countMembers(
    db,
    rows.map(({ group_id }) => group_id),
  )
  let members = 0
  return rows.filter(({ group_id }, index) => {
    members += counts.get(group_id) ?? 0
    return index === 0 || members <= scimLimits.listed_members
  })
}

async function shown(call: ScimCall, rows: readonly store.GroupRow[]): Promise<object[]> {
  const hasMembers = isSelected(call.selection, 'members')
  const listed = hasMembers ? await withoutTooMany(call, rows) : rows
  const members = hasMembers
    ? await store.membersOf(
        call.db,
        listed.map(({ group_id }) => group_id),
      )
    : null
  return listed.map((row) =>
    selectAttributes(groupRepresentation(call.base, row, members && (members.get(row.group_id) ?? [])), call.selection),
  )
}

async function answerGroup(call: ScimCall, status: 200 | 201, id: string): Promise<ScimAnswer> {
  const row = await rowOf({ ...call, id })
  const [body] = await shown(call, [row])
  return { status, ...(body && { body }), location: `${call.base}/Groups/${id}`, version: versionOf(row) }
}

async function resourceOf({ db }: ScimCall, row: store.GroupRow): Promise<GroupResource> {
  const { group_id, display_name: displayName, external_id: externalId } = row
  const members = (await store.membersOf(db, [group_id])).get(group_id) ?? []
  return { displayName, externalId, members: new Set(members.map(({ user_id }) => user_id)) }
}

const none: GroupResource = { displayName: '', externalId: null, members: new Set() }

interface Saving {
  readonly group_id: string
  readonly before: GroupResource
  readonly after: GroupResource
}

/**
 * The people who were added and removed. Throws `invalidValue` for members whom the directory has not provisioned, and
 * `tooMany`.
 */
async function changedMembers({ db, directory }: ScimChange, { before, after }: Saving) {
  const come = [...after.members].filter((id) => !before.members.has(id))
  const gone = [...before.members].filter((id) => !after.members.has(id))
  if (come.length + gone.length > scimLimits.changed_members)
    throw invalidRequest('tooMany', `A request changes ${scimLimits.changed_members} members at most.`)
  const known = await knownUsers(db, directory.id, come)
  if (come.some((id) => !known.has(id))) throw invalidRequest('invalidValue', 'A member is no user of this directory.')
  return { come, gone }
}

/**
 * Gives and revokes roles at once: for people who were added or removed, and, where the group has a new name, for all
 * its members.
 */
async function saveMembers(change: ScimChange, saving: Saving): Promise<void> {
  const { db, note } = change
  const { group_id, before, after } = saving
  const { come, gone } = await changedMembers(change, saving)
  await store.insertMembers(db, group_id, come)
  await store.deleteMembers(db, group_id, gone)
  note({ group_id, added: come.length, removed: gone.length })
  await touchUserRows(db, [...come, ...gone])
  const isRenamed = before.displayName !== after.displayName || before.externalId !== after.externalId
  await syncRolesOf(change, isRenamed ? [...after.members, ...gone] : [...come, ...gone])
}

async function mustBeFree({ db, directory }: ScimChange, group: GroupResource, except: string | null): Promise<void> {
  const named = { display_name: group.displayName, external_id: group.externalId, except }
  if (await store.isGroupTaken(db, directory.id, named))
    throw notUnique('Another group of the directory has this displayName or externalId.')
}

async function createGroup(change: ScimChange): Promise<ScimAnswer> {
  const { db, directory, now } = change
  const after = readGroup(change.body)
  await mustBeFree(change, after, null)
  const group_id = newId(now)
  const named = { display_name: after.displayName, external_id: after.externalId }
  await store.insertGroupRow(db, { ...named, group_id, provider_id: directory.id }, now)
  await saveMembers(change, { group_id, before: none, after })
  return await answerGroup(change, 201, group_id)
}

async function saveGroup(
  change: ScimChange,
  group_id: string,
  [before, after]: readonly [GroupResource, GroupResource],
) {
  const { db, now } = change
  await mustBeFree(change, after, group_id)
  const named = { display_name: after.displayName, external_id: after.externalId }
  await store.updateGroupRow(db, group_id, { ...named, now })
  await saveMembers(change, { group_id, before, after })
}

async function removeGroup(change: ScimChange): Promise<ScimAnswer> {
  const { db, note } = change
  const row = await rowOf(change)
  mustMatch(change, versionOf(row))
  const { members } = await resourceOf(change, row)
  await store.deleteGroupRow(db, row.group_id)
  note({ group_id: row.group_id, removed: members.size })
  await touchUserRows(db, [...members])
  await syncRolesOf(change, [...members])
  return { status: 204 }
}

/** The calls about the groups of a directory. */
export function scimGroupRoutes(wiring: Wiring): void {
  serveRead(wiring, '/Groups', async (call) => {
    const page = pageOf(call)
    const { total, page: rows } = await store.listGroupRows(call.db, call.directory.id, page)
    return answerPage(await shown(call, rows), { total, page })
  })
  serveRead(wiring, '/Groups/:id', async (call) => {
    const row = await rowOf(call)
    return notModified(call, versionOf(row)) ?? (await answerGroup(call, 200, row.group_id))
  })
  serveChange(wiring, { method: 'POST', url: '/Groups', act: 'create_group' }, createGroup)
  serveChange(wiring, { method: 'PUT', url: '/Groups/:id', act: 'change_group' }, async (change) => {
    const row = await rowOf(change)
    mustMatch(change, versionOf(row))
    mustKeepId(change.body, row.group_id)
    await saveGroup(change, row.group_id, [await resourceOf(change, row), readGroup(change.body)])
    return await answerGroup(change, 200, row.group_id)
  })
  serveChange(wiring, { method: 'PATCH', url: '/Groups/:id', act: 'change_group' }, async (change) => {
    const row = await rowOf(change)
    mustMatch(change, versionOf(row))
    const before = await resourceOf(change, row)
    await saveGroup(change, row.group_id, [before, patchedGroup(before, row.group_id, readOperations(change.body))])
    // A large group is only answered where the client asks for it.
    return change.selection.only === null ? { status: 204 } : await answerGroup(change, 200, row.group_id)
  })
  serveChange(wiring, { method: 'DELETE', url: '/Groups/:id', act: 'remove_group' }, removeGroup)
}
