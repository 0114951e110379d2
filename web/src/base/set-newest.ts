/**
 * Sets an entry of a map as its newest, and drops the oldest where there are then more than `most`. This is an LRU cache
 * for two short lists; lru-cache would add 19 KB to what every page loads.
 */
export function setNewest<Key, Value>(map: Map<Key, Value>, [key, value]: readonly [Key, Value], most: number): void {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > most && oldest !== undefined) map.delete(oldest)
}
