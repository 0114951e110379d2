import { parentPort } from 'node:worker_threads'
import { answerQuestion } from '@alta/clinical/search/answer'
import { questionLanguage } from '@alta/clinical/search/asked'
import { chunksOf } from '@alta/clinical/search/chunk'
import { indexTexts, type SearchIndex } from '@alta/clinical/search/index-texts'
import { sayAnswer } from '@alta/clinical/search/say-answer'
import type { AskedOfThread, TextToSearch, ToldByThread } from './answer.threads.ts'
import { unpacked } from './vector-bytes.ts'

/** Bytes of indexes that are kept, of which one takes some twenty for each character of its texts, and of vectors. */
const room = 200_000_000
const bytesOfCharacter = 20

interface Kept {
  readonly index: SearchIndex
  /** Of the index's chunks, in their order, all of one length. */
  readonly vectors: readonly Float32Array[] | null
  readonly bytes: number
}

/** By organisation, session and the versions of its texts; the one asked last is at the end. */
const kept = new Map<string, Kept>()

/** The vectors of all texts; null when one has none, or they cannot be compared. */
function vectorsOf(texts: readonly TextToSearch[]): Float32Array[] | null {
  const all: Float32Array[] = []
  for (const { vectors, chunks } of texts) {
    const own = vectors && unpacked(vectors, chunks.length)
    if (!own) return null
    all.push(...own)
  }
  return all.every(({ length }) => length === all[0]?.length) ? all : null
}

function keep(key: string, texts: readonly TextToSearch[]): Kept {
  const index = indexTexts(texts, new Map(texts.map(({ id, chunks }) => [id, chunks])))
  const vectors = vectorsOf(texts)
  const sizes = texts.map(({ text, vectors: packed }) => text.length * bytesOfCharacter + (packed?.length ?? 0))
  const made = { index, vectors, bytes: sizes.reduce((sum, size) => sum + size, 0) }
  kept.set(key, made)
  let bytes = [...kept.values()].reduce((sum, entry) => sum + entry.bytes, 0)
  for (const [oldest, entry] of kept) {
    if (bytes <= room || oldest === key) break
    kept.delete(oldest)
    bytes -= entry.bytes
  }
  return made
}

function keptOf({ key, texts }: { readonly key: string; readonly texts: readonly TextToSearch[] | null }) {
  const found = kept.get(key)
  if (!found) return texts && keep(key, texts)
  kept.delete(key)
  kept.set(key, found)
  return found
}

function told(asked: AskedOfThread): ToldByThread {
  if ('cut' in asked) return { chunks: chunksOf(asked.cut) }
  const found = keptOf(asked)
  if (!found) return { missing: true }
  const { index, vectors } = found
  const { question, question_vector, earlier, locale } = asked
  const comparable = question_vector && vectors?.[0]?.length === question_vector.length
  const answer = answerQuestion(index, {
    question,
    earlier,
    ...(comparable && { vectors: { question: question_vector, chunks: vectors } }),
  })
  return { grounding: answer.grounding, said: sayAnswer(answer, index, questionLanguage(question, locale)) }
}

parentPort?.on('message', (asked: AskedOfThread) => parentPort?.postMessage(told(asked)))
