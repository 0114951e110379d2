import type { ColumnType, Generated } from 'kysely'

export interface ProvisionedUsers {
  user_id: string
  provider_id: string
  external_id: string | null
  user_name: string
  /** Further attributes that the directory sends about the person, by their names in RFC 7643. */
  attributes: ColumnType<unknown, string, string>
  active: boolean
  closed: Generated<boolean>
  removed_at: Date | null
  created_at: Date
  updated_at: Date
  revision: Generated<number>
}

export interface ProvisionedGroups {
  group_id: string
  provider_id: string
  external_id: string | null
  display_name: string
  created_at: Date
  updated_at: Date
  revision: Generated<number>
}

export interface ProvisionedMembers {
  group_id: string
  user_id: string
}
