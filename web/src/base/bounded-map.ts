/** Sets an entry of a map that holds `limit` entries at most: the one that was set longest ago makes room. */
export function setBounded<K, V>(map: Map<K, V>, [key, value]: readonly [K, V], limit: number): void {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > limit && oldest !== undefined) map.delete(oldest)
}
