export type CacheEntryWriter<Value> = (key: string, value: Value, characters: number) => void

/** Finds what was read before, as long as it is certainly still what the database holds. */
export interface QueryCache<Value> {
  readonly find: (key: string) => Value | undefined
  /** To be called before anything is read; the answer keeps what was read unless something was written since. */
  readonly begin: () => CacheEntryWriter<Value>
}

/**
 * Keeps reads until the next write. `changes` counts the writes of the one process that owns the embedded database;
 * on PostgreSQL others write too, it says null, and nothing is kept. Holds at most `room` characters; `asked` hears
 * whether what was looked for was found.
 */
export function cacheUntilNextWrite<Value>(
  changes: () => number | null,
  room: number,
  onLookup?: (found: boolean) => void,
): QueryCache<Value> {
  const kept = new Map<string, Value>()
  let written: number | null = null
  let held = 0
  /** Forgets everything when something was written. */
  const current = () => {
    const now = changes()
    if (now !== written) {
      kept.clear()
      held = 0
      written = now
    }
    return now
  }
  return {
    find: (key) => {
      if (current() === null) return undefined
      const found = kept.get(key)
      onLookup?.(found !== undefined)
      return found
    },
    begin: () => {
      const before = current()
      return (key, value, characters) => {
        if (before === null || current() !== before || held + characters > room) return
        if (!kept.has(key)) held += characters
        kept.set(key, value)
      }
    },
  }
}
