import * as z from 'zod/mini'
import { signedIn } from './auth.ts'
import { endpoint, file } from './endpoint.ts'
import { count, id, name, time } from './fields.ts'
import { languages } from './languages.ts'

/** Why nobody was signed in or linked: `params.reason` of the error of `sign-in-refused`. */
export const signInRefusals = [
  /**
   * The attempt was begun too long ago, was used already, or was begun in another browser, for another provider or for
   * another purpose.
   */
  'expired',
  /** The person cancelled, or the provider refused. */
  'refused_by_provider',
  /** The provider cannot be reached, or its answer is not valid. */
  'provider_failed',
  /** The provider does not list the groups of a person with very many. */
  'groups_not_told',
  /** The provider did not ask for the identity again, where that was required. */
  'not_asked_again',
  /** An account with the same address exists: its holder signs in with the password and links it. */
  'email_known',
  /** The provider sends no address, or does not vouch for it. */
  'no_verified_email',
  /** Nobody is linked to this identity, and the provider makes no accounts. */
  'no_account',
  'account_inactive',
  /** The identity belongs to another account. */
  'linked_to_other',
  /** The account is linked to another identity of this provider. */
  'linked_already',
  /** Nobody has verified the account, and the provider does not vouch for its address. */
  'unverified_account',
] as const
export type SignInRefusal = (typeof signInRefusals)[number]

const providerId = z.string().check(z.minLength(1), z.maxLength(64))
const begun = z.object({
  /** The address to which the browser goes. */
  authorization_url: z.string(),
  /** A secret that the page stores in this browser; it is sent back together with the provider's answer. */
  browser_secret: z.string(),
})
/** What the provider sent the browser back with: the search string of the return address. */
const returned = {
  provider_id: providerId,
  returned: z.string().check(z.maxLength(8000)),
  browser_secret: z.string().check(z.minLength(1), z.maxLength(200)),
}

/**
 * `asks_again`: the provider must ask for password or key even if it knows the person; a locked screen is opened so.
 */
export const begin = endpoint({
  method: 'POST',
  path: '/auth/single-sign-on',
  summary: 'Begin to sign in through an identity provider',
  body: z.strictObject({ provider_id: providerId, asks_again: z.optional(z.boolean()) }),
  answer: begun,
  access: 'public',
  secret: true,
  unaudited: true,
})

/**
 * Works once and within ten minutes. A refusal is `sign-in-refused`. `locale`: the language of an account that is made.
 */
export const finish = endpoint({
  method: 'POST',
  path: '/auth/single-sign-on/finish',
  summary: 'Sign in with what the identity provider answered',
  body: z.strictObject({ ...returned, locale: z.optional(z.enum(languages)) }),
  answer: signedIn,
  access: 'public',
  secret: true,
})

export const identityLink = z.object({
  identity_link_id: id,
  provider_id: providerId,
  /** null: the provider is no longer configured. */
  provider_name: z.nullable(name),
  linked_at: time,
  last_used_at: z.nullable(time),
})
export type IdentityLink = z.infer<typeof identityLink>

export const links = endpoint({
  method: 'GET',
  path: '/auth/identity-links',
  summary: 'The identities at providers that the own account is linked to',
  answer: z.object({ items: z.array(identityLink), next_cursor: z.null(), has_password: z.boolean() }),
  access: 'person',
  reads: 'none',
})

/** A wrong password is `validation-failed` at `/password`. */
export const beginLink = endpoint({
  method: 'POST',
  path: '/auth/identity-links/begin',
  summary: 'Begin to link the own account to an identity provider',
  body: z.strictObject({ provider_id: providerId, password: z.string().check(z.maxLength(1000)) }),
  answer: begun,
  access: 'person',
  secret: true,
})

/** In the session that began it. */
export const finishLink = endpoint({
  method: 'POST',
  path: '/auth/identity-links',
  summary: 'Link the own account to who the identity provider says it is',
  body: z.strictObject(returned),
  answer: identityLink,
  status: 201,
  access: 'person',
  secret: true,
})

/**
 * Begins to prove the identity at a provider to which the caller's account is linked: the provider asks in any case.
 * The proof replaces the password where that is asked for again.
 */
export const beginConfirmation = endpoint({
  method: 'POST',
  path: '/auth/confirmation/begin',
  summary: 'Begin to confirm at an identity provider who one is',
  body: z.strictObject({ provider_id: providerId }),
  answer: begun,
  access: 'person',
  secret: true,
})

/** In the session that began it. The proof is used once, and within the minutes that are answered. */
export const finishConfirmation = endpoint({
  method: 'POST',
  path: '/auth/confirmation',
  summary: 'Confirm who one is with what the identity provider answered',
  body: z.strictObject(returned),
  answer: z.object({ minutes: count }),
  access: 'person',
  secret: true,
})

/**
 * Ends the sessions that were opened through it. Without a password the link is the only way to sign in: `forbidden`.
 */
export const unlink = endpoint({
  method: 'DELETE',
  path: '/auth/identity-links/:identity_link_id',
  summary: 'Unlink the own account from an identity provider',
  params: z.object({ identity_link_id: id }),
  answer: z.null(),
  status: 204,
  access: 'person',
})

/**
 * OpenID Connect Back-Channel Logout 1.0: the provider posts `logout_token`, and the sessions that it names end. An
 * invalid token is `malformed-request`.
 */
export const backChannelLogout = file({
  method: 'POST',
  path: '/auth/single-sign-on/:provider_id/logout',
  summary: 'An identity provider ends sessions (back-channel logout)',
  params: z.object({ provider_id: providerId }),
  direction: 'in',
  media_types: ['application/x-www-form-urlencoded'],
  limit: 64 * 1024,
  answer: z.object({}),
  access: 'public',
})
