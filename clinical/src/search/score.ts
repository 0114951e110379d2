import { fullWeight, type Inverted } from './inverted.ts'
import type { QueryTerm } from './question.ts'

const saturation = 0.9
const lengthShare = 0.3

/** The weight of a term that `found` of `size` passages hold: the rarer it is, the higher. */
const rarityOf = (found: number, size: number): number => Math.log(1 + (size - found + 0.5) / (found + 0.5))

/**
 * The score of every passage for a question: BM25 with the counts of synonyms, word forms and fields summed before they
 * saturate (Robertson, Zaragoza, Taylor 2004). The lengths of passages count little, because most are cut to one
 * length.
 */
export function scoresOf({ lengths, meanLength, size }: Inverted, question: readonly QueryTerm[]): Float64Array {
  const total = new Float64Array(size)
  const counts = new Float64Array(size)
  const touched = new Int32Array(size)
  const norms = lengths.map(
    (length) => fullWeight * saturation * (1 - lengthShare + (lengthShare * length) / meanLength),
  )
  for (const { postings, weight } of question) {
    let found = 0
    for (const list of postings) {
      for (let at = 0; at < list.length; at += 2) {
        const passage = list[at] ?? 0
        const before = counts[passage] ?? 0
        if (before === 0) {
          touched[found] = passage
          found += 1
        }
        counts[passage] = before + (list[at + 1] ?? 0)
      }
    }
    const most = weight * rarityOf(found, size) * (saturation + 1)
    for (let at = 0; at < found; at += 1) {
      const passage = touched[at] ?? 0
      const times = counts[passage] ?? 0
      total[passage] = (total[passage] ?? 0) + (most * times) / (times + (norms[passage] ?? 1))
      counts[passage] = 0
    }
  }
  return total
}
