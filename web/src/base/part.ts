import { markUnreachable, whenReachable } from './connectivity.ts'

/** Why a part of the pages could not be fetched: another version is in service, or nothing could be reached. */
const kinds = ['stale', 'offline'] as const
type LostKind = (typeof kinds)[number]

const lost = (kind: LostKind, cause: unknown) => {
  const error = new Error(kind, { cause })
  error.name = `${kind}-part`
  return error
}

export const lostKind = (error: unknown): LostKind | undefined =>
  error instanceof Error ? kinds.find((kind) => error.name === `${kind}-part`) : undefined

/** The script that this page began with. Its name holds a hash: the page of another version names another. */
const ownEntry = () => document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null

/**
 * Asks the server for its page, which tells the version that is in service now. Undefined: the part itself is broken.
 */
async function reasonOf(): Promise<LostKind | undefined> {
  const answer = await fetch('/', { cache: 'no-store', credentials: 'omit' }).catch(() => null)
  if (answer === null || !answer.ok) return 'offline'
  const entry = ownEntry()
  return entry !== null && !(await answer.text()).includes(entry) ? 'stale' : undefined
}

let isDrawn = false
/** From now on there is a page that can stay in sight while something is fetched. */
export const markDrawn = () => {
  isDrawn = true
}

/**
 * Fetches a part of the pages. While the server is out of reach the page stays as it is and the part is asked for again;
 * only what no longer exists, and the first page of all, end in an error.
 */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch (cause) {
      const kind = await reasonOf()
      if (kind === undefined) throw cause
      if (kind === 'stale' || !isDrawn) throw lost(kind, cause)
      markUnreachable('server')
      await whenReachable()
    }
  }
}
