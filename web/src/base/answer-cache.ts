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
 * Answers that show patients must not be stored on the disk, so the browser's own cache cannot hold them. The page
 * caches the last answers in memory, by request, until the session ends.
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
