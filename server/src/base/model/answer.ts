import { createParser } from 'eventsource-parser'
import type { Problem } from '@alta/contract/problems'
import * as z from 'zod/mini'
import type { ModelRequest } from '../model.ts'
import { modelFailed } from './failure.ts'
import { type Timeouts, openTimeouts } from './timeouts.ts'
import { failureIn } from './refusal.ts'
import { type ModelEndpoint, sendTo } from './request.ts'
import { openReasoningFilter } from './reasoning-filter.ts'

/** The token counts that the endpoint reports. */
export interface TokenCounts {
  readonly prompt_tokens: number
  readonly completion_tokens: number
}

export interface ModelAttempt {
  readonly endpoint: ModelEndpoint
  readonly request: ModelRequest
  readonly idle_ms: number
  readonly ends_at: number
}

const count = z.int().check(z.nonnegative())
const counted = z.object({ prompt_tokens: count, completion_tokens: count })
const event = z.object({
  choices: z.nullish(
    z.array(
      z.object({
        delta: z.nullish(z.object({ content: z.nullish(z.string()) })),
        finish_reason: z.nullish(z.string()),
      }),
    ),
  ),
  usage: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
})

/** A line of an event stream is a token with its wrapping, some 300 characters. */
const event_chars_max = 2_000_000
/** The longest tokens are long runs of one character; reasoning is only counted by bytes. */
const chars_per_token_max = 40
const stream_bytes_max = 64_000_000
/** Milliseconds after which the connection is closed when the endpoint does not close it. */
const goodbye_ms = 250

interface AnswerStreamState {
  /** Text that was not passed on yet. */
  text: string
  /** Whether some text was passed on. */
  begun: boolean
  finish: string | null
  ended: boolean
  counts: TokenCounts | null
  /** Thrown once the text before it was passed on. */
  broken: Problem | null
}

function jsonOf(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}

function readEvent(state: AnswerStreamState, data: string): Problem | null {
  if (data.trim() === '[DONE]') state.ended = true
  if (state.ended) return null
  const read = event.safeParse(jsonOf(data))
  if (!read.success) return modelFailed('bad_answer')
  const { choices, usage, error } = read.data
  if (error !== undefined && error !== null)
    return modelFailed(failureIn({ status: 500, text: JSON.stringify(error), with_schema: false }))
  const choice = choices?.[0]
  state.text += choice?.delta?.content ?? ''
  // Some endpoints send an empty reason until they have finished.
  state.finish = choice?.finish_reason || state.finish
  // A wrong count is ignored.
  state.counts = counted.safeParse(usage).data ?? state.counts
  return null
}

/** Pieces of events as they come; undefined once the stream is over. */
function piecesOf(response: Response, timeouts: Timeouts, state: AnswerStreamState) {
  const reader = response.body?.getReader()
  return async (): Promise<Uint8Array | undefined> => {
    if (!reader) return undefined
    const wait = state.ended ? goodbye_ms : undefined
    const { value } = await timeouts.of(reader.read(), wait).catch(() => {
      if (state.ended) return { value: undefined }
      // Before the first word, nothing is lost by another attempt.
      throw timeouts.failure(state.begun ? 'truncated' : 'unreachable')
    })
    return value
  }
}

const isCut = ({ finish, ended }: AnswerStreamState) =>
  finish === 'length' || finish === 'content_filter' || (finish === null && !ended)

/**
 * One attempt: the text of an answer as it comes, and then the endpoint's token counts, if it counts. @throws Problem
 * `model-failed`, perhaps after pieces
 */
export async function* streamAnswer(attempt: ModelAttempt): AsyncGenerator<string, TokenCounts | null> {
  const timeouts = openTimeouts({ ...attempt, signal: attempt.request.signal })
  const state: AnswerStreamState = { text: '', begun: false, finish: null, ended: false, counts: null, broken: null }
  try {
    const next = piecesOf(await sendTo(attempt.endpoint, attempt.request, timeouts), timeouts, state)
    const thoughts = openReasoningFilter()
    const decoder = new TextDecoder()
    const parser = createParser({
      maxBufferSize: event_chars_max,
      onEvent: ({ data }) => {
        state.broken ??= readEvent(state, data)
      },
      onError: ({ type }) => {
        if (type === 'max-buffer-size-exceeded') state.broken ??= modelFailed('bad_answer')
      },
    })
    let [bytes, chars] = [0, 0]
    for (let piece = await next(); piece; piece = await next()) {
      state.text = ''
      parser.feed(decoder.decode(piece, { stream: true }))
      bytes += piece.byteLength
      const text = thoughts.without(state.text)
      chars += text.length
      if (bytes > stream_bytes_max || chars > attempt.request.max_tokens * chars_per_token_max)
        throw modelFailed('bad_answer')
      state.begun ||= text !== ''
      if (text !== '') yield text
      if (state.broken) throw state.broken
    }
    if (isCut(state)) throw modelFailed('truncated')
    const rest = thoughts.rest()
    if (rest !== '') yield rest
    return state.counts
  } finally {
    timeouts.end()
  }
}
