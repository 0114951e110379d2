import type { Citation } from '@alta/contract/chat'
import { id } from '@alta/contract/fields'
import type { ProblemCode } from '@alta/contract/problems'
import * as z from 'zod/mini'
import { type Job, jobOf } from '#base/jobs'
import type { Services } from '#base/services'
import { echoOf, piecesOf, restOf, type Said } from './answer.rules.ts'
import type { Search } from './answer.threads.ts'
import { messageTopic, type SessionKey } from './chat.store.ts'
import { citedVersions, saidOf, sourceIdOf } from './citations.rules.ts'
import { embedQuestion } from './embed.jobs.ts'
import { findUnanswered, type MessageKey, moveMessage, type Unanswered } from './messages.store.ts'
import { readReports } from './report-texts.ts'
import { listSearched, readCited, readSearched, type Version } from './texts.store.ts'

const sessionKey = z.object({ organisation_id: id, chat_session_id: id })
const messageKey = z.object({ ...sessionKey.shape, message_id: id })
export type AnswerJob = Job<Services, MessageKey>
export type ReadReportsJob = Job<Services, SessionKey>

/** How often an answer is begun anew, because texts changed or somebody else wrote at the same moment. */
const mostBeginnings = 20

interface Answering {
  readonly services: Services
  readonly data: MessageKey
  readonly signal: AbortSignal
}

/** Answers from the session's texts; undefined when one of them was deleted meanwhile. */
async function fromTexts(
  { services, data, signal }: Answering,
  search: Search,
  asked: Unanswered,
): Promise<Said | undefined> {
  const { db } = services
  const [before, isNew] = await Promise.all([listSearched(db, data), readReports(services, search, data)])
  const searched = isNew ? await listSearched(db, data) : before
  const { organisation_id, chat_session_id } = data
  const versions = searched.map(({ source_id, revision }) => `${source_id}@${revision}`)
  const { question, earlier, locale } = asked
  const { model, question_vector } = await embedQuestion(services, data, { question, searched, signal })
  const key = [organisation_id, chat_session_id, ...versions, model ?? ''].join('/')
  const answered = await search.answer({ key, question, question_vector, earlier, locale }, async () => {
    const texts = await readSearched(db, data, { versions: searched, model })
    return texts.map(({ source_id, ...text }) => ({ ...text, id: source_id }))
  })
  const cited = citedVersions(answered, searched)
  const texts = await readCited(db, data, cited)
  return texts.length < cited.length ? undefined : saidOf(answered, texts)
}

async function sayWhat(job: Answering, search: Search, asked: Unanswered): Promise<Said | undefined> {
  if (asked.rag_strategy === 'echo') return echoOf(asked.question)
  if (asked.rag_strategy === 'rag') return await fromTexts(job, search, asked)
  throw new Error('Nothing answers without a model.')
}

interface Piece {
  /** What stands in the message before it. */
  readonly before: string
  readonly text: string
  /** Of the message with this piece; those that are new come last. */
  readonly citations: readonly Citation[]
  readonly fresh: readonly Citation[]
  readonly said: Said
  readonly last: boolean
}

const versionsOf = (citations: readonly Citation[]): Version[] => {
  const versions = citations.map((citation) => ({ source_id: sourceIdOf(citation), revision: citation.revision }))
  return [...new Map(versions.map((version) => [`${version.source_id}@${version.revision}`, version])).values()]
}

/**
 * Writes a piece with its event, and with the last one that the answer is complete. False when the message no longer
 * stands as this run left it (it was stopped, or another process goes on with it), or a text it cites has gone.
 */
async function writePiece({ services, data }: Answering, piece: Piece): Promise<boolean> {
  const topic = messageTopic(data)
  return await services.db.transaction().execute(async (trx) => {
    const texts = versionsOf(piece.fresh)
    const standing = { ...data, from: ['streaming'], content: piece.before, texts } as const
    const message = await moveMessage(trx, standing, {
      content: piece.before + piece.text,
      citations: JSON.stringify(piece.citations),
      ...(piece.last && { status: 'complete', grounding: piece.said.grounding }),
    })
    if (!message) return false
    const tell = (event: string, told: unknown) => services.events.publish(trx, { ...topic, event, data: told })
    if (piece.text !== '') await tell('delta', { at: piece.before.length, text: piece.text })
    if (piece.last && message.citations.length > 0) await tell('citations', { citations: message.citations, doubts: message.doubts })
    if (piece.last) await tell('done', { message })
    return true
  })
}

/** Writes what is still missing; false when it must be thought about anew. */
async function write(job: Answering, standing: Unanswered, said: Said): Promise<boolean> {
  const rest = restOf(standing, said)
  const pieces = rest.pieces.length === 0 ? [''] : piecesOf(rest.pieces)
  let before = standing.content
  for (const [index, text] of pieces.entries()) {
    job.signal.throwIfAborted()
    const length = before.length + text.length
    const citations = rest.citations.filter(({ end }) => end <= length)
    const fresh = citations.filter(({ end }) => end > before.length)
    const last = index === pieces.length - 1
    if (!(await writePiece(job, { before, text, citations, fresh, said, last }))) return false
    before += text
  }
  return true
}

async function answer(job: Answering, search: Search): Promise<void> {
  for (let beginning = 0; beginning < mostBeginnings; beginning += 1) {
    job.signal.throwIfAborted()
    const standing = await findUnanswered(job.services.db, job.data)
    if (!standing) return
    const said = await sayWhat(job, search, standing)
    if (said && (await write(job, standing, said))) return
  }
  throw new Error('The texts of a session do not come to rest.')
}

/** What was written so far stays. */
async function fail(services: Services, key: MessageKey, problem_code: ProblemCode): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const failed = { status: 'failed', problem_code } as const
    if (!(await moveMessage(trx, { ...key, from: ['streaming'] }, failed))) return
    await services.events.publish(trx, { ...messageTopic(key), event: 'problem', data: { code: problem_code } })
  })
}

/**
 * Answers a question. It may run again after a crash, and twice at once: each piece is written only behind what this run
 * found there, so nothing is lost and nothing comes twice. A search that fails would fail again, and says so at once.
 */
export const answerJob = (search: Search): AnswerJob =>
  jobOf<Services, MessageKey>({
    name: 'answer-message',
    data: messageKey,
    retries: 2,
    run: async (job) => {
      const { services, data, signal } = job
      await answer(job, search).catch(async (error: unknown) => {
        if (signal.aborted) throw error
        services.log.error({ err: error, message_id: data.message_id }, 'a message could not be answered')
        await fail(services, data, 'unexpected')
      })
    },
    failed: ({ services, data }) => fail(services, data, 'engine-unavailable'),
  })

/** Reads attached reports before anybody asks; whoever asks first does it himself. */
export const readReportsJob = (search: Search): ReadReportsJob =>
  jobOf<Services, SessionKey>({
    name: 'read-attached-reports',
    data: sessionKey,
    retries: 2,
    run: async ({ services, data }) => void (await readReports(services, search, data)),
    failed: async ({ services, data }) =>
      services.log.error({ chat_session_id: data.chat_session_id }, 'attached reports could not be read'),
  })
