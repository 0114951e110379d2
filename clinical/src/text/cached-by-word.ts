/**
 * How many entries a cache holds. The words of courses are few and come back, so that hardly any process reaches it.
 */
const mostWords = 50_000

/**
 * The same function, which remembers what it found for each word. A full cache is emptied whole: a Map that is only
 * emptied is read in three quarters of the time of an LRU cache, and takes no megabyte in advance.
 */
export function cachedByWord<Found extends object | string | null>(
  find: (word: string) => Found,
): (word: string) => Found {
  const cached = new Map<string, Found>()
  return (word) => {
    const known = cached.get(word)
    if (known !== undefined) return known
    if (cached.size > mostWords) cached.clear()
    // A word cut from a text keeps the whole text in memory: the key is a string of its own.
    const own = ` ${word}`.slice(1)
    const found = find(own)
    cached.set(own, found)
    return found
  }
}
