import { rewriteMessages, rewriteSchema } from '@alta/clinical/chat-grounding/prompts'
import { limits } from '@alta/contract/limits'
import * as z from 'zod/mini'
import type { ModelWriter } from '../../model-settings/model-settings.rules.ts'
import type { ChatSearch } from '../answer.threads.ts'
import type { UnansweredMessage } from '../messages.store.ts'
import type { Answering } from '../message-appender.ts'

/** A question waits no longer than this; then the questions before are searched with it. */
const rewrite_ms = 2_000
const rewrite_tokens = 200

const rewritten = z.object({ question: z.string() })

/** The question in a model's answer, with a schema or without; null when there is none. */
function questionIn(answer: string): string | null {
  const json = /\{[^{}]*\}/.exec(answer)?.[0]
  let question = answer
  try {
    if (json !== undefined) question = rewritten.safeParse(JSON.parse(json)).data?.question ?? ''
  } catch {
    return null
  }
  const line = question.trim()
  return line === '' || line.includes('\n') || line.length > limits.message_characters ? null : line
}

/**
 * Rewrites a question that refers to those before it in words that need no other, for searching only. null: the
 * question stays as it was asked.
 */
export async function standaloneQuestion(
  { services, data, signal }: Answering,
  { search, writer }: { readonly search: ChatSearch; readonly writer: ModelWriter },
  { question, earlier, locale }: Pick<UnansweredMessage, 'question' | 'earlier' | 'locale'>,
): Promise<string | null> {
  if (earlier.length === 0 || !(await search.leans(question))) return null
  const { model, name } = writer
  const request = {
    organisation_id: data.organisation_id,
    model: name,
    messages: rewriteMessages(locale, { earlier, question }),
    max_tokens: rewrite_tokens,
    ...(model.takesSchema(name) && { schema: rewriteSchema }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(rewrite_ms)]),
  }
  try {
    return questionIn((await model.write(request)).text)
  } catch (error) {
    signal.throwIfAborted()
    services.log.warn({ err: error }, 'a question could not be rewritten; those before it are searched with it')
    return null
  }
}
