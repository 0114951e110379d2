import type { Outline } from '../course/read-outline.ts'
import type { Unit } from '../course/units.ts'
import type { DenseFeatures } from '../learning/dense-features.ts'

/** How many inputs tell where else in the course a sentence's words and figures stand. */
export const concordanceFeatureCount = 10

/** The first six letters of each longer word of folded text, and each figure, once: the network learnt these. */
const tellingWords = (folded: string): string[] => [
  ...new Set(folded.match(/[a-z·']{4,}|\d+(?:[.,/]\d+)*/g)?.map((word) => (/\d/.test(word) ? word : word.slice(0, 6)))),
]

/** The live units in which each word stands. */
export interface Concordance {
  readonly words: readonly (readonly string[])[]
  readonly positions: ReadonlyMap<string, readonly number[]>
  /** Index of the first live unit of the last note. */
  readonly lastNote: number
  /** Index behind the last live unit of the first note. */
  readonly firstNote: number
}

/** Where each word of the live units of a course stands. */
export function concordanceOf(outline: Outline, live: readonly Unit[]): Concordance {
  const words = live.map((unit) => tellingWords(outline.folded.slice(unit.start, unit.end)))
  const positions = new Map<string, number[]>()
  words.forEach((own, index) => {
    for (const word of own) {
      const known = positions.get(word)
      if (known === undefined) positions.set(word, [index])
      else known.push(index)
    }
  })
  const noteOf = (unit: Unit | undefined): number => outline.lines[unit?.line ?? 0]?.note ?? 0
  const first = noteOf(live[0])
  const last = noteOf(live.at(-1))
  const behind = live.findIndex((unit) => noteOf(unit) !== first)
  return {
    words,
    positions,
    firstNote: behind < 0 ? live.length : behind,
    lastNote: live.findIndex((unit) => noteOf(unit) === last),
  }
}

/**
 * Adds how much of a sentence stands elsewhere too: shares of its words, then of its figures, and how rare its words
 * are.
 */
export function addConcordanceFeatures(
  plain: DenseFeatures,
  { words, positions, firstNote, lastNote }: Concordance,
  index: number,
): void {
  const own = words[index] ?? []
  for (const kind of [own.filter((word) => !/\d/.test(word)), own.filter((word) => /\d/.test(word))]) {
    let [before, behind, atFirst, atLast] = [0, 0, 0, 0]
    for (const word of kind) {
      const at = positions.get(word) ?? []
      if ((at[0] ?? index) < index) before += 1
      if ((at.at(-1) ?? index) > index) behind += 1
      if ((at[0] ?? index) < firstNote && at[0] !== index) atFirst += 1
      if ((at.at(-1) ?? index) >= lastNote && at.at(-1) !== index) atLast += 1
    }
    const count = Math.max(1, kind.length)
    for (const found of [before, behind, atFirst, atLast]) plain.add(found / count)
  }
  const alone = own.filter((word) => positions.get(word)?.length === 1).length
  plain.add(alone / Math.max(1, own.length))
  plain.add(Math.min(1, alone / 8))
}
