import type { Inverted } from './inverted.ts'
import type { Term } from './question.ts'

const saturation = 0.9
const lengthShare = 0.3

function rarityOf(found: number, size: number): number {
  return Math.log(1 + (size - found + 0.5) / (found + 0.5))
}

/** How much each term tells among the passages: the rarer, the more. A term that no passage holds is left out. */
export function raritiesOf({ terms, size }: Inverted, question: readonly Term[]): Map<string, number> {
  const rarities = new Map<string, number>()
  for (const { term } of question) {
    const lists = terms.get(term)
    if (lists === undefined) continue
    const [only] = lists
    const found =
      lists.length === 1 && only
        ? only.length / 2
        : new Set(lists.flatMap((list) => list.filter((_, at) => at % 2 === 0))).size
    rarities.set(term, rarityOf(found, size))
  }
  return rarities
}

/**
 * The score of every passage for a question: BM25 with the counts of synonyms, word forms and fields summed before they
 * saturate (Robertson, Zaragoza, Taylor 2004).
 */
export function scoresOf(
  { lengths, meanLength, terms, size }: Inverted,
  question: readonly Term[],
  rarities: ReadonlyMap<string, number>,
): Float64Array {
  const total = new Float64Array(size)
  const counts = new Float64Array(size)
  const norms = lengths.map((length) => saturation * (1 - lengthShare + (lengthShare * length) / meanLength))
  for (const { term, weight } of question) {
    const touched: number[] = []
    for (const list of terms.get(term) ?? []) {
      for (let at = 0; at < list.length; at += 2) {
        const passage = list[at] ?? 0
        if (counts[passage] === 0) touched.push(passage)
        counts[passage] = (counts[passage] ?? 0) + (list[at + 1] ?? 0)
      }
    }
    const most = weight * (rarities.get(term) ?? 0) * (saturation + 1)
    for (const passage of touched) {
      const found = counts[passage] ?? 0
      total[passage] = (total[passage] ?? 0) + (most * found) / (found + (norms[passage] ?? 1))
      counts[passage] = 0
    }
  }
  return total
}
