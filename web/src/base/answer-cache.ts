import type { JsonEndpoint } from '@alta/contract/endpoint'
import { setNewest } from './set-newest.ts'
import { useSession } from './stores.ts'

interface CachedAnswer {
  readonly etag: string
  readonly answer: unknown
}

/** More than the lists of a screen and their pages. */
const most = 20
const held = new Map<string, CachedAnswer>()

/**
 * Lists that show patients are kept on no disk, so the browser cannot ask whether they are still what they were. The page
 * does: it holds the last answers in its memory, by question, until the session ends.
 */
export const isCacheable = (endpoint: JsonEndpoint): boolean =>
  'cached' in endpoint && endpoint.cached === true && endpoint.reads === 'clinical'

export const cachedAnswer = (question: string): CachedAnswer | undefined => held.get(question)

export const cacheAnswer = (question: string, answer: CachedAnswer): void => setNewest(held, [question, answer], most)

useSession.subscribe((now, before) => {
  if (now.token !== before.token) held.clear()
})
