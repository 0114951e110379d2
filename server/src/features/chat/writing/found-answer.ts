import type { Language } from '@alta/contract/sections'
import type { Said } from '../answer.rules.ts'
import type { Search } from '../answer.threads.ts'
import { citedVersions, saidOf } from '../citations.rules.ts'
import { embedQuestion } from '../embed.jobs.ts'
import { type Evidence, evidenceFrom } from './evidence.rules.ts'
import type { Unanswered } from '../messages.store.ts'
import type { Answering } from '../piece-writer.ts'
import { readReports } from '../report-texts.ts'
import { listSearched, readCited, readSearched, type Version } from '../texts.store.ts'

/** What the session's texts say. */
export interface Found {
  /** In their own words. */
  readonly said: Said
  /** For a model; null: none was asked for, or nothing relevant was found. */
  readonly evidence: Evidence | null
  /** Of the question. */
  readonly language: Language
}

interface Asked extends Pick<Unanswered, 'question' | 'earlier' | 'locale'> {
  /** Characters of passages that a model may be given; null: none is asked. */
  readonly room: number | null
  readonly embedding_allowed: boolean
}

interface Searched {
  readonly search: Search
  readonly versions: readonly Version[]
}

async function findIn(job: Answering, { search, versions }: Searched, asked: Asked): Promise<Found | undefined> {
  const { services, data, signal } = job
  const { db } = services
  const { organisation_id, chat_session_id } = data
  const { question, earlier, locale, room } = asked
  const asking = { question, allowed: asked.embedding_allowed, searched: versions, signal }
  const { model, question_vector } = await embedQuestion(services, data, asking)
  const names = versions.map(({ source_id, revision }) => `${source_id}@${revision}`)
  const key = [organisation_id, chat_session_id, ...names, model ?? ''].join('/')
  const answered = await search.answer(
    { organisation_id, key, question, question_vector, earlier, locale, room },
    async () => {
      const texts = await readSearched(db, data, { versions, model })
      return texts.map(({ source_id, ...text }) => ({ ...text, id: source_id }))
    },
  )
  const cited = citedVersions(answered, versions)
  const texts = await readCited(db, data, cited)
  if (texts.length < cited.length) return undefined
  const evidence = answered.passages.length > 0 ? evidenceFrom(answered.passages, texts) : null
  return { said: saidOf(answered, texts), evidence, language: answered.language }
}

/**
 * What the session's texts say to a question; undefined when one of them was deleted meanwhile. `standalone`: the question
 * in words that need no other, or null; where nothing is found with it, the question is searched for as it was asked.
 */
export async function findAnswer(
  job: Answering,
  search: Search,
  { standalone, ...asked }: Asked & { readonly standalone: string | null },
): Promise<Found | undefined> {
  const { db } = job.services
  const [before, isNew] = await Promise.all([listSearched(db, job.data), readReports(job.services, search, job.data)])
  const versions = isNew ? await listSearched(db, job.data) : before
  if (standalone !== null) {
    const found = await findIn(job, { search, versions }, { ...asked, question: standalone, earlier: [] })
    if (found?.said.grounding !== 'none') return found
  }
  return await findIn(job, { search, versions }, asked)
}
