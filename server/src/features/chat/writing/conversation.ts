import { answerTokens, talkMessages } from '@alta/clinical/chat-grounding/prompts'
import { Problem } from '@alta/contract/problems'
import { failureOf, fallbackOf } from '#base/model/failure'
import type { ModelWriter } from '../../model-settings/model-settings.rules.ts'
import type { UnansweredMessage } from '../messages.store.ts'
import { listEarlierTurns } from '../conversation.store.ts'
import { type Answering, type MessageDraft, pieceWriter } from '../message-appender.ts'
import type { CancellationWatcher } from './cancellation-watcher.ts'

/** More turns than a model with the longest memory reads usefully. */
const most_turns = 100

/** Continues after words that were cut off with a new paragraph, and never joins them. */
const joined = (before: string, next: string): string =>
  before === '' || /\s$/.test(before) || /^[\s.,;:!?)]/.test(next) ? before + next : `${before} ${next}`

interface Talking {
  readonly unanswered: UnansweredMessage
  readonly writer: ModelWriter
  readonly stops: CancellationWatcher
}

/** Answers without documents. False when the message is no longer as this run left it. */
export async function converse(job: Answering, { unanswered, writer, stops }: Talking): Promise<boolean> {
  const { services, data } = job
  const { model, name } = writer
  const { content, question, locale } = unanswered
  const { context_tokens } = model
  const earlier = await listEarlierTurns(services.db, data, most_turns)
  const out = pieceWriter(job, unanswered)
  const stop = stops.watch(services, data)
  const also = { model: name, grounding: 'not_applicable' } as const
  let draft: MessageDraft = unanswered
  const request = {
    organisation_id: data.organisation_id,
    model: name,
    messages: talkMessages({ language: locale, context_tokens, earlier, question, written: content }),
    max_tokens: answerTokens(context_tokens),
    signal: AbortSignal.any([job.signal, stop.signal, out.broken]),
  }
  try {
    for await (const piece of model.stream(request)) {
      if (!('text' in piece) || piece.text === '') continue
      const grown = draft.content === content ? joined(content, piece.text) : draft.content + piece.text
      draft = { ...draft, content: grown }
      out.put(draft, also)
    }
    if (draft.content === '') throw new Problem('model-failed', { failure: 'bad_answer' })
    return await out.end({ draft, with: also, ending: { status: 'complete' } })
  } catch (error) {
    job.signal.throwIfAborted()
    if (stop.signal.aborted) return false
    const failure = failureOf(error)
    if (failure === null && !out.broken.aborted) throw error
    const ending = { status: 'failed', problem_code: 'model-failed' } as const
    const why = failure === null ? {} : { fallback: fallbackOf(failure) }
    return await out.end({ draft, with: { ...(draft.content !== '' && also), ...why }, ending })
  } finally {
    stop.end()
  }
}
