import { schemas } from './attributes.ts'
import type { GroupRow, GroupMember } from './groups.store.ts'
import { isRecord } from './user-resource.ts'
import type { UserRow } from './users.store.ts'

/** The base address of the client's resources: `https://alta.example.org/scim/v2`. */
export type ScimBaseUrl = string

interface ResourceVersion {
  readonly created_at: Date
  readonly updated_at: Date
  readonly revision: number
}

export const versionOf = ({ revision }: Pick<ResourceVersion, 'revision'>): string => `W/"${revision}"`

const metaOf = (resourceType: 'User' | 'Group', location: string, row: ResourceVersion) => ({
  resourceType,
  created: row.created_at.toISOString(),
  lastModified: row.updated_at.toISOString(),
  location,
  version: versionOf(row),
})

const external = (external_id: string | null) => (external_id === null ? {} : { externalId: external_id })

export function userRepresentation(
  base: ScimBaseUrl,
  row: UserRow,
  groups: readonly Pick<GroupRow, 'group_id' | 'display_name'>[],
) {
  const { user_id, user_name, active, attributes, external_id } = row
  return {
    schemas: [schemas.user],
    id: user_id,
    ...external(external_id),
    userName: user_name,
    ...(isRecord(attributes) ? attributes : {}),
    active,
    groups: groups.map(({ group_id, display_name }) => ({
      value: group_id,
      $ref: `${base}/Groups/${group_id}`,
      display: display_name,
    })),
    meta: metaOf('User', `${base}/Users/${user_id}`, row),
  }
}

/** `members`: null where they were not requested. */
export function groupRepresentation(base: ScimBaseUrl, row: GroupRow, members: readonly GroupMember[] | null) {
  const { group_id, display_name, external_id } = row
  return {
    schemas: [schemas.group],
    id: group_id,
    ...external(external_id),
    displayName: display_name,
    ...(members !== null && {
      members: members.map(({ user_id, user_name }) => ({
        value: user_id,
        $ref: `${base}/Users/${user_id}`,
        type: 'User',
        display: user_name,
      })),
    }),
    meta: metaOf('Group', `${base}/Groups/${group_id}`, row),
  }
}

/** The attributes that an answer should have: `attributes` names them, `excludedAttributes` those to leave out. */
export interface AttributeSelection {
  readonly only: readonly string[] | null
  readonly without: readonly string[]
}

const always = ['id', 'schemas']

/** Whether an attribute, or a part of it, is selected. */
export function isSelected({ only, without }: AttributeSelection, name: string): boolean {
  if (always.includes(name.toLowerCase())) return true
  if (only !== null) return only.some((one) => one.split('.')[0] === name.toLowerCase())
  return !without.includes(name.toLowerCase())
}

const selectedParts =
  ({ only, without }: AttributeSelection, name: string) =>
  (part: string) => {
    const path = `${name}.${part}`.toLowerCase()
    return only === null ? !without.includes(path) : only.includes(name.toLowerCase()) || only.includes(path)
  }

function cutParts(value: unknown, isPartWanted: (part: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => cutParts(one, isPartWanted))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([part]) => isPartWanted(part)))
}

/** A resource reduced to the selected attributes. */
export const selectAttributes = (resource: object, selection: AttributeSelection): object =>
  Object.fromEntries(
    Object.entries(resource)
      .filter(([name]) => isSelected(selection, name))
      .map(([name, value]) => [name, always.includes(name) ? value : cutParts(value, selectedParts(selection, name))]),
  )
