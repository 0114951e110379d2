export type CacheEntryWriter<Value> = (key: string, value: Value, characters: number) => void

/** Returns what was read before, as long as the database certainly still holds the same. */
export interface QueryCache<Value> {
  readonly find: (key: string) => Value | undefined
  /**
   * Call this before anything is read; the function it returns stores what was read, unless something was written
   * since.
   */
  readonly begin: () => CacheEntryWriter<Value>
}

/**
 * Caches reads until the next write. `changes` counts the writes of the one process that owns the embedded database; on
 * PostgreSQL, where others write too, it returns null and nothing is cached. Holds at most `room` characters.
 * `onLookup` is called with whether the value was found.
 */
export function cacheUntilNextWrite<Value>(
  changes: () => number | null,
  room: number,
  onLookup?: (found: boolean) => void,
): QueryCache<Value> {
  const entries = new Map<string, Value>()
  let written: number | null = null
  let cachedCharacters = 0
  /** Empties the cache when something was written. */
  const current = () => {
    const now = changes()
    if (now !== written) {
      entries.clear()
      cachedCharacters = 0
      written = now
    }
    return now
  }
  return {
    find: (key) => {
      if (current() === null) return undefined
      const found = entries.get(key)
      onLookup?.(found !== undefined)
      return found
    },
    begin: () => {
      const before = current()
      return (key, value, characters) => {
        if (before === null || current() !== before || cachedCharacters + characters > room) return
        if (!entries.has(key)) cachedCharacters += characters
        entries.set(key, value)
      }
    },
  }
}
