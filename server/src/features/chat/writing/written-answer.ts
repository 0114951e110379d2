import { placeOf } from '@alta/clinical/chat-grounding/evidence'
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

/** What came of asking a model. */
export type WriteAnswerOutcome =
  /** The message stands as it was written. */
  | 'written'
  /** It does not stand as this run left it. */
  | 'moved'
  /** Nothing was written: the engine is to answer. */
  | { readonly fallback: FallbackReason; readonly removed: number }

/** The answer is not to have a sentence that the passages do not bear out. */
const blocked = Symbol('blocked')

/** A sentence of the model with what the check says of it. */
interface JudgedPart {
  readonly part: WrittenPart
  readonly judgement: SentenceJudgement
}

interface AnswerState {
  written: AcceptedAnswer
  /** What the model wrote, with its marks, as far as it takes to know what is no answer. */
  beginning: string
  /** All that it said and that claims something. */
  judgedParts: readonly JudgedPart[]
  /** From the first sentence on that is to be left out, all waits for the second look, so that it can stand in its place. */
  waits: boolean
}

/** What stands of an answer with these sentences. */
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

/** Holds what a model wrote against its passages, and takes over what may stand. */
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

/** What stands once somebody has looked at all of it again, or as the check has it where nobody does. */
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

/** Asks the model and writes sentence by sentence; where one alone spoils the answer, all at the end. */
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
  const sentences = sentenceStream(passages.map(placeOf))
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

/** Has a model answer from passages. Nothing of it is written before it is held against them. */
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
    // what waited for a second look stands as the check has it
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
