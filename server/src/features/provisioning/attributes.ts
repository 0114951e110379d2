export const schemas = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  group: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  enterprise_user: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
  patch: 'urn:ietf:params:scim:api:messages:2.0:PatchOp',
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
} as const

export interface ScimAttribute {
  readonly name: string
  readonly type: 'string' | 'boolean' | 'complex' | 'reference'
  readonly description: string
  readonly multiValued: boolean
  readonly required: boolean
  readonly caseExact: boolean
  readonly mutability: 'readWrite' | 'readOnly' | 'immutable'
  readonly returned: 'default'
  readonly uniqueness: 'none' | 'server'
  readonly canonicalValues?: readonly string[]
  readonly referenceTypes?: readonly string[]
  readonly subAttributes?: readonly ScimAttribute[]
}

const attribute = (name: string, description: string, more: Partial<ScimAttribute> = {}): ScimAttribute => ({
  name,
  type: 'string',
  description,
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
})

const readOnly = { mutability: 'readOnly' } as const

/** The attributes of a user that Alta stores. */
export const userAttributes: readonly ScimAttribute[] = [
  attribute('userName', 'The name of the account in the directory.', { required: true, uniqueness: 'server' }),
  attribute('name', 'The parts of the name.', {
    type: 'complex',
    subAttributes: [
      attribute('formatted', 'The whole name.'),
      attribute('familyName', 'The family name.'),
      attribute('givenName', 'The given name.'),
    ],
  }),
  attribute('displayName', 'The name that others see.'),
  attribute('preferredLanguage', 'The language of a new account.'),
  attribute('locale', 'The language of a new account, where preferredLanguage is missing.'),
  attribute('active', 'Whether the person may sign in.', { type: 'boolean' }),
  attribute('emails', 'The addresses: the primary one, else that for work, else the first is the account’s.', {
    type: 'complex',
    multiValued: true,
    subAttributes: [
      attribute('value', 'The address.', { required: true }),
      attribute('type', 'What it is for.', { canonicalValues: ['work', 'home', 'other'] }),
      attribute('primary', 'Whether it is the main one.', { type: 'boolean' }),
    ],
  }),
  attribute('groups', 'The groups whose member the user is.', {
    ...readOnly,
    type: 'complex',
    multiValued: true,
    subAttributes: [
      attribute('value', 'The id of the group.', { ...readOnly, caseExact: true }),
      attribute('$ref', 'The address of the group.', {
        ...readOnly,
        type: 'reference',
        referenceTypes: ['Group'],
        caseExact: true,
      }),
      attribute('display', 'The name of the group.', readOnly),
    ],
  }),
]

/** The attributes of a group that Alta stores. */
export const groupAttributes: readonly ScimAttribute[] = [
  attribute('displayName', 'The name of the group; rules for roles may name it.', {
    required: true,
    uniqueness: 'server',
  }),
  attribute('members', 'The users in the group.', {
    type: 'complex',
    multiValued: true,
    subAttributes: [
      attribute('value', 'The id of the user.', { mutability: 'immutable', required: true, caseExact: true }),
      attribute('$ref', 'The address of the user.', {
        mutability: 'immutable',
        type: 'reference',
        referenceTypes: ['User'],
        caseExact: true,
      }),
      attribute('type', 'User.', { mutability: 'immutable', canonicalValues: ['User'] }),
      attribute('display', 'The name of the user.', readOnly),
    ],
  }),
]

/**
 * Attributes of RFC 7643 that directories send and Alta does not use: they are ignored, also where a path names them.
 */
const unkept = new Set(
  [
    [
      'nickName',
      'profileUrl',
      'title',
      'userType',
      'timezone',
      'password',
      'phoneNumbers',
      'ims',
      'photos',
      'addresses',
    ],
    ['entitlements', 'roles', 'x509Certificates', 'manager', 'department', 'employeeNumber', 'costCenter', 'division'],
    ['organization'],
  ]
    .flat()
    .map((name) => name.toLowerCase()),
)

/** Parts of stored attributes that are ignored in the same way. */
const unkeptParts = new Set(['middlename', 'honorificprefix', 'honorificsuffix', 'display'])

const core = [schemas.user, schemas.group].map((schema) => `${schema.toLowerCase()}:`)

/** A name without the prefix of the user's or group's schema; prefixes of other schemas stay. */
export function withoutSchema(name: string): string {
  const found = core.find((schema) => name.toLowerCase().startsWith(schema))
  return found === undefined ? name : name.slice(found.length)
}

/** Whether an attribute is ignored; this includes every attribute of an extension. */
export const isUnkept = (name: string): boolean =>
  unkept.has(name.toLowerCase()) || name.toLowerCase().startsWith('urn:')

export const isUnkeptPart = (name: string): boolean => unkeptParts.has(name.toLowerCase())

/** The attribute of that name, regardless of case. */
export const attributeOf = (name: string, attributes: readonly ScimAttribute[]): ScimAttribute | undefined =>
  attributes.find((known) => known.name.toLowerCase() === name.toLowerCase())
