import { Problem } from '@alta/contract/problems'
import { pino } from 'pino'
import type { Logger } from 'pino'
import type { Config } from './config.ts'

/** Fields that could carry a patient's or a person's words or a secret, wherever a log line might hold them. */
const censored = [
  'body',
  'text',
  'source',
  'content',
  'password',
  'token',
  'secret',
  'authorization',
  'email',
  'title',
  'filename',
  'detail',
  'parameters',
  'query',
]

/**
 * The fields of an error that may be logged: PostgreSQL's `detail` and `where` quote values, and so does the message of
 * JSON.parse.
 */
function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: typeof error }
  const isQuoting = error instanceof SyntaxError
  return {
    type: error.name,
    message: isQuoting ? '[withheld]' : error.message,
    code: Reflect.get(error, 'code'),
    // Alta's own errors are safe: their texts quote no values.
    cause: error instanceof Problem && error.cause instanceof Error ? error.cause.message : undefined,
    constraint: Reflect.get(error, 'constraint'),
    stack: isQuoting ? error.stack?.replace(error.message, '[withheld]') : error.stack,
  }
}

/** JSON lines on standard output. No bodies, no addresses with their queries, no patient text. */
export const openLog = (config: Pick<Config, 'ALTA_LOG_LEVEL'>): Logger =>
  pino(
    {
      level: config.ALTA_LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: censored.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[withheld]' },
      serializers: { err: errorFields },
    },
    // Written synchronously: the last lines before a crash matter most.
    pino.destination({ dest: 1, sync: true }),
  )
