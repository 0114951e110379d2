import { evidenceCharacters } from '@alta/clinical/chat-grounding/prompts'
import { id } from '@alta/contract/fields'
import { Problem, type ProblemCode } from '@alta/contract/problems'
import type { FallbackReason } from '@alta/contract/report'
import * as z from 'zod/mini'
import type { Config } from '#base/config'
import { type Job, jobOf } from '#base/jobs'
import { isOutage } from '#base/outages'
import type { Services } from '#base/services'
import { type StoredModelSettings, untouchedSettings, writerOf } from '../model-settings/model-settings.rules.ts'
import { findModelSettings } from '../model-settings/model-settings.store.ts'
import { echoAnswer, piecesOf, remainingAnswer, type ComposedAnswer } from './answer.rules.ts'
import type { ChatSearch, SearchThread } from './answer.threads.ts'
import type { SessionKey } from './attached.store.ts'
import { messageTopic } from './chat.store.ts'
import { findAnswer } from './writing/found-answer.ts'
import { findUnanswered, type MessageKey, transitionMessage, type UnansweredMessage } from './messages.store.ts'
import { type Answering, type AppendOptions, writePiece } from './message-appender.ts'
import { readReports } from './report-texts.ts'
import { standaloneQuestion } from './writing/standalone-question.ts'
import { watchCancellations, type CancellationWatcher } from './writing/cancellation-watcher.ts'
import { converse } from './writing/conversation.ts'
import { writeAnswer } from './writing/written-answer.ts'

const sessionKey = z.object({ organisation_id: id, chat_session_id: id })
const messageKey = z.object({ ...sessionKey.shape, message_id: id })
export type AnswerJob = Job<Services, MessageKey>
export type ReadReportsJob = Job<Services, SessionKey>

/** How often an answer is started again because texts changed or somebody else wrote at the same moment. */
const mostBeginnings = 20
/** The answers that may wait for the model besides those being written, so that organisations take turns. */
const mostWaiting = 20

interface Means {
  readonly search: ChatSearch
  readonly stops: CancellationWatcher
  readonly settings: StoredModelSettings
}

/** Writes the rest of an answer that is known; false when it has to be worked out again. */
async function write(
  job: Answering,
  message: UnansweredMessage,
  { composed, also }: { composed: ComposedAnswer; also: AppendOptions },
) {
  const rest = remainingAnswer(message, composed)
  const pieces = rest.pieces.length === 0 ? [''] : piecesOf(rest.pieces)
  const { doubts } = message
  let before = { content: message.content, citations: message.citations, doubts }
  for (const [index, text] of pieces.entries()) {
    job.signal.throwIfAborted()
    const content = before.content + text
    const citations = rest.citations.filter(({ end }) => end <= content.length)
    const isLast = index === pieces.length - 1
    const draft = { content, citations, doubts }
    const piece = {
      before,
      draft,
      with: isLast ? { ...also, grounding: composed.grounding } : also,
      ending: isLast ? ({ status: 'complete' } as const) : null,
    }
    if (!(await writePiece(job, piece))) return false
    before = draft
  }
  return true
}

/** The organisation's writer; null where no text may be sent to a model. */
const settingsOf = async ({ services, data }: Answering) =>
  services.model || services.embeddings ? await findModelSettings(services.db, data.organisation_id) : untouchedSettings

/** Answers once; false when the message or its texts changed meanwhile. */
async function answerOnce(
  job: Answering,
  { search, stops, settings }: Means,
  message: UnansweredMessage,
): Promise<boolean> {
  const { rag_strategy, question, content } = message
  if (rag_strategy === 'echo') return await write(job, message, { composed: echoAnswer(question), also: {} })
  const writer = writerOf(job.services.model, settings)
  if (rag_strategy === 'none') {
    if (!writer) throw new Problem('engine-unavailable')
    return await converse(job, { unanswered: message, writer, stops })
  }
  // An answer that the engine began is finished by the engine.
  const usedWriter = content !== '' && message.model === null ? null : writer
  const found = await findAnswer(job, search, {
    ...message,
    ...settings,
    room: usedWriter && evidenceCharacters(usedWriter.model.context_tokens),
    standalone: usedWriter && (await standaloneQuestion(job, { search, writer: usedWriter }, message)),
  })
  if (!found) return false
  const { composed, declined, evidence } = found
  const answerWith = (fallback: FallbackReason | null) => (fallback === 'not_found' ? declined : composed)
  if (!usedWriter || !evidence) return await write(job, message, { composed: answerWith(message.fallback), also: {} })
  const outcome = await writeAnswer(job, {
    unanswered: message,
    found: { ...found, evidence },
    writer: usedWriter,
    search,
    stops,
  })
  if (typeof outcome === 'string') return outcome === 'written'
  return await write(job, message, { composed: answerWith(outcome.fallback), also: outcome })
}

async function answer(job: Answering, means: Omit<Means, 'settings'>): Promise<void> {
  for (let beginning = 0; beginning < mostBeginnings; beginning += 1) {
    job.signal.throwIfAborted()
    const [message, settings] = await Promise.all([findUnanswered(job.services.db, job.data), settingsOf(job)])
    if (!message || (await answerOnce(job, { ...means, settings }, message))) return
  }
  throw new Error('The texts of a session do not come to rest.')
}

/** What was written so far is kept. */
async function fail(services: Services, key: MessageKey, problem_code: ProblemCode): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const failed = { status: 'failed', problem_code } as const
    if (!(await transitionMessage(trx, { ...key, from: ['streaming'] }, failed))) return
    await services.events.publish(trx, { ...messageTopic(key), event: 'problem', data: { code: problem_code } })
  })
}

/** Where a model answers, the jobs mostly wait for it, so more may run at once. */
const atOnce = ({ ALTA_JOB_CONCURRENCY: jobs, ALTA_MODEL_CONCURRENCY: model, ALTA_MODEL_URL: url }: Config): number =>
  url === undefined ? jobs : jobs + model + Math.min(model, mostWaiting)

/**
 * Answers a question. It may run again after a crash, and twice at once: each piece is written only behind what this run
 * found there, so nothing is lost and nothing comes twice. A search that fails would fail again, and says so at once.
 */
export function answerJob(thread: SearchThread): AnswerJob {
  const stops = watchCancellations()
  return jobOf<Services, MessageKey>({
    name: 'answer-message',
    data: messageKey,
    retries: 2,
    concurrency: atOnce,
    run: async (job) => {
      const { services, data, signal } = job
      await answer(job, { search: thread.of(job), stops }).catch(async (error: unknown) => {
        if (signal.aborted || isOutage(error)) throw error
        const code = error instanceof Problem ? error.code : 'unexpected'
        if (code === 'unexpected')
          services.log.error({ err: error, message_id: data.message_id }, 'a message could not be answered')
        await fail(services, data, code)
      })
    },
    failed: ({ services, data }) => fail(services, data, 'engine-unavailable'),
  })
}

/** Reads attached reports before a question is asked; a question that comes earlier reads them itself. */
export const readReportsJob = (thread: SearchThread): ReadReportsJob =>
  jobOf<Services, SessionKey>({
    name: 'read-attached-reports',
    data: sessionKey,
    retries: 2,
    run: (job) => readReports(job.services, thread.of(job), job.data),
    failed: async ({ services, data }) =>
      services.log.error({ chat_session_id: data.chat_session_id }, 'attached reports could not be read'),
  })
