import * as z from 'zod/mini'
import { signedIn } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { count, id, name, reason, time } from './fields.ts'

/** A passkey (WebAuthn), or an app that shows codes (TOTP, RFC 6238). */
export const secondFactorKinds = ['passkey', 'totp'] as const
export type SecondFactorKind = (typeof secondFactorKinds)[number]

const base64url = (characters: number) => z.string().check(z.maxLength(characters), z.regex(/^[\w-]*$/))
const credentialId = base64url(1_400)
const transports = z.array(z.string().check(z.maxLength(32))).check(z.maxLength(10))
const credential = z.object({ id: credentialId, type: z.literal('public-key'), transports })
const userVerification = z.enum(['required', 'preferred', 'discouraged'])

/** The browser's result of `navigator.credentials.get`, as `PublicKeyCredential.toJSON` writes it. */
const passkeyAnswer = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(8_000),
    authenticatorData: base64url(8_000),
    signature: base64url(8_000),
    userHandle: z.optional(base64url(200)),
  }),
})
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>

/** The browser's result of `navigator.credentials.create`. */
const newPasskey = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(8_000),
    attestationObject: base64url(40_000),
    transports: z.optional(transports),
  }),
})
export type NewPasskey = z.infer<typeof newPasskey>

/** The options of `navigator.credentials.get`. */
const passkeyQuestion = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  userVerification,
  allowCredentials: z.array(credential),
})

/** The options of `navigator.credentials.create`. */
const passkeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({ residentKey: userVerification, userVerification }),
})

const code = z.string().check(z.trim(), z.maxLength(20))
const passwordTyped = z.string().check(z.maxLength(1000))
const byCode = z.strictObject({ code })
const byPasskey = z.strictObject({ passkey: passkeyAnswer })

/** The proofs that the person has; where the sign-in is not finished, also the missing step. */
export const state = endpoint({
  method: 'GET',
  path: '/auth/second-factor',
  summary: 'What the own sign-in lacks, and what one may prove oneself with',
  answer: z.object({
    missing: z.nullable(z.enum(['proof', 'enrolment'])),
    passkey: z.boolean(),
    totp: z.boolean(),
    recovery_codes_left: count,
    has_password: z.boolean(),
    /** Whether the session was opened through an identity provider. */
    provider_id: z.nullable(z.string()),
    /** Whether apps can be set up here: the server has a key to encrypt their secrets. */
    totp_offered: z.boolean(),
    /** The address whose pages may use passkeys; null: the server has none that browsers allow. */
    passkey_origin: z.nullable(z.string()),
    /** Minutes after which signing, giving roles and the like ask for the identity again; null: they do not ask. */
    reauthentication_minutes: z.nullable(count),
  }),
  access: 'signing-in',
  reads: 'none',
})

/** Begins to use a passkey, in this session, for five minutes. */
export const beginPasskeyUse = endpoint({
  method: 'POST',
  path: '/auth/second-factor/passkey',
  summary: 'Ask for the challenge that a passkey answers',
  answer: passkeyQuestion,
  access: 'signing-in',
  secret: true,
  unaudited: true,
})

/**
 * Finishes a sign-in. A wrong proof is `validation-failed` at `/code`, `/recovery_code` or `/passkey`; each code works
 * once. The session continues under a new token.
 */
export const prove = endpoint({
  method: 'POST',
  path: '/auth/second-factor',
  summary: 'Finish signing in with a second factor',
  body: z.union([byCode, z.strictObject({ recovery_code: z.string().check(z.maxLength(60)) }), byPasskey]),
  answer: signedIn,
  access: 'signing-in',
  secret: true,
})

/**
 * Proves the identity again, for calls that answer `reauthentication-required`. A wrong proof is `validation-failed` at
 * `/password`, `/code` or `/passkey`. Sessions of an identity provider sign in there again instead.
 */
export const reauthenticate = endpoint({
  method: 'POST',
  path: '/auth/reauthentication',
  summary: 'Say again who it is',
  body: z.union([z.strictObject({ password: passwordTyped }), byCode, byPasskey]),
  answer: z.null(),
  status: 204,
  access: 'signing-in',
  secret: true,
})

export const secondFactor = z.object({
  second_factor_id: id,
  kind: z.enum(secondFactorKinds),
  name,
  created_at: time,
  last_used_at: z.nullable(time),
})
export type SecondFactor = z.infer<typeof secondFactor>

export const list = endpoint({
  method: 'GET',
  path: '/auth/second-factors',
  summary: 'The own second factors',
  answer: z.object({ items: z.array(secondFactor), next_cursor: z.null(), recovery_codes_left: count }),
  access: 'person',
  reads: 'none',
})

export const beginTotp = endpoint({
  method: 'POST',
  path: '/auth/second-factors/totp/begin',
  summary: 'Begin to set up an authenticator app',
  answer: z.object({
    /** Base32, to be typed; and the same as an address that apps read from a QR code. */
    secret: z.string(),
    uri: z.string(),
  }),
  access: 'signing-in',
  secret: true,
  reauthenticates: 'always',
})

/** Shown once, with the first factor: each code signs in once, without any factor. */
const enrolled = z.object({ second_factor: secondFactor, recovery_codes: z.nullable(z.array(z.string())) })

/** A wrong code is `validation-failed` at `/code`; after half an hour the request to set up has expired (`expired`). */
export const addTotp = endpoint({
  method: 'POST',
  path: '/auth/second-factors/totp',
  summary: 'Add an authenticator app, with a code that it shows',
  body: z.strictObject({ name, code }),
  answer: enrolled,
  status: 201,
  access: 'signing-in',
  secret: true,
  reauthenticates: 'always',
})

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/auth/second-factors/passkey/begin',
  summary: 'Begin to add a passkey',
  answer: passkeyCreation,
  access: 'signing-in',
  secret: true,
  reauthenticates: 'always',
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/auth/second-factors/passkey',
  summary: 'Add a passkey that the browser has made',
  body: z.strictObject({ name, passkey: newPasskey }),
  answer: enrolled,
  status: 201,
  access: 'signing-in',
  secret: true,
  reauthenticates: 'always',
})

const secondFactorId = z.object({ second_factor_id: id })

export const rename = endpoint({
  method: 'PATCH',
  path: '/auth/second-factors/:second_factor_id',
  summary: 'Give one of the own second factors another name',
  params: secondFactorId,
  body: z.strictObject({ name }),
  answer: secondFactor,
  access: 'person',
})

/** The recovery codes are removed with the last factor. */
export const remove = endpoint({
  method: 'DELETE',
  path: '/auth/second-factors/:second_factor_id',
  summary: 'Remove one of the own second factors',
  params: secondFactorId,
  answer: z.null(),
  status: 204,
  access: 'person',
  reauthenticates: 'always',
})

/** `not-ready` while there is no second factor. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/auth/recovery-codes',
  summary: 'Make new recovery codes; the old ones no longer work',
  answer: z.object({ recovery_codes: z.array(z.string()) }),
  access: 'person',
  secret: true,
  reauthenticates: 'always',
})

const userId = z.object({ user_id: id })

export const ofUser = endpoint({
  method: 'GET',
  path: '/users/:user_id/second-factors',
  summary: 'The second factors of a user, for whoever may reset them',
  params: userId,
  answer: z.object({ items: z.array(secondFactor), next_cursor: z.null(), recovery_codes_left: count }),
  access: { system: 'users:write' },
  record: 'user',
  reads: 'none',
})

/**
 * For a person who has lost them: all second factors and recovery codes of the person are removed, and their sessions
 * end. The person is told who did it and why. Nobody resets their own: `forbidden`.
 */
export const reset = endpoint({
  method: 'POST',
  path: '/users/:user_id/second-factor-reset',
  summary: 'Take all second factors from a user who has lost them',
  params: userId,
  body: z.strictObject({ reason }),
  answer: z.null(),
  status: 204,
  access: { system: 'users:write' },
  record: 'user',
  reauthenticates: 'always',
})
