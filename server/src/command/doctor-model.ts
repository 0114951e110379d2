import type { ModelFailure } from '@alta/contract/problems'
import { pino } from 'pino'
import * as z from 'zod/mini'
import type { Config } from '#base/config'
import { openEmbeddings } from '#base/embeddings'
import { openMetrics } from '#base/metrics/metrics'
import type { Model, ModelRequest, ModelUsage } from '#base/model'
import { modelFailed, failureOf } from '#base/model/failure'
import { openModel } from '#base/model/open'

/** Something that works, and that people should know about. */
export interface Warning {
  readonly warning: string
}

/** A single check: resolves to a line about the result, or throws what is wrong. */
export type DoctorCheck = readonly [name: string, look: () => Promise<string | Warning>]

const reasons: Readonly<Record<ModelFailure, string>> = {
  unreachable: 'it cannot be reached: does it run, and is ALTA_MODEL_URL right?',
  unauthorised: 'it refuses the key: see ALTA_MODEL_KEY',
  rate_limited: 'it says that it gets too many requests',
  engine: 'it says that it failed: its own log tells more',
  timeout: 'it was silent for ALTA_MODEL_IDLE_TIMEOUT, or not done within ALTA_MODEL_TIMEOUT',
  truncated: 'it ended its answer too soon',
  bad_answer:
    'it answers, but not as OpenAI-compatible endpoints do: is the name right, and does the address end in /v1?',
  too_long: 'it takes not even a short question',
  no_schema: 'it takes no schema',
  aborted: 'it was given up',
}

const told_ms = 10_000
const models = z.object({ data: z.array(z.object({ id: z.string(), max_model_len: z.optional(z.number()) })) })
const props = z.object({ default_generation_settings: z.object({ n_ctx: z.number() }) })
const loaded = z.object({ models: z.array(z.object({ name: z.string(), context_length: z.number() })) })

interface EndpointReply {
  readonly status: number
  /** undefined: the body is not JSON. */
  readonly body: unknown
}

/** The information that an endpoint gives at an address; null when it does not answer. */
async function fetchFrom(url: string, key: string | undefined): Promise<EndpointReply | null> {
  const headers = key === undefined ? {} : { authorization: `Bearer ${key}` }
  const init = { headers, signal: AbortSignal.timeout(told_ms), redirect: 'manual' } as const
  const response = await fetch(url, init).catch(() => null)
  if (response === null) return null
  const body: unknown = await response.json().catch(() => undefined)
  return { status: response.status, body }
}

/** The tokens of context that vLLM, llama.cpp or Ollama declare for a model; null when they do not. */
async function contextOf(url: string, name: string, key: string | undefined): Promise<number | null> {
  const listed = models.safeParse((await fetchFrom(`${url}/models`, key))?.body).data?.data
  const own = listed?.find(({ id }) => id === name)?.max_model_len
  if (own !== undefined) return own
  const root = new URL(url).origin
  const slot = props.safeParse((await fetchFrom(`${root}/props`, key))?.body).data
  if (slot) return slot.default_generation_settings.n_ctx
  const running = loaded.safeParse((await fetchFrom(`${root}/api/ps`, key))?.body).data?.models
  return running?.find((one) => one.name === name || one.name === `${name}:latest`)?.context_length ?? null
}

const failing = (error: unknown): never => {
  const failure = failureOf(error)
  throw failure === null ? error : new Error(reasons[failure])
}

const endpointCheck = (config: Config, url: string, modelNames: readonly string[]) => async (): Promise<string> => {
  const response = await fetchFrom(`${url}/models`, config.ALTA_MODEL_KEY)
  if (response === null) throw new Error(reasons.unreachable)
  if (response.status === 401 || response.status === 403) throw new Error(reasons.unauthorised)
  const known = models.safeParse(response.body).data?.data.map(({ id }) => id)
  if (known === undefined) return 'can be reached; it does not list its models'
  // Ollama lists names with the tag, which may be left out.
  const missing = modelNames.filter((name) => !known.includes(name) && !known.includes(`${name}:latest`))
  if (missing.length > 0) throw new Error(`it does not know ${missing.join(', ')}; it knows ${known.join(', ')}`)
  return `can be reached, ${config.ALTA_MODEL_KEY === undefined ? 'wants no key' : 'takes the key'}, knows ${modelNames.join(', ')}`
}

const organisation_id = 'doctor'
const question = 'Escriba con letras los números del uno al veinte, separados por comas.'
/** An answer that arrives as a whole after this time was not streamed. */
const held_ms = 1_000
/** Enough tokens for a model that reasons first. */
const answer_tokens = 1_000

const requestOf = (model: string, content: string): ModelRequest => ({
  organisation_id,
  model,
  messages: [{ role: 'user', content }],
  max_tokens: answer_tokens,
  signal: new AbortController().signal,
})

const speedOf = ({ completion_tokens, first_ms, total_ms }: ModelUsage) =>
  total_ms - first_ms < 1
    ? ''
    : `, then ${Math.round((completion_tokens * 1000) / (total_ms - first_ms))} tokens a second`

const streamCheck = (model: Model, name: string) => async (): Promise<string> => {
  let pieces = 0
  for await (const piece of model.stream(requestOf(name, question))) {
    if ('text' in piece) pieces += 1
    else if (pieces === 0) throw new Error('it answers nothing')
    else {
      const isBuffered = pieces === 1 && piece.usage.first_ms > held_ms
      const how = isBuffered ? 'answers in one piece: something may hold the stream back' : 'streams'
      return `${how}; first words after ${Math.round(piece.usage.first_ms)} ms${speedOf(piece.usage)}`
    }
  }
  throw new Error(reasons.truncated)
}

const items = z.object({ items: z.array(z.object({ text: z.string(), sources: z.array(z.int()) })) })

const followsSchema = (text: string): boolean => {
  try {
    return items.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}

const schemaCheck = (model: Model, name: string) => async (): Promise<string> => {
  const content = 'Resuma en una frase.\n<evidence>\n[1] El paciente camina sin ayuda.\n</evidence>'
  const { $schema: _, ...schema } = z.toJSONSchema(items)
  const request = { ...requestOf(name, content), schema: { name: 'section', schema } }
  try {
    const { text } = await model.write(request)
    return followsSchema(text) ? 'follows a schema' : 'takes a schema, but does not keep to it: lines are read instead'
  } catch (error) {
    if (failureOf(error) === 'no_schema') return 'takes no schema: it is asked for lines instead'
    return failing(error)
  }
}

const contextCheck = (config: Config, url: string, name: string) => async (): Promise<string> => {
  const tokens = await contextOf(url, name, config.ALTA_MODEL_KEY)
  const set = config.ALTA_MODEL_CONTEXT
  if (tokens === null) return `not declared; ALTA_MODEL_CONTEXT says ${set}`
  if (tokens < set) throw new Error(`it reads ${tokens} tokens at once, but ALTA_MODEL_CONTEXT says ${set}`)
  return tokens === set ? `${tokens} tokens` : `${tokens} tokens, of which ALTA_MODEL_CONTEXT uses ${set}`
}

/** The share of the context that is tried: a tokeniser may make more tokens than estimated. */
const share_tried = 0.75
const chars_per_token = 2.6

function longQuestion(tokens: number): string {
  const lines: string[] = []
  for (let [chars, day] = [0, 1]; chars < tokens * chars_per_token; day += 1) {
    const line = `Día ${day}: camina ${day % 90} metros sin ayuda, herida limpia, diuresis de ${day % 70}0 ml.`
    lines.push(line)
    chars += line.length + 1
  }
  return `${lines.join('\n')}\nResponda solo con la palabra «leído».`
}

/** A long question has as many tokens per character as a short one, unless a part of it was dropped unread. */
const windowCheck = (model: Model, name: string) => async (): Promise<string> => {
  const tokens = model.context_tokens * share_tried
  const answerTo = async (content: string) => {
    const { usage } = await model.write(requestOf(name, content))
    return { ...usage, density: usage.prompt_tokens / content.length }
  }
  const [short, long] = [await answerTo(longQuestion(tokens / 8)), await answerTo(longQuestion(tokens))]
  if (long.estimated) return 'takes a long question, and does not say how much of it was read'
  if (long.density < short.density * 0.9) throw modelFailed('too_long')
  return 'reads a long question whole'
}

const orTooShort =
  ({ context_tokens }: Model) =>
  (error: unknown): never => {
    if (failureOf(error) !== 'too_long') return failing(error)
    throw new Error(
      `it does not read all that ALTA_MODEL_CONTEXT=${context_tokens} allows, perhaps without saying so: give it more (Ollama: OLLAMA_CONTEXT_LENGTH) or lower ALTA_MODEL_CONTEXT`,
      { cause: error },
    )
  }

/** Checks the endpoint for language models, if one is configured. Each check needs those before it. */
export function modelChecks(config: Config): readonly DoctorCheck[] {
  const { ALTA_MODEL_URL: url, ALTA_MODEL_NAME: name, ALTA_MODEL_JUDGE: judge } = config
  const model = openModel(config, { log: pino({ level: 'silent' }), metrics: openMetrics() })
  if (!model || url === undefined || name === undefined) return []
  const modelNames = [...new Set([...model.models, ...(judge === undefined ? [] : [judge])])]
  return [
    [`models at ${model.host}`, endpointCheck(config, url, modelNames)],
    [`model ${name}`, () => streamCheck(model, name)().catch(failing)],
    [`model ${name}`, schemaCheck(model, name)],
    ['context of the model', contextCheck(config, url, name)],
    ['context of the model', () => windowCheck(model, name)().catch(orTooShort(model))],
  ]
}

/** Checks the endpoint for embeddings, if one is configured. */
export function embeddingChecks(config: Config): readonly DoctorCheck[] {
  const embeddings = openEmbeddings(config)
  if (!embeddings) return []
  const look = async (): Promise<string> => {
    const [vector] = await embeddings.embed(['El paciente camina sin ayuda.'], AbortSignal.timeout(told_ms))
    return `can be reached, vectors of ${vector?.length ?? 0} numbers`
  }
  return [[`embeddings of ${embeddings.name}`, look]]
}
