import type { ProblemCode } from '@alta/contract/problems'

/** The kinds of errors by the names of RFC 7644 §3.12. */
type ScimType =
  | 'invalidFilter'
  | 'tooMany'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue'

interface ScimRefusal {
  readonly status: number
  readonly scim_type?: ScimType
  /** The text for people who read the log of a directory; it contains no value that was sent. */
  readonly detail: string
  /** The outcome in the audit line of a refused act; undefined for a request that is merely wrong. */
  readonly outcome?: ProblemCode
}

/** An error as it is answered to a provisioning client. */
export class ScimError extends Error {
  readonly refusal: ScimRefusal
  constructor(refusal: ScimRefusal) {
    super(refusal.detail)
    this.name = 'ScimError'
    this.refusal = refusal
  }
}

/** 400: the request is wrong. */
export const invalidRequest = (scim_type: ScimType, detail: string): ScimError =>
  new ScimError({ status: 400, scim_type, detail })

/** 409: another record has a value that must be unique. */
export const notUnique = (detail: string): ScimError =>
  new ScimError({ status: 409, scim_type: 'uniqueness', detail, outcome: 'already-exists' })

export const notFound = (): ScimError =>
  new ScimError({ status: 404, detail: 'There is no such resource.', outcome: 'not-found' })

const schema = 'urn:ietf:params:scim:api:messages:2.0:Error'

export const errorBody = ({ status, scim_type, detail }: ScimRefusal) => ({
  schemas: [schema],
  status: String(status),
  ...(scim_type !== undefined && { scimType: scim_type }),
  detail,
})
