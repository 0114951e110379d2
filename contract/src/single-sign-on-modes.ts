/** What a group may give: never the place of owner, never a role at system scope. */
export const groupRoles = ['manager', 'clinician', 'reader'] as const
export type GroupRole = (typeof groupRoles)[number]

/**
 * What single sign-on does in an organisation: nothing; groups of the provider give roles; besides, roles there count only
 * in sessions that were opened through a provider.
 */
export const singleSignOnModes = ['off', 'roles', 'required'] as const
export type SingleSignOnMode = (typeof singleSignOnModes)[number]
