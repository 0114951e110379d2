import { line } from '@alta/contract/fields'
import * as z from 'zod/mini'
import { isUuid } from '#base/ids'
import { groupAttributes, isUnkept, schemas } from './attributes.ts'
import { fieldOf, type Filter, parsePath, type PatchPath } from './filter.ts'
import type { PatchOperation } from './patch.ts'
import { invalidRequest } from './scim-error.ts'
import { scimLimits } from './scim-limits.ts'
import { draftOf, isEmptyValue, isRecord, mustHaveSchema } from './user-resource.ts'

/** A group as the directory describes it. */
export interface GroupResource {
  readonly displayName: string
  readonly externalId: string | null
  /** The ids of users. */
  readonly members: ReadonlySet<string>
}

const wellFormed = z.string().check(z.overwrite((value: string) => value.toWellFormed()))
const text = z.pipe(wellFormed, line(1, scimLimits.text_characters))

function textOf(value: unknown, name: string): string {
  const { success, data } = text.safeParse(value)
  if (!success) throw invalidRequest('invalidValue', `The value of ${name} is missing or no text.`)
  return data
}

const externalIdOf = (value: unknown): string | null => (isEmptyValue(value) ? null : textOf(value, 'externalId'))

/** The ids in a value of members: one, or several. Throws `invalidValue` for a value that cannot be a user. */
function memberIds(value: unknown): string[] {
  const listed: readonly unknown[] = Array.isArray(value) ? value : isEmptyValue(value) ? [] : [value]
  return listed.map((one) => {
    const id = isRecord(one) ? fieldOf(one, 'value') : one
    const type = isRecord(one) ? fieldOf(one, 'type') : undefined
    if (typeof type === 'string' && type.toLowerCase() === 'group')
      throw invalidRequest('invalidValue', 'A member is a user: groups in groups are not taken.')
    if (typeof id !== 'string' || !isUuid(id.toLowerCase()))
      throw invalidRequest('invalidValue', 'A member is named by its id.')
    return id.toLowerCase()
  })
}

function mustFit(members: ReadonlySet<string>): void {
  if (members.size > scimLimits.group_members)
    throw invalidRequest('tooMany', `A group has ${scimLimits.group_members} members at most.`)
}

/** A group as a POST or a PUT sends it. */
export function readGroup(body: unknown): GroupResource {
  const { displayName, externalId, members } = draftOf(mustHaveSchema(body, schemas.group), groupAttributes)
  const ids = new Set(memberIds(members))
  mustFit(ids)
  return { displayName: textOf(displayName, 'displayName'), externalId: externalIdOf(externalId), members: ids }
}

interface Changed {
  displayName: string
  externalId: string | null
  members: Set<string>
}

/** The ids that `members[value eq "…"]` names, alone or several joined by `or`. */
function namedBy(filter: Filter): string[] {
  if (filter.kind === 'or') return filter.parts.flatMap(namedBy)
  if (filter.kind === 'compare' && filter.attribute === 'value' && filter.comparison === 'eq')
    return [String(filter.value).toLowerCase()]
  throw invalidRequest('invalidFilter', 'Members are chosen by value eq "…".')
}

function changeMembers(changed: Changed, path: PatchPath, { op, value }: PatchOperation): void {
  if (path.sub !== null)
    throw invalidRequest(path.sub === 'value' ? 'mutability' : 'invalidPath', 'A member is added or removed.')
  if (path.filter !== null) {
    const named = namedBy(path.filter)
    if (op === 'remove') named.forEach((id) => changed.members.delete(id))
    else if (!named.some((id) => changed.members.has(id)))
      throw invalidRequest('noTarget', 'Nobody in the group is named so.')
    return
  }
  const ids = memberIds(value)
  if (op === 'replace') changed.members = new Set(ids)
  else if (op === 'add') ids.forEach((id) => changed.members.add(id))
  // Entra ID names the members to remove by their values; without values all members are removed.
  else if (ids.length > 0) ids.forEach((id) => changed.members.delete(id))
  else changed.members = new Set()
  mustFit(changed.members)
}

function applyAt(changed: Changed, path: PatchPath, operation: PatchOperation): void {
  const { op, value } = operation
  const isGone = op === 'remove'
  if (path.attribute === 'members') {
    changeMembers(changed, path, operation)
    return
  }
  if (['id', 'meta', 'schemas'].includes(path.attribute))
    throw invalidRequest('mutability', 'That attribute is not the client’s to change.')
  if (path.attribute === 'externalid') changed.externalId = isGone ? null : externalIdOf(value)
  else if (path.attribute === 'displayname') {
    if (isGone) throw invalidRequest('mutability', 'displayName is required.')
    changed.displayName = textOf(value, 'displayName')
  } else if (!isUnkept(path.attribute)) throw invalidRequest('invalidPath', 'There is no such attribute.')
}

/** The group after the operations, in their order. `id`: the id of the group. */
export function patchedGroup(group: GroupResource, id: string, operations: readonly PatchOperation[]): GroupResource {
  const changed: Changed = { ...group, members: new Set(group.members) }
  for (const operation of operations) {
    if (operation.path !== null) {
      applyAt(changed, parsePath(operation.path), operation)
      continue
    }
    if (!isRecord(operation.value))
      throw invalidRequest('invalidValue', 'An operation without a path has an object for its value.')
    for (const [name, value] of Object.entries(operation.value)) {
      if (name === 'id' && value !== id) throw invalidRequest('mutability', 'An id does not change.')
      if (!['id', 'meta', 'schemas'].includes(name.toLowerCase()))
        applyAt(changed, parsePath(name), { ...operation, value })
    }
  }
  return changed
}
