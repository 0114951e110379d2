/** The address that a token opens. */
export const linkOf = (token: string) => `${location.origin}/register?invitation_token=${encodeURIComponent(token)}`
