import { hashOf } from '../../base/link-token.ts'

/** The address that a token opens. */
export const linkOf = (token: string) => `${location.origin}/register#${hashOf('invitation_token', token)}`
