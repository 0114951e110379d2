/** The closed list of things that can go wrong: code → HTTP status (contract of the API, RFC 9457). */
export const problems = {
  'malformed-request': 400,
  unauthenticated: 401,
  forbidden: 403,
  /** The sign-in is not finished: a second factor must be given, or set up. */
  'second-factor-required': 403,
  /** The person has to prove their identity again. */
  'reauthentication-required': 403,
  'not-found': 404,
  'stale-revision': 409,
  'last-administrator': 409,
  'owner-required': 409,
  'already-exists': 409,
  'unverified-account': 409,
  'approval-required': 409,
  'not-ready': 409,
  signed: 409,
  annulled: 409,
  retention: 409,
  'legal-hold': 409,
  'payload-too-large': 413,
  'unsupported-file': 415,
  'validation-failed': 422,
  'registration-refused': 422,
  /** Refused at a provider of single sign-on; `params.reason` says why. */
  'sign-in-refused': 422,
  'rate-limited': 429,
  'model-failed': 502,
  'engine-unavailable': 503,
  /** The database cannot be reached or takes no writes at the moment; nothing of the act was stored. */
  'database-unavailable': 503,
  /** The object store or the disk for files cannot be reached. */
  'files-unavailable': 503,
  'took-too-long': 503,
  /** It is encrypted, and its key is missing, or it was changed since it was written. */
  'content-unreadable': 500,
  unexpected: 500,
} as const

export type ProblemCode = keyof typeof problems

export const isProblemCode = (text: string): text is ProblemCode => Object.hasOwn(problems, text)
export const problemCodes: readonly ProblemCode[] = Object.keys(problems).filter(isProblemCode)

/** Why a language model gave no answer that can be used. */
export const modelFailures = [
  /** No connection, or too many recent failures. */
  'unreachable',
  /** The endpoint refuses the key. */
  'unauthorised',
  'rate_limited',
  /** The endpoint reports that it failed. */
  'engine',
  /** No answer came for too long, or the answer took too long in all. */
  'timeout',
  /** The answer was cut off before its end. */
  'truncated',
  /** The answer is HTML, broken JSON, another shape, or a refusal without a reason that the others name. */
  'bad_answer',
  /** The request is longer than the model reads at once. */
  'too_long',
  /** The model does not take a schema for its answer. */
  'no_schema',
  'aborted',
] as const
export type ModelFailure = (typeof modelFailures)[number]

/** A field that was refused: JSON pointer into the request, a code the client translates, and its numbers. */
export interface FieldError {
  readonly pointer: string
  readonly code: FieldErrorCode
  readonly params?: Readonly<Record<string, string | number>>
}

export const fieldErrorCodes = [
  'required',
  'invalid',
  'too_small',
  'too_large',
  'unrecognised',
  'password_too_common',
  'unknown_organisation',
  'unreadable_file',
  'password_protected',
  /** A file that contains no writing, or only pictures of writing. */
  'no_text',
  'too_slow',
  /** For pictures of text: see the problems of documents. */
  'too_many_pictures',
  'too_many_pixels',
  'no_ocr',
  'too_many_running',
  'token_spent',
  'already_taken',
  'unknown_user',
  /** In `params`: `registered_at`, `origin` and, where it is known, `registered_from`. */
  'unverified_account',
  'not_grantable',
  'duplicate_row',
  'missing_column',
  'too_many_rows',
  /** For a course that is made into a report only when the caller insists: see `unless_warned`. */
  'no_clinical_course',
  'several_patients',
] as const
export type FieldErrorCode = (typeof fieldErrorCodes)[number]

/** The one error of the API. It never contains patient text, SQL or a stack. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly errors: readonly FieldError[]
  /** Seconds, for `Retry-After`; only with `rate-limited`, with unavailable services, and with `model-failed`. */
  readonly retry_after: number | undefined
  /** The server's name for the request, shown so that support can find it; set by the client from `instance`. */
  readonly request_id: string | undefined
  /** Only with `model-failed`. */
  readonly failure: ModelFailure | undefined
  /** ISO 8601; only with `retention`: a signed report is kept until then. */
  readonly allowed_from: string | undefined
  constructor(
    code: ProblemCode,
    detail: {
      errors?: readonly FieldError[]
      retry_after?: number
      request_id?: string
      failure?: ModelFailure
      allowed_from?: string
      /** The cause, for the log; it is never sent. */
      cause?: unknown
    } = {},
  ) {
    super(code, detail.cause === undefined ? undefined : { cause: detail.cause })
    this.name = 'Problem'
    this.code = code
    this.errors = detail.errors ?? []
    this.retry_after = detail.retry_after
    this.request_id = detail.request_id
    this.failure = detail.failure
    this.allowed_from = detail.allowed_from
  }
}
