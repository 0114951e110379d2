import { parentPort } from 'node:worker_threads'
import { answerQuestion } from '@alta/clinical/search/answer'
import { questionLanguage } from '@alta/clinical/search/asked'
import { chunksOf } from '@alta/clinical/search/chunk'
import { indexTexts, type SearchIndex } from '@alta/clinical/search/index-texts'
import { sayAnswer } from '@alta/clinical/search/say-answer'
import type { AskedOfThread, TextToSearch, ToldByThread } from './answer.threads.ts'

/** Characters of texts whose indexes are kept; an index takes some twenty bytes for each. */
const room = 10_000_000

interface Kept {
  readonly index: SearchIndex
  readonly characters: number
}

/** By organisation, session and the versions of its texts; the one asked last is at the end. */
const kept = new Map<string, Kept>()

function keep(key: string, texts: readonly TextToSearch[]): SearchIndex {
  const index = indexTexts(texts, new Map(texts.map(({ id, chunks }) => [id, chunks])))
  kept.set(key, { index, characters: texts.reduce((sum, { text }) => sum + text.length, 0) })
  let characters = [...kept.values()].reduce((sum, entry) => sum + entry.characters, 0)
  for (const [oldest, entry] of kept) {
    if (characters <= room || oldest === key) break
    kept.delete(oldest)
    characters -= entry.characters
  }
  return index
}

function indexOf({ key, texts }: { readonly key: string; readonly texts: readonly TextToSearch[] | null }) {
  const found = kept.get(key)
  if (!found) return texts && keep(key, texts)
  kept.delete(key)
  kept.set(key, found)
  return found.index
}

function told(asked: AskedOfThread): ToldByThread {
  if ('cut' in asked) return { chunks: chunksOf(asked.cut) }
  const index = indexOf(asked)
  if (!index) return { missing: true }
  const { question, earlier, locale } = asked
  const answer = answerQuestion(index, { question, earlier })
  return { grounding: answer.grounding, said: sayAnswer(answer, index, questionLanguage(question, locale)) }
}

parentPort?.on('message', (asked: AskedOfThread) => parentPort?.postMessage(told(asked)))
