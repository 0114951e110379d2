import { type FieldError, type FieldErrorCode, Problem, type ProblemCode, problems } from '@alta/contract/problems'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type * as z from 'zod/mini'
import { isDatabaseOutage, isOutage, openOutageLog } from '../outages.ts'
import { openRefusedLog } from './refused-log.ts'

/** English texts for people who read raw answers; the pages read only `code` and have their own texts. */
const titles: Readonly<Record<ProblemCode, string>> = {
  'malformed-request': 'The request cannot be read',
  unauthenticated: 'Not signed in',
  forbidden: 'Not allowed',
  'second-factor-required': 'The sign-in lacks its second factor',
  'reauthentication-required': 'Say again who you are',
  'not-found': 'Not found',
  'stale-revision': 'Somebody changed this meanwhile',
  'last-administrator': 'The last administrator must stay',
  'owner-required': 'An organisation keeps exactly one owner',
  'already-exists': 'Already exists',
  'approval-required': 'A second person has been asked to approve this',
  'unverified-account': 'Nobody has verified this account',
  'not-ready': 'Not ready for this',
  signed: 'A signed report is kept',
  annulled: 'This report has been annulled',
  'legal-hold': 'A legal hold keeps this from being removed',
  retention: 'A signed report is kept until its time has passed',
  'payload-too-large': 'Too large',
  'unsupported-file': 'This kind of file is not supported',
  'validation-failed': 'Some fields are not right',
  'registration-refused': 'Registration refused',
  'sign-in-refused': 'Not signed in by the identity provider',
  'rate-limited': 'Too many requests',
  'model-failed': 'The language model failed',
  'engine-unavailable': 'Not available at the moment',
  'database-unavailable': 'The database is not available at the moment',
  'files-unavailable': 'The store of files is not available at the moment',
  'took-too-long': 'Given up because it took too much time or memory',
  'content-unreadable': 'Kept encrypted, and cannot be opened',
  unexpected: 'Something went wrong',
}

/** The RFC 9457 body. It is built from the closed list only, so that nothing else can be sent. */
export const problemBody = (problem: Problem, request_id: string) => ({
  type: `urn:alta:problem:${problem.code}`,
  title: titles[problem.code],
  status: problems[problem.code],
  code: problem.code,
  instance: `urn:alta:request:${request_id}`,
  ...(problem.errors.length > 0 && { errors: problem.errors }),
  ...(problem.allowed_from !== undefined && { allowed_from: problem.allowed_from }),
})

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.retry_after !== undefined) void reply.header('retry-after', String(Math.ceil(problem.retry_after)))
  return reply
    .code(problems[problem.code])
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(problemBody(problem, reply.request.id))
}

/** Seconds until the next attempt: an outage ends in seconds, or the caller can wait a little longer. */
const outage_retry_s = 5

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Errors of Fastify and PostgreSQL that the caller caused. An id that is not a UUID is not found. */
const known: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-request',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-file',
  FST_ERR_BAD_URL: 'malformed-request',
  FST_STATIC_FORBIDDEN_PATH: 'not-found',
  '22P02': 'not-found',
  // The record that it refers to was deleted at the same moment.
  '23503': 'not-found',
  '23505': 'already-exists',
  '22021': 'validation-failed',
  '22P05': 'validation-failed',
}

/** Any error as a Problem. `unexpected` means that the cause is a fault of Alta and belongs in the log. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  // The database aborted this one of two transactions that waited for each other.
  if (codeOf(error) === '40P01') return new Problem('engine-unavailable', { retry_after: 1 })
  if (isDatabaseOutage(error)) return new Problem('database-unavailable', { retry_after: outage_retry_s })
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
      ? error.statusCode
      : 500
  const code = known[codeOf(error)] ?? (status === 400 ? 'malformed-request' : 'unexpected')
  return new Problem(code, code === 'validation-failed' ? { errors: [{ pointer: '', code: 'invalid' }] } : {})
}

/** Every error is sent as a Problem. Faults of Alta go to the log, and so do refusals by permissions and limits. */
export function answerErrors(app: FastifyInstance): void {
  const logRefused = openRefusedLog()
  const logOutage = openOutageLog(app.log)
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error)
    if (isOutage(problem)) logOutage(problem.code, error)
    else if (problem.code === 'unexpected') request.log.error({ err: error }, 'a request failed')
    else logRefused(request, problem.code)
    return sendProblem(reply, problem)
  })
}

type Issue = z.core.$ZodIssue

const pointerOf = (path: readonly PropertyKey[]) =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  )
}

function sized(pointer: string, code: FieldErrorCode, bound: readonly [string, number | bigint]): FieldError {
  return { pointer, code, params: { [bound[0]]: Number(bound[1]) } }
}

/** The errors of zod as the contract's field errors. Of a union's branches the one that fits best is reported. */
export function fieldErrors(issues: readonly Issue[], input: unknown, base: readonly PropertyKey[] = []): FieldError[] {
  return issues.flatMap((issue): FieldError[] => {
    const path = [...base, ...issue.path]
    const pointer = pointerOf(path)
    const value = valueAt(input, path)
    if (value === undefined) return [{ pointer, code: 'required' }]
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ pointer: `${pointer}${pointerOf([key])}`, code: 'unrecognised' }))
    if (issue.code === 'too_small')
      return value === '' || (issue.origin === 'string' && typeof value === 'string' && value.trim() === '')
        ? [{ pointer, code: 'required' }]
        : [sized(pointer, 'too_small', ['minimum', issue.minimum])]
    if (issue.code === 'too_big') return [sized(pointer, 'too_large', ['maximum', issue.maximum])]
    if (issue.code === 'invalid_union') {
      const branches = issue.errors.toSorted((a, b) => a.length - b.length)
      if (branches[0] && branches[0].length > 0) return fieldErrors(branches[0], input, path)
    }
    return [{ pointer, code: 'invalid' }]
  })
}
