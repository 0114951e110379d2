import type { ModelFailure } from '@alta/contract/problems'

const tooLong =
  /context[\s_-]?(?:length|size|window)|maximum (?:model|input|context|prompt)|prompt[\s_](?:is )?too[\s_]long|too many tokens|too large to process|reduce the length|max_new_tokens|exceeds? (?:the )?(?:available )?context|longer than the max/i
const ofSchema = /response[\s_-]?format|json[\s_-]?schema|grammar|guided|structured[\s_-]?output|xgrammar|outlines/i

/** Parameters that some endpoints refuse, and the words of their refusals. */
const unsupportedPatterns = {
  max_tokens: /max_completion_tokens/i,
  temperature: /["'`]temperature["'`]/i,
  stream_options: /["'`]stream_options["'`]/i,
} as const

/** A parameter that Alta can leave out, or send under another name. */
export type UnsupportedParameter = keyof typeof unsupportedPatterns

export interface RefusedRequest {
  readonly status: number
  /** The body, or its beginning. It may quote the question, so it is only examined here and never passed on. */
  readonly text: string
  readonly with_schema: boolean
}

const schemaStatuses: readonly number[] = [400, 415, 422, 500, 501]
const parameterStatuses: readonly number[] = [400, 422]

/** The parameter that the endpoint refuses, or null. */
export const unsupportedParameter = ({ status, text }: RefusedRequest): UnsupportedParameter | null => {
  if (!parameterStatuses.includes(status) || tooLong.test(text)) return null
  if (unsupportedPatterns.max_tokens.test(text)) return 'max_tokens'
  if (unsupportedPatterns.temperature.test(text)) return 'temperature'
  return unsupportedPatterns.stream_options.test(text) ? 'stream_options' : null
}

/** Why an endpoint gave no answer, by its status and by the words of vLLM, llama.cpp, Ollama and hosted endpoints. */
export function failureIn({ status, text, with_schema }: RefusedRequest): ModelFailure {
  if (status === 401 || status === 403) return 'unauthorised'
  if (status === 429) return 'rate_limited'
  if (status === 413 || (status >= 400 && tooLong.test(text))) return 'too_long'
  if (with_schema && schemaStatuses.includes(status) && ofSchema.test(text)) return 'no_schema'
  if (status === 408 || status === 504) return 'timeout'
  return status >= 500 ? 'engine' : 'bad_answer'
}

const far_s = 86_400

/** The seconds in `Retry-After`, in either form; undefined without one. */
export function retryAfter(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined
  const seconds = /^\s*\d+(?:\.\d+)?\s*$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), far_s) : undefined
}
