import { Problem } from '@alta/contract/problems'
import { accountOrigins, type AccountOrigin } from '@alta/contract/users'
import { isOneOf, isText } from '../../shapes.ts'

/** What a refusal tells of an account that nobody vouches for. */
export interface Unverified {
  /** ISO 8601; null where the server did not say. */
  readonly registered_at: string | null
  readonly origin: AccountOrigin
  /** The network address that asked for it; null where it is not known. */
  readonly registered_from: string | null
}

const isOrigin = isOneOf(accountOrigins)

/** The account that a call would have given something to, had somebody confirmed it; null for any other failure. */
export function unverifiedIn(error: unknown): Unverified | null {
  if (!(error instanceof Problem) || error.code !== 'unverified-account') return null
  const { registered_at, origin, registered_from } =
    error.errors.find(({ code }) => code === 'unverified_account')?.params ?? {}
  return {
    registered_at: isText(registered_at) ? registered_at : null,
    origin: isOrigin(origin) ? origin : 'unknown',
    registered_from: isText(registered_from) ? registered_from : null,
  }
}
