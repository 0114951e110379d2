import { promptVersion } from '@alta/clinical/writing/prompt-version'
import type { PromptMessage, WritingStep } from '@alta/clinical/writing/writing'
import type { FallbackReason } from '@alta/contract/report'
import type { ModelRequest, ModelUsage } from '#base/model'
import { failureOf, fallbackOf } from '#base/model/failure'
import { newId } from '#base/ids'
import type { ModelWriter } from '../../model-settings/model-settings.rules.ts'
import type { NewCall } from './model-calls.store.ts'

/** An answer, or the reason why there is none, with the requests it took. */
export interface ModelReply {
  readonly answer: string | null
  /** The answer was requested with the schema. */
  readonly structured: boolean
  readonly failure: FallbackReason
  readonly calls: readonly NewCall[]
}

interface ModelRequestContext {
  readonly writer: ModelWriter
  readonly organisation_id: string
  /** Aborts when the answer is no longer wanted: then the request rejects. */
  readonly signal: AbortSignal
  /** Aborts when the time for the whole report is up: the failure is 'timeout'. */
  readonly budget: AbortSignal
  readonly now: () => Date
}

const unmeasured = { prompt_tokens: 0, completion_tokens: 0, cost: 0 }

/** Removes what neither a text nor JSON in the database may contain. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

export const nameFor = ({ name, judge }: ModelWriter, { step }: WritingStep): string =>
  step === 'judge' ? (judge ?? name) : name

/** One request. Throws what the model throws, unless it is a failure that falls back to the engine. */
async function request(context: ModelRequestContext, step: WritingStep, schema: boolean) {
  const { writer, organisation_id, signal, budget, now } = context
  const { structured, plain, max_tokens, schema: shape } = step.prompt
  const messages: readonly PromptMessage[] = schema ? structured : plain
  const model = nameFor(writer, step)
  const modelRequest: ModelRequest = {
    organisation_id,
    model,
    messages,
    max_tokens,
    ...(schema && { schema: shape }),
    signal: AbortSignal.any([signal, budget]),
  }
  const [created_at, begun] = [now(), performance.now()]
  const call = (failure: string | null, answer: string | null, usage?: ModelUsage): NewCall => ({
    model_call_id: newId(created_at),
    step: step.step,
    section: step.sections.length === 1 ? (step.sections[0] ?? null) : null,
    model,
    parameters: JSON.stringify({
      max_tokens,
      temperature: 0,
      schema: schema ? shape.name : null,
      prompt_version: promptVersion,
    }),
    prompt: JSON.stringify(messages),
    answer,
    failure,
    ...(usage
      ? { prompt_tokens: usage.prompt_tokens, completion_tokens: usage.completion_tokens, cost: usage.cost }
      : unmeasured),
    milliseconds: Math.round(usage?.total_ms ?? performance.now() - begun),
    created_at,
  })
  try {
    const { text, usage } = await writer.model.write(modelRequest)
    const answer = storable(text)
    return {
      answer,
      structured: schema,
      refused: false,
      failure: 'bad_answer',
      call: call(null, answer, usage),
    } as const
  } catch (error) {
    signal.throwIfAborted()
    const failure = budget.aborted ? 'timeout' : failureOf(error)
    if (failure === null) throw error
    const refused = failure === 'no_schema'
    return {
      answer: null,
      structured: schema,
      refused,
      failure: fallbackOf(failure),
      call: call(failure, null),
    } as const
  }
}

/** Requests an answer with the schema where the model takes one, otherwise without it. */
export async function requestAnswer(context: ModelRequestContext, step: WritingStep): Promise<ModelReply> {
  context.signal.throwIfAborted()
  if (context.budget.aborted) return { answer: null, structured: false, failure: 'timeout', calls: [] }
  const schema = context.writer.model.takesSchema(nameFor(context.writer, step))
  const first = await request(context, step, schema)
  if (!first.refused) return { ...first, calls: [first.call] }
  const second = await request(context, step, false)
  return { ...second, calls: [first.call, second.call] }
}
