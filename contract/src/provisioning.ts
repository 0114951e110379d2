/**
 * What a directory does to accounts and groups by SCIM 2.0 (RFC 7644), at `/scim/v2`, as lines of the audit log name it:
 * `provisioning.create_user`. It is no part of `/api/v0`, since its shape is not Alta's to choose.
 */
export const provisioningActs = [
  'create_user',
  'change_user',
  'remove_user',
  'create_group',
  'change_group',
  'remove_group',
] as const
export type ProvisioningAct = (typeof provisioningActs)[number]
