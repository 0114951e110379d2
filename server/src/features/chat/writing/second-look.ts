import type { SentenceJudgement } from '@alta/clinical/chat-grounding/judge'
import type { ModelWriter } from '../../model-settings/model-settings.rules.ts'
import type { ChatSearch } from '../answer.threads.ts'
import type { Answering } from '../message-appender.ts'
import type { ModelEvidence } from './evidence.rules.ts'
import type { FoundAnswer } from './found-answer.ts'

/** An answer waits no longer than this for it. */
const look_ms = 20_000

interface SecondLookTask {
  readonly writer: ModelWriter
  readonly search: ChatSearch
  readonly found: Pick<FoundAnswer, 'language'> & { readonly evidence: ModelEvidence }
  readonly sentences: readonly string[]
  /** Aborts when the answer is no longer wanted: then the call rejects. */
  readonly signal: AbortSignal
}

/**
 * Lets the judging model look again at all sentences of an answer, in one request. null: there is no such model, or it
 * gave no usable answer; then the first check stands.
 */
export async function runSecondLook(
  { services, data }: Answering,
  { writer, search, found, sentences, signal }: SecondLookTask,
): Promise<readonly SentenceJudgement[] | null> {
  const { model, judge, on_unsupported } = writer
  if (judge === null || sentences.length === 0) return null
  const { evidence, language } = found
  const { context_tokens } = model
  const options = { evidence: evidence.key, sentences, on_unsupported, language, context_tokens }
  try {
    const prompt = await search.lookPrompt(options, evidence.passages)
    if (prompt === null) return null
    const schema = model.takesSchema(judge)
    const { text } = await model.write({
      organisation_id: data.organisation_id,
      model: judge,
      messages: schema ? prompt.structured : prompt.plain,
      max_tokens: prompt.max_tokens,
      ...(schema && { schema: prompt.schema }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(look_ms)]),
    })
    return await search.judgeAgain({ ...options, answer: text }, evidence.passages)
  } catch (error) {
    signal.throwIfAborted()
    services.log.warn({ err: error }, 'an answer could not be looked at again; what the check says of it stands')
    return null
  }
}
