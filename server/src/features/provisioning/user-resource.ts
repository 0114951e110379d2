import { email, line, name as nameField } from '@alta/contract/fields'
import { type Language, languages } from '@alta/contract/languages'
import * as z from 'zod/mini'
import { attributeOf, schemas, userAttributes } from './attributes.ts'
import { notUnique, invalidRequest } from './scim-error.ts'
import { scimLimits } from './scim-limits.ts'

/** A resource while it is changed: attributes by the names of the schema, values as they were sent. */
export type ResourceDraft = Record<string, unknown>

export const isRecord = (value: unknown): value is ResourceDraft =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a client means "none" by this value. */
export const isEmptyValue = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const wellFormed = z.string().check(z.overwrite((value: string) => value.toWellFormed()))
const text = z.pipe(wellFormed, line(0, scimLimits.text_characters))
/** Entra ID sends booleans as strings: "False". */
const flag = z.union([
  z.boolean(),
  z.pipe(
    z.pipe(z.string().check(z.toLowerCase()), z.enum(['true', 'false'])),
    z.transform((value) => value === 'true'),
  ),
])

const emailValue = z.object({ value: text, type: z.optional(text), primary: z.optional(flag) })

const userResource = z.object({
  userName: z.pipe(wellFormed, line(1, scimLimits.text_characters)),
  externalId: z.optional(text),
  name: z.optional(
    z.object({ formatted: z.optional(text), familyName: z.optional(text), givenName: z.optional(text) }),
  ),
  displayName: z.optional(text),
  preferredLanguage: z.optional(text),
  locale: z.optional(text),
  active: z.optional(flag),
  emails: z.optional(z.array(emailValue).check(z.maxLength(scimLimits.emails))),
})

/** A user as the directory describes it; attributes that were not sent are left out. */
export type UserResource = z.output<typeof userResource>
type Email = z.output<typeof emailValue>

/** Throws unless the body names that schema. */
export function mustHaveSchema(body: unknown, schema: string): ResourceDraft {
  if (!isRecord(body)) throw invalidRequest('invalidSyntax', 'The body is no object.')
  const { schemas: named } = body
  if (!Array.isArray(named)) throw invalidRequest('invalidSyntax', 'The body names no schemas.')
  if (!named.some((one) => typeof one === 'string' && one.toLowerCase() === schema.toLowerCase()))
    throw invalidRequest('invalidValue', `The body is not of the schema ${schema}.`)
  return body
}

/** The resource with the schema's own spelling of attribute names, and without read-only attributes. */
export function draftOf(body: ResourceDraft, attributes: typeof userAttributes): ResourceDraft {
  const known = Object.entries(body).flatMap(([key, value]): [string, unknown][] => {
    if (key.toLowerCase() === 'externalid') return [['externalId', value]]
    const attribute = attributeOf(key, attributes)
    return attribute === undefined || attribute.mutability === 'readOnly' ? [] : [[attribute.name, value]]
  })
  return Object.fromEntries(known.map(([key, value]) => [key, partsOf(key, value, attributes)]))
}

/** A complex value with the names of the schema. */
function partsOf(name: string, value: unknown, attributes: typeof userAttributes): unknown {
  const parts = attributeOf(name, attributes)?.subAttributes
  if (parts === undefined) return value
  if (Array.isArray(value)) return value.map((one) => partsOf(name, one, attributes))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [attributeOf(key, parts)?.name ?? key, part]))
}

const withoutNone = (value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([key, part]) => (isEmptyValue(part) ? [] : [[key, withoutNone(part)]])),
      )
    : Array.isArray(value)
      ? value.filter((one) => !isEmptyValue(one)).map(withoutNone)
      : value

/** Throws `invalidValue` for a value that the schema does not allow. */
export function userOf(draft: ResourceDraft): UserResource {
  const parsed = userResource.safeParse(withoutNone(draft))
  if (parsed.success) return parsed.data
  const at = parsed.error.issues[0]?.path.map(String).join('.') ?? ''
  throw invalidRequest('invalidValue', `The value of ${at || 'the body'} is missing or not as the schema says.`)
}

/** A user as a POST or a PUT sends it. */
export const readUser = (body: unknown): UserResource =>
  userOf(draftOf(mustHaveSchema(body, schemas.user), userAttributes))

const isWork = ({ type }: Email) => type?.toLowerCase() === 'work'

/**
 * For a user with several addresses the primary one, otherwise that for work, otherwise the first; otherwise a user
 * name that is an address.
 */
function addressOf({ emails = [], userName }: UserResource): string | undefined {
  const chosen = emails.find(({ primary }) => primary === true) ?? emails.find(isWork) ?? emails[0]
  return email.safeParse(chosen?.value ?? userName).data
}

function shownName({ displayName, name = {}, userName }: UserResource): string {
  const joined = [name.givenName, name.familyName].filter((part) => part !== undefined).join(' ')
  return displayName ?? name.formatted ?? (joined === '' ? (userName.split('@')[0] ?? userName) : joined)
}

function languageOf({ preferredLanguage, locale }: UserResource): Language {
  const tag = (preferredLanguage ?? locale ?? '').toLowerCase().split(/[-_,;]/)[0]
  return languages.find((language) => language === tag) ?? 'en'
}

export interface AccountFields {
  readonly name: string
  readonly email: string
  readonly locale: Language
}

/** The account that a user should have. Throws `invalidValue` for a user without an address or a name. */
export function accountOf(user: UserResource): AccountFields {
  const address = addressOf(user)
  if (address === undefined)
    throw invalidRequest(
      'invalidValue',
      'An account takes an email address: a value of emails, or a userName that is one.',
    )
  const name = nameField.safeParse(shownName(user))
  if (!name.success) throw invalidRequest('invalidValue', 'The name is empty or too long.')
  return { name: name.data, email: address, locale: languageOf(user) }
}

/** Throws `uniqueness`: the address belongs to another account. */
export const addressTaken = (): Error =>
  notUnique(
    'Another account of Alta has this address. Its holder links it in the profile, after signing in with its password, or an administrator removes it; then it can be provisioned.',
  )
