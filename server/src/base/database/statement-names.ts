import { LRUCache } from 'lru-cache'

/** Uses of a statement before it has a name: what comes once or twice needs none. */
const uses_before = 5
const most_counted = 1000
/** Each connection keeps the plans of the named statements in its memory. */
const most_named = 200
const longest = 10_000

/**
 * A part of a list and a search by words are planned anew each time: which way is shortest depends on how many rows bear
 * the values, and a plan for all of them would be the wrong one for the common or for the rare.
 */
const isPlannedAnew = (text: string): boolean => /\blimit\b|@@/i.test(text)
/** With a newer version's column in the table, PostgreSQL refuses what was prepared to give all columns. */
const givesAllColumns = (text: string): boolean => /(?:\bselect|\breturning)\s+\*|"\.\*|\w\.\*/i.test(text)
const isStatement = (text: string): boolean => /^\s*(?:select|insert|update|delete|with)\b/i.test(text)
const isPlannedOnce = (text: string): boolean => isStatement(text) && !isPlannedAnew(text) && !givesAllColumns(text)

/**
 * Gives a statement that comes again and again a name, under which a connection parses and plans it once (a prepared
 * statement of PostgreSQL's extended protocol); undefined for any other. A name stands for one text as long as the
 * process lives.
 */
export function openStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const uses = new LRUCache<string, number>({ max: most_counted })
  return (text) => {
    const known = names.get(text)
    if (known !== undefined) return known
    if (text.length > longest) return undefined
    const count = (uses.get(text) ?? 0) + 1
    uses.set(text, count)
    // Whether it may have a name is decided once, and not at each use.
    if (count !== uses_before + 1 || names.size >= most_named || !isPlannedOnce(text)) return undefined
    const name = `alta_${names.size + 1}`
    names.set(text, name)
    return name
  }
}
