import type { Language } from '@alta/contract/languages'
import type { ComposedAnswer } from '../answer.rules.ts'
import type { ChatSearch } from '../answer.threads.ts'
import { citedAnswer, versionsOf } from '../check-citations.rules.ts'
import { embedQuestion } from '../embed.jobs.ts'
import { type ModelEvidence, evidenceFrom } from './evidence.rules.ts'
import type { UnansweredMessage } from '../messages.store.ts'
import type { Answering } from '../message-appender.ts'
import { readReports } from '../report-texts.ts'
import { listSearched, readCited, readSearched, type Version } from '../texts.store.ts'

/** The answer that the session's texts give. */
export interface FoundAnswer {
  /** The answer in the texts' own words. */
  readonly composed: ComposedAnswer
  /** The rest of that answer when a model finds no answer in the evidence. */
  readonly declined: ComposedAnswer
  /** The evidence for a model; null: no model was requested, or nothing relevant was found. */
  readonly evidence: ModelEvidence | null
  /** The language of the question. */
  readonly language: Language
}

interface AnswerSearch extends Pick<UnansweredMessage, 'question' | 'earlier' | 'locale'> {
  /** The characters of passages that a model may be given; null: no model is asked. */
  readonly room: number | null
  readonly embedding_allowed: boolean
}

interface Searched {
  readonly search: ChatSearch
  readonly versions: readonly Version[]
}

async function findIn(
  job: Answering,
  { search, versions }: Searched,
  query: AnswerSearch,
): Promise<FoundAnswer | undefined> {
  const { services, data, signal } = job
  const { db } = services
  const { organisation_id, chat_session_id } = data
  const { question, earlier, locale, room } = query
  const request = { question, allowed: query.embedding_allowed, searched: versions, signal }
  const { model, question_vector } = await embedQuestion(services, data, request)
  const names = versions.map(({ source_id, revision }) => `${source_id}@${revision}`)
  const key = [organisation_id, chat_session_id, ...names, model ?? ''].join('/')
  const answered = await search.answer({ key, question, question_vector, earlier, locale, room }, async () => {
    const texts = await readSearched(db, data, { versions, model })
    return texts.map(({ source_id, ...text }) => ({ ...text, id: source_id }))
  })
  const { answer, declined, passages, language } = answered
  // The reduced answer cites no other texts; a model is also given passages of texts that the answer does not cite.
  const needed = versionsOf([...answer.formatted.citations, ...passages], versions)
  const texts = await readCited(db, data, needed)
  if (texts.length < needed.length) return undefined
  const evidence = passages.length > 0 ? evidenceFrom(passages, texts) : null
  return { composed: citedAnswer(answer, texts), declined: citedAnswer(declined, texts), evidence, language }
}

/**
 * Searches the session's texts for an answer; undefined when one of them was deleted meanwhile. `standalone`: the
 * question in words that need no other, or null. Where nothing is found with it, the original question is searched for.
 */
export async function findAnswer(
  job: Answering,
  search: ChatSearch,
  { standalone, ...query }: AnswerSearch & { readonly standalone: string | null },
): Promise<FoundAnswer | undefined> {
  const { db } = job.services
  // One after the other: a list taken while another job reads the reports would miss what that job has just stored.
  await readReports(job.services, search, job.data)
  const versions = await listSearched(db, job.data)
  if (standalone !== null) {
    const found = await findIn(job, { search, versions }, { ...query, question: standalone, earlier: [] })
    if (found?.composed.grounding !== 'none') return found
  }
  return await findIn(job, { search, versions }, query)
}
