import { useSession } from '../../stores.ts'

const terms = new Map<number, string>()
let last = Date.now()

/** Keeps words in memory, and only there: they may be a patient's name. The number names them in a history entry. */
export function storeSearchTerms(words: string): number {
  last += 1
  terms.set(last, words)
  return last
}

/** The words of a number; undefined once the page has been loaded anew or the session has ended. */
export const storedSearchTerms = (number: number): string | undefined => terms.get(number)

useSession.subscribe((now, before) => {
  if (now.token !== before.token) terms.clear()
})
