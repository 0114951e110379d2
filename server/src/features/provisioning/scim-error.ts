import type { ProblemCode } from '@alta/contract/problems'

/** What is wrong with a request, in the words of RFC 7644 §3.12. */
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
  /** For whoever reads the log of a directory; it holds no value that was sent. */
  readonly detail: string
  /** The outcome of the line that a refused act leaves; none for what is merely wrong. */
  readonly outcome?: ProblemCode
}

/** What a provisioning client is answered when something is wrong. */
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

/** 409: another record has what must be unique. */
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
