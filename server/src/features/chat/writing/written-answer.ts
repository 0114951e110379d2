import { passageLabel } from '@alta/clinical/chat-grounding/evidence'
import type { SentenceJudgement } from '@alta/clinical/chat-grounding/judge'
import { answerMessages, answerTokens } from '@alta/clinical/chat-grounding/prompts'
import { sentenceStream, type WrittenPart } from '@alta/clinical/chat-grounding/sentence-stream'
import type { FallbackReason } from '@alta/contract/report'
import { failureOf, fallbackOf } from '#base/model/failure'
import type { ModelWriter } from '../../model-settings/model-settings.rules.ts'
import type { ChatSearch } from '../answer.threads.ts'
import type { ModelEvidence } from './evidence.rules.ts'
import type { FoundAnswer } from './found-answer.ts'
import type { UnansweredMessage } from '../messages.store.ts'
import { type Answering, pieceWriter, type MessageAppender } from '../message-appender.ts'
import { runSecondLook } from './second-look.ts'
import type { CancellationWatcher } from './cancellation-watcher.ts'
import {
  appendSentence,
  resumeFrom,
  emptyReason,
  groundingOf,
  isDeclined,
  isRepeated,
  dropSentence,
  longestDeclining,
  type AcceptedAnswer,
} from './written.rules.ts'

interface AnswerTask {
  readonly unanswered: UnansweredMessage
  readonly found: FoundAnswer & { readonly evidence: ModelEvidence }
  readonly writer: ModelWriter
  readonly search: ChatSearch
  readonly stops: CancellationWatcher
}

/** The outcome of asking a model. */
export type WriteAnswerOutcome =
  /** The message was written completely. */
  | 'written'
  /** The message is no longer as this run left it. */
  | 'moved'
  /** Nothing was written: the engine answers instead. */
  | { readonly fallback: FallbackReason; readonly removed: number }

/** Thrown where the whole answer is refused because of one sentence without support. */
const blocked = Symbol('blocked')

/** A sentence of the model with the result of its check. */
interface JudgedPart {
  readonly part: WrittenPart
  readonly judgement: SentenceJudgement
}

interface AnswerState {
  written: AcceptedAnswer
  /** The beginning of the model's text, with its marks, as far as needed to recognise a refusal to answer. */
  beginning: string
  /** All sentences that claim something. */
  judgedParts: readonly JudgedPart[]
  /**
   * After the first sentence that is to be left out, everything waits for the second look, so that the sentences stay
   * in order.
   */
  waits: boolean
}

/** The accepted answer with these sentences added. */
const writtenWith = (
  before: AcceptedAnswer,
  judgedParts: readonly JudgedPart[],
  { found }: AnswerTask,
): AcceptedAnswer =>
  judgedParts.reduce(
    (written, { part, judgement }) =>
      judgement.verdict === 'removed'
        ? dropSentence(written, part, judgement)
        : appendSentence(written, part, { judgement, sources: found.evidence.sources }),
    before,
  )

const isRemoved = ({ judgement }: JudgedPart): boolean => judgement.verdict === 'removed'

/** Checks a model's text against its passages, and accepts the sentences that may stand. */
async function take(course: AnswerState, writing: AnswerTask, parts: readonly WrittenPart[]) {
  const { found, writer, search } = writing
  const isTold = (text: string) =>
    isRepeated(course.written, text) || course.judgedParts.some(({ part }) => part.text === text)
  const fresh = parts.filter(({ text }) => !isTold(text))
  if (fresh.length === 0) return
  const { evidence, language } = found
  const { on_unsupported, judge } = writer
  const sentences = fresh.map(({ text }) => text)
  const judged = await search.judge({ evidence: evidence.key, sentences, on_unsupported, language }, evidence.passages)
  for (const [at, part] of fresh.entries()) {
    const judgement: SentenceJudgement | undefined = judged[at]
    if (judgement === undefined || judgement.verdict === 'nothing') continue
    const judgedParts = { part, judgement }
    course.judgedParts = [...course.judgedParts, judgedParts]
    if (isRemoved(judgedParts) && judge === null && on_unsupported === 'block') throw blocked
    course.waits ||= isRemoved(judgedParts) && judge !== null
    if (!course.waits) course.written = writtenWith(course.written, [judgedParts], writing)
  }
}

/** The answer after the second look, or after the check where there is no second look. */
async function applySecondLook(
  course: AnswerState,
  writing: AnswerTask,
  { job, signal }: { readonly job: Answering; readonly signal: AbortSignal },
): Promise<void> {
  const { writer, unanswered: before } = writing
  if (writer.judge === null) return
  const sentences = course.judgedParts.map(({ part }) => part.text)
  const judged = await runSecondLook(job, { ...writing, sentences, signal })
  course.judgedParts = course.judgedParts.map(({ part, judgement }, at) => ({
    part,
    judgement: judged?.[at] ?? judgement,
  }))
  if (writer.on_unsupported === 'block' && course.judgedParts.some(isRemoved)) throw blocked
  course.written = writtenWith(resumeFrom(before), course.judgedParts, writing)
}

/**
 * Asks the model and writes sentence by sentence; where one sentence may refuse the whole answer, it is written at the
 * end.
 */
async function stream(
  course: AnswerState,
  writing: AnswerTask,
  { job, out, signal }: { readonly job: Answering; readonly out: MessageAppender; readonly signal: AbortSignal },
): Promise<void> {
  const { unanswered, found, writer } = writing
  const { model, name, on_unsupported } = writer
  const { passages } = found.evidence
  const { question, earlier, content } = unanswered
  const { language } = found
  const sentences = sentenceStream(passages.map(passageLabel))
  const hear = async (parts: readonly WrittenPart[]): Promise<void> => {
    const before = course.written
    await take(course, writing, parts)
    const { draft, removed } = course.written
    if (on_unsupported === 'block' || draft.content === before.draft.content) return
    out.put(draft, { model: name, removed, grounding: groundingOf(course.written, found.composed) })
  }
  const request = {
    organisation_id: job.data.organisation_id,
    model: name,
    messages: answerMessages({ language, passages, earlier, question, written: content }),
    max_tokens: answerTokens(model.context_tokens),
    signal,
  }
  for await (const piece of model.stream(request)) {
    if (!('text' in piece)) continue
    if (course.beginning.length < longestDeclining) course.beginning += piece.text
    await hear(sentences.push(piece.text))
  }
  await hear(sentences.end())
  await applySecondLook(course, writing, { job, signal })
}

/** Lets a model answer from passages. No sentence is written before it was checked against them. */
export async function writeAnswer(job: Answering, writing: AnswerTask): Promise<WriteAnswerOutcome> {
  const { unanswered, writer, stops } = writing
  const out = pieceWriter(job, unanswered)
  const stop = stops.watch(job.services, job.data)
  const course: AnswerState = { written: resumeFrom(unanswered), beginning: '', judgedParts: [], waits: false }
  const signal = AbortSignal.any([job.signal, stop.signal, out.broken])
  const ended = async (
    ending: Parameters<MessageAppender['end']>[0]['ending'],
    fallback?: FallbackReason,
  ): Promise<WriteAnswerOutcome> => {
    const { draft, removed } = course.written
    const grounding = groundingOf(course.written, writing.found.composed)
    const also = { model: writer.name, removed, grounding, ...(fallback !== undefined && { fallback }) }
    return (await out.end({ draft, with: also, ending })) ? 'written' : 'moved'
  }
  try {
    await stream(course, writing, { job, out, signal })
    const { draft, removed } = course.written
    if (draft.content === '' && isDeclined(course.beginning)) return { fallback: 'not_found', removed: 0 }
    if (draft.content === '') return { fallback: emptyReason(course.written), removed }
    return await ended({ status: 'complete' })
  } catch (error) {
    job.signal.throwIfAborted()
    if (stop.signal.aborted) return 'moved'
    // Sentences that waited for a second look are judged by the check alone.
    if (course.waits) course.written = writtenWith(resumeFrom(unanswered), course.judgedParts, writing)
    const { draft, removed } = course.written
    const isBegun = unanswered.content !== '' || (draft.content !== '' && writer.on_unsupported !== 'block')
    if (out.broken.aborted) return await ended({ status: 'complete' })
    const failure = failureOf(error)
    if (error !== blocked && failure === null) throw error
    const fallback = failure === null ? 'unsupported' : fallbackOf(failure)
    return isBegun ? await ended({ status: 'failed', problem_code: 'model-failed' }, fallback) : { fallback, removed }
  } finally {
    stop.end()
  }
}
