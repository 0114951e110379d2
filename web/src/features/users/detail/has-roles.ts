import type { User } from '@alta/contract/users'

/** Does the account hold a role anywhere? Whoever opens it or sets its password could act by it, and says why. */
export const hasRoles = ({ system_role_count, healthcare_organisation_role_count }: User): boolean =>
  system_role_count + healthcare_organisation_role_count > 0
