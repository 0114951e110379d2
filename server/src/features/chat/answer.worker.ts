import { parentPort } from 'node:worker_threads'
import { type EvidenceIndex, indexEvidence, judgeSentence } from '@alta/clinical/chat-grounding/judge'
import { judgeAfterSecondLook, secondLookPrompt } from '@alta/clinical/chat-grounding/second-look'
import { reportText } from '@alta/clinical/document/report-text'
import { answerQuestion, downgraded } from '@alta/clinical/search/answer'
import { isFollowUp, questionLanguage } from '@alta/clinical/search/question-topics'
import { chunksOf } from '@alta/clinical/search/chunk'
import { indexTexts, type SearchIndex } from '@alta/clinical/search/index-texts'
import { formatAnswer } from '@alta/clinical/search/format-answer'
import type { Chunk } from '@alta/clinical/search/texts'
import { normalise } from '@alta/clinical/text/normalise'
import type { SearchThreadRequest, ReportVersionText, TextToSearch, SearchThreadReply } from './answer.threads.ts'
import { unpacked } from './vector-bytes.ts'

/** Bytes of indexes and vectors that are cached; an index takes about twenty bytes for each character of its texts. */
const room = 200_000_000
const bytesOfCharacter = 20
/** Characters of passages that are cached for checking sentences. */
const evidenceRoom = 3_000_000

interface CachedIndex {
  readonly index: SearchIndex
  /** The vectors of the index's chunks, in their order, all of one length. */
  readonly vectors: readonly Float32Array[] | null
  readonly bytes: number
}

/** The key is the organisation, the session and the versions of its texts; the one used last is at the end. */
const cache = new Map<string, CachedIndex>()

/** The vectors of all texts; null when one has none, or they cannot be compared. */
function vectorsOf(texts: readonly TextToSearch[], chunks: ReadonlyMap<string, Chunk[]>): Float32Array[] | null {
  const all: Float32Array[] = []
  for (const { vectors, id } of texts) {
    const own = vectors && unpacked(vectors, chunks.get(id)?.length ?? 0)
    if (!own) return null
    all.push(...own)
  }
  return all.every(({ length }) => length === all[0]?.length) ? all : null
}

function cacheIndex(key: string, texts: readonly TextToSearch[]): CachedIndex {
  const chunks = new Map(texts.map((text): [string, Chunk[]] => [text.id, JSON.parse(text.chunks)]))
  const index = indexTexts(texts, chunks)
  const vectors = vectorsOf(texts, chunks)
  const sizes = texts.map(({ text, vectors: packed }) => text.length * bytesOfCharacter + (packed?.length ?? 0))
  const made = { index, vectors, bytes: sizes.reduce((sum, size) => sum + size, 0) }
  cache.set(key, made)
  let bytes = [...cache.values()].reduce((sum, entry) => sum + entry.bytes, 0)
  for (const [oldest, entry] of cache) {
    if (bytes <= room || oldest === key) break
    cache.delete(oldest)
    bytes -= entry.bytes
  }
  return made
}

function cachedIndex({ key, texts }: { readonly key: string; readonly texts: readonly TextToSearch[] | null }) {
  const found = cache.get(key)
  if (!found) return texts && cacheIndex(key, texts)
  cache.delete(key)
  cache.set(key, found)
  return found
}

interface CachedEvidence {
  readonly index: EvidenceIndex
  readonly characters: number
}

/** The key is what the passages are made of; the one used last is at the end. */
const evidenceCache = new Map<string, CachedEvidence>()

function evidenceOf({ evidence, passages }: Extract<SearchThreadRequest, { evidence: string }>): EvidenceIndex | null {
  const found = evidenceCache.get(evidence)
  evidenceCache.delete(evidence)
  if (!found && !passages) return null
  const index = found?.index ?? indexEvidence(passages ?? [])
  evidenceCache.set(evidence, { index, characters: index.source.course.text.length })
  let characters = [...evidenceCache.values()].reduce((sum, entry) => sum + entry.characters, 0)
  for (const [oldest, entry] of evidenceCache) {
    if (characters <= evidenceRoom || oldest === evidence) break
    evidenceCache.delete(oldest)
    characters -= entry.characters
  }
  return index
}

/** The passages that a model is given: all of them where they fit, otherwise the best that fit, in their order. */
function passagesFor({ texts, chunks }: SearchIndex, best: readonly number[], room: number): Chunk[] {
  const characters = [...texts.values()].reduce((sum, { text }) => sum + text.length, 0)
  if (characters <= room) return [...chunks]
  let left = room
  const fitting = best.filter((chunk) => {
    const { start, end } = chunks[chunk] ?? { start: 0, end: Infinity }
    const fits = end - start <= left
    if (fits) left -= end - start
    return fits
  })
  return fitting.toSorted((a, b) => a - b).flatMap((chunk) => chunks[chunk] ?? [])
}

function answered(request: Extract<SearchThreadRequest, { question: string }>): SearchThreadReply {
  const found = cachedIndex(request)
  if (!found) return { missing: true }
  const { index, vectors } = found
  const { question, question_vector, earlier, locale, room } = request
  const comparable = question_vector && vectors?.[0]?.length === question_vector.length
  const answer = answerQuestion(index, {
    question,
    earlier,
    ...(comparable && { vectors: { question: question_vector, chunks: vectors } }),
  })
  const { grounding } = answer
  const language = questionLanguage(question, locale)
  const passages = room === null || answer.passages.length === 0 ? [] : passagesFor(index, answer.passages, room)
  const declined = downgraded(answer)
  return {
    language,
    answer: { grounding, formatted: formatAnswer(answer, index, language) },
    declined: { grounding: declined.grounding, formatted: formatAnswer(declined, index, language) },
    passages,
  }
}

function read({ id, title, language, sections }: ReportVersionText): SearchThreadReply {
  // A text version does not print which engine wrote the report.
  const engine = { name: '', version: '' }
  const text = normalise(reportText({ title, language, sections: JSON.parse(sections), engine }))
  return { text, chunks: JSON.stringify(chunksOf({ id, title, text })) }
}

function reply(request: SearchThreadRequest): SearchThreadReply {
  if ('version' in request) return read(request.version)
  if ('leans' in request) return { leans: isFollowUp(request.leans) }
  if ('question' in request) return answered(request)
  const index = evidenceOf(request)
  if (!index) return { missing: true }
  if (!('answer' in request))
    return { judged: request.sentences.map((sentence) => judgeSentence(index, sentence, request)) }
  if (request.answer === null) return { prompt: secondLookPrompt(index, request) }
  return { judged: judgeAfterSecondLook(index, request, request.answer) }
}

parentPort?.on('message', (request: SearchThreadRequest) => parentPort?.postMessage(reply(request)))
