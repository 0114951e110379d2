import { attributeOf, isUnkept, isUnkeptPart, schemas, userAttributes, type ScimAttribute } from './attributes.ts'
import { type Filter, equalities, fieldOf, matchesFilter, parsePath, type PatchPath } from './filter.ts'
import type { PatchOperation } from './patch.ts'
import { invalidRequest } from './scim-error.ts'
import { scimLimits } from './scim-limits.ts'
import { type ResourceDraft, draftOf, isEmptyValue, isRecord, userOf, type UserResource } from './user-resource.ts'

interface AttributeChange {
  readonly op: PatchOperation['op']
  readonly attribute: ScimAttribute
  readonly path: PatchPath
  readonly value: unknown
}

const readOnly = () => invalidRequest('mutability', 'That attribute is not the client’s to change.')
const noSuchPath = () => invalidRequest('invalidPath', 'There is no such attribute.')

/** The name of a part as the schema writes it; null: it is ignored. */
function partOf({ attribute, path }: AttributeChange): string | null {
  if (path.sub === null) return null
  const part = attributeOf(path.sub, attribute.subAttributes ?? [])
  if (part === undefined && !isUnkeptPart(path.sub)) throw noSuchPath()
  return part?.name ?? null
}

function changeSimple(draft: ResourceDraft, { op, attribute: { name, required }, path, value }: AttributeChange): void {
  if (path.filter !== null || path.sub !== null) throw noSuchPath()
  if (required && (op === 'remove' || isEmptyValue(value))) throw invalidRequest('mutability', `${name} is required.`)
  draft[name] = op === 'remove' ? null : value
}

const shaped = (attribute: ScimAttribute, value: unknown): unknown =>
  draftOf({ [attribute.name]: value }, userAttributes)[attribute.name]

function changeParts(draft: ResourceDraft, change: AttributeChange): void {
  const { op, attribute, path, value } = change
  if (path.filter !== null) throw noSuchPath()
  const present = isRecord(draft[attribute.name]) ? draft[attribute.name] : {}
  if (path.sub !== null) {
    const part = partOf(change)
    if (part !== null) draft[attribute.name] = Object.assign({}, present, { [part]: op === 'remove' ? null : value })
    return
  }
  const sent = shaped(attribute, value)
  if (op !== 'remove' && !isEmptyValue(sent) && !isRecord(sent))
    throw invalidRequest('invalidValue', `${attribute.name} has parts.`)
  draft[attribute.name] = op === 'remove' || isEmptyValue(sent) ? null : Object.assign({}, present, sent)
}

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : isEmptyValue(value) ? [] : [value]

const isSameValue = (one: unknown, other: unknown) =>
  fieldOf(one, 'value') === fieldOf(other, 'value') && fieldOf(one, 'type') === fieldOf(other, 'type')

/** At most one value is primary: the one that was set last. */
function onePrimary(values: readonly unknown[], changed: readonly unknown[]): readonly unknown[] {
  const chosen = changed.findLast((one) =>
    matchesFilter(one, { kind: 'compare', attribute: 'primary', comparison: 'eq', value: 'true' }),
  )
  if (chosen === undefined) return values
  return values.map((one) => (one === chosen || !isRecord(one) ? one : { ...one, primary: false }))
}

function changeWhole(present: readonly unknown[], { op, attribute, value }: AttributeChange): readonly unknown[] {
  const sent = listOf(shaped(attribute, value))
  if (op === 'replace') return onePrimary(sent, sent)
  // Entra ID names what to remove by its values.
  if (op === 'remove')
    return sent.length === 0
      ? []
      : present.filter((one) => !sent.some((gone) => fieldOf(gone, 'value') === fieldOf(one, 'value')))
  const added = sent.filter((one) => !present.some((known) => isSameValue(known, one)))
  return onePrimary([...present, ...added], added)
}

/** What an "add" makes where no value fulfils its filter: `{ type: 'work' }` of `emails[type eq "work"]`. */
function madeFor(filter: Filter | null): ResourceDraft {
  const conditions = filter === null ? {} : equalities(filter)
  if (conditions === null) throw invalidRequest('noTarget', 'No value fulfils the filter.')
  return { ...conditions }
}

function changeChosen(present: readonly unknown[], change: AttributeChange): readonly unknown[] {
  const { op, attribute, path, value } = change
  const { filter } = path
  const isChosen = (one: unknown) => filter === null || matchesFilter(one, filter)
  const chosen = present.filter(isChosen)
  if (op === 'replace' && chosen.length === 0) throw invalidRequest('noTarget', 'No value fulfils the filter.')
  if (op === 'remove' && path.sub === null) return present.filter((one) => !isChosen(one))
  const part = partOf(change)
  if (path.sub !== null && part === null) return present
  const sent = part === null ? shaped(attribute, value) : { [part]: op === 'remove' ? null : value }
  if (!isRecord(sent)) throw invalidRequest('invalidValue', `A value of ${attribute.name} has parts.`)
  if (chosen.length === 0) {
    if (op === 'remove') return present
    const made = { ...madeFor(filter), ...sent }
    return onePrimary([...present, made], [made])
  }
  const changed = new Map(chosen.map((one) => [one, { ...(isRecord(one) ? one : {}), ...sent }]))
  return onePrimary(
    present.map((one) => changed.get(one) ?? one),
    [...changed.values()],
  )
}

function changeValues(draft: ResourceDraft, change: AttributeChange): void {
  const { attribute, path } = change
  const present = listOf(draft[attribute.name])
  const isWhole = path.filter === null && path.sub === null
  const after = isWhole ? changeWhole(present, change) : changeChosen(present, change)
  if (after.length > scimLimits.emails)
    throw invalidRequest('tooMany', `${attribute.name} has ${scimLimits.emails} values at most.`)
  draft[attribute.name] = after
}

function applyAt(draft: ResourceDraft, path: PatchPath, { op, value }: PatchOperation): void {
  const { attribute: name } = path
  if (['id', 'meta', 'schemas'].includes(name)) throw readOnly()
  if (name === 'externalid') {
    draft['externalId'] = op === 'remove' ? null : value
    return
  }
  const attribute = attributeOf(name, userAttributes)
  if (attribute === undefined) {
    if (isUnkept(name)) return
    throw noSuchPath()
  }
  if (attribute.mutability === 'readOnly') throw readOnly()
  const change = { op, attribute, path, value }
  if (attribute.multiValued) changeValues(draft, change)
  else if (attribute.type === 'complex') changeParts(draft, change)
  else changeSimple(draft, change)
}

/** What clients send besides the attributes: Okta sends the id, others the whole resource. */
const sentAlong = new Set([
  'id',
  'meta',
  'schemas',
  'groups',
  ...Object.values(schemas).map((urn) => urn.toLowerCase()),
])

/** The user after the operations, in their order. `id`: the id of the user. */
export function patchedUser(user: UserResource, id: string, operations: readonly PatchOperation[]): UserResource {
  const draft: ResourceDraft = { ...structuredClone(user) }
  for (const operation of operations) {
    if (operation.path !== null) {
      applyAt(draft, parsePath(operation.path), operation)
      continue
    }
    if (!isRecord(operation.value))
      throw invalidRequest('invalidValue', 'An operation without a path has an object for its value.')
    for (const [name, value] of Object.entries(operation.value)) {
      if (name === 'id' && value !== id) throw readOnly()
      // A name may be a path itself: name.givenName, emails[type eq "work"].value.
      if (!sentAlong.has(name.toLowerCase())) applyAt(draft, parsePath(name), { ...operation, value })
    }
  }
  return userOf(draft)
}
