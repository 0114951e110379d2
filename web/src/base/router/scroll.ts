import { isNumber, isRecord } from '../shapes.ts'

const name = 'scroll-positions'
const most = 50

const read = (): [string, number][] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}')
    return Object.entries(isRecord(kept) ? kept : {}).filter((one): one is [string, number] => isNumber(one[1]))
  } catch {
    return []
  }
}

/** How far down the pages of the last entries were read, by the keys of the entries. */
const positions = new Map(read())

export function keepPosition(key: string) {
  positions.delete(key)
  positions.set(key, window.scrollY)
  const [oldest] = positions.keys()
  if (positions.size > most && oldest !== undefined) positions.delete(oldest)
}

/** Where the page of an entry was left; its beginning when it is new. */
export const restorePosition = (key: string) => window.scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' })

/** The pages put themselves in place once they are drawn; the browser would do it before. */
export function keepPositions(keyNow: () => string | undefined) {
  history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', () => {
    const key = keyNow()
    if (key !== undefined) keepPosition(key)
    try {
      sessionStorage.setItem(name, JSON.stringify(Object.fromEntries(positions)))
    } catch {
      // A full or forbidden storage only costs the place on a reloaded page.
    }
  })
}
