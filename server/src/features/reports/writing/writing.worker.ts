import { parentPort } from 'node:worker_threads'
import { openWriting, type WritingSession } from '@alta/clinical/writing/open-writing'
import type { WritingThreadRequest, WritingQuestion } from './writing.threads.ts'

/** Characters of sources that are cached in the form they were read to, which takes a hundred bytes for each. */
const room = 1_000_000

interface CachedWriting {
  readonly writing: WritingSession
  readonly characters: number
}

/** The key is the report and the run; the one used last is at the end. */
const cache = new Map<string, CachedWriting>()

function open({ key, options, source }: WritingThreadRequest): WritingSession | null {
  const found = cache.get(key)
  cache.delete(key)
  if (!found && source === null) return null
  const entry = found ?? { writing: openWriting(source ?? '', options), characters: source?.length ?? 0 }
  cache.set(key, entry)
  let characters = [...cache.values()].reduce((sum, each) => sum + each.characters, 0)
  for (const [oldest, each] of cache) {
    if (characters <= room || oldest === key) break
    cache.delete(oldest)
    characters -= each.characters
  }
  return entry.writing
}

function answerTo(writing: WritingSession, question: WritingQuestion): unknown {
  if ('plan' in question) return writing.plan(question.plan)
  if ('take' in question) return writing.take(question.take)
  if ('give_up' in question) return writing.giveUp(question.give_up)
  if ('look' in question) return writing.look(question.look)
  return writing.finish(question.finish, question.reads)
}

parentPort?.on('message', (request: WritingThreadRequest) => {
  const writing = open(request)
  parentPort?.postMessage(writing ? answerTo(writing, request.question) : { missing: true })
  // No more questions about it will come.
  if ('finish' in request.question) cache.delete(request.key)
})
