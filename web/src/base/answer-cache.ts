import type { JsonEndpoint } from '@alta/contract/endpoint'
import { setBounded } from './bounded-map.ts'
import { useSession } from './stores.ts'

interface CachedAnswer {
  readonly etag: string
  readonly answer: unknown
}

/** A screen has fewer lists and pages of lists than this. */
const limit = 20
const answers = new Map<string, CachedAnswer>()

/**
 * Lists that show patients are kept on no disk, so the browser cannot ask whether they are still what they were. The page
 * does: it holds the last answers in its memory, by question, until the session ends.
 */
export const isCacheable = (endpoint: JsonEndpoint): boolean =>
  'cached' in endpoint && endpoint.cached === true && endpoint.reads === 'clinical'

export const cachedAnswer = (question: string): CachedAnswer | undefined => answers.get(question)

export function cacheAnswer(question: string, answer: CachedAnswer): void {
  setBounded(answers, [question, answer], limit)
}

useSession.subscribe((now, before) => {
  if (now.token !== before.token) answers.clear()
})
