/** The roles that a group may give: never the owner's, and never a role at system scope. */
export const groupRoles = ['manager', 'clinician', 'reader'] as const
export type GroupRole = (typeof groupRoles)[number]

/**
 * The effect of single sign-on in an organisation: none; groups of the provider give roles; or, in addition, roles
 * there count only in sessions that were opened through a provider.
 */
export const singleSignOnModes = ['off', 'roles', 'required'] as const
export type SingleSignOnMode = (typeof singleSignOnModes)[number]
