/**
 * The acts of a directory on accounts and groups by SCIM 2.0 (RFC 7644), at `/scim/v2`, as lines of the audit log name
 * them: `provisioning.create_user`. SCIM is not part of `/api/v0`, since the standard defines its shape.
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
