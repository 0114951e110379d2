import type { Span } from '../../course/course.ts'
import type { WrittenDate } from '../../course/dates.ts'
import { softmax } from '../../learning/network.ts'
import { longWords } from '../../text/words.ts'
import { medicalShare } from '../names.ts'
import type { HeadCandidate, CandidateKind } from './candidates.ts'
import type { BinarySex } from './sex-runs.ts'

/** What the network chooses for each field of the head, and the kind of its candidates. */
export const headOutputs = {
  record_number: 'code',
  name: 'name',
  birth_date: 'date',
  age: 'age',
  sex: 'sex',
  physician: 'name',
  admitted: 'date',
  discharged: 'date',
  service: 'service',
} as const satisfies Readonly<Record<string, CandidateKind>>
export type HeadOutput = keyof typeof headOutputs
/** The fields in the order of the outputs. */
export const headFields = [
  'record_number',
  'name',
  'birth_date',
  'age',
  'sex',
  'physician',
  'admitted',
  'discharged',
  'service',
] as const satisfies readonly HeadOutput[]

/** The value that is chosen for a field, its place, and how sure the choice is. */
export interface HeadChoice extends Span {
  readonly chance: number
  readonly date: WrittenDate | null
  readonly sex: BinarySex | null
}

interface ScoredCandidate {
  readonly candidate: HeadCandidate
  readonly chance: number
  readonly words: string
}

const bare = (folded: string): string => folded.replace(/\s+/g, ' ').replace(/[.,\s]+$/, '')
const wordsOfName = (words: string): string[] => words.split(/[^\p{L}]+/u).filter((word) => word !== '')

/**
 * Whether one candidate says everything that another says: the same, or for names more ("Amparo Llorens Gisbert" for
 * "A. Llorens").
 */
const includes = (whole: ScoredCandidate, part: ScoredCandidate): boolean => {
  const { kind, sex } = whole.candidate
  if (kind === 'sex') return sex === part.candidate.sex
  if (whole.words === part.words) return true
  if (kind !== 'name') return false
  const [all, own] = [longWords(whole.words), longWords(part.words)]
  return own.length > 0 && own.length < all.length && own.every((word) => all.includes(word))
}

/** The given name, which stands behind the comma where a surname stands before it. */
const givenNameOf = (words: string): string | undefined => wordsOfName(words.slice(words.indexOf(',') + 1))[0]

/**
 * The full name of a person who is chosen by the surname, where the course gives a fuller one elsewhere: "Tomás Keady".
 */
function fullest(one: ScoredCandidate, scored: readonly ScoredCandidate[]): ScoredCandidate {
  const own = wordsOfName(one.words)
  const fuller = scored.filter(({ words, candidate: { start, end } }) => {
    const all = wordsOfName(words)
    const isElsewhere = end <= one.candidate.start || start >= one.candidate.end
    const isGivenAlone = own.length === 1 && givenNameOf(words) === own[0]
    return isElsewhere && !isGivenAlone && all.length > own.length && own.every((word) => all.includes(word))
  })
  const [longest] = fuller.toSorted((a, b) => wordsOfName(b.words).length - wordsOfName(a.words).length)
  const all = wordsOfName(longest?.words ?? '')
  return longest && fuller.every(({ words }) => wordsOfName(words).every((word) => all.includes(word))) ? longest : one
}

/**
 * The likeliest value of a field. The chances of equal values in several places are added. null where there is no
 * candidate.
 */
export function chosen(
  field: HeadOutput,
  candidates: readonly HeadCandidate[],
  { logits, folded }: { readonly logits: readonly Float32Array[]; readonly folded: string },
): HeadChoice | null {
  const output = headFields.indexOf(field)
  const at = candidates.flatMap(({ kind }, index) => (kind === headOutputs[field] ? [index] : []))
  const chances = softmax(
    Float32Array.from([0, ...at.map((index) => index + 1)], (index) => logits[index]?.[output] ?? 0),
  )
  const scored = at.flatMap((index, position): ScoredCandidate[] => {
    const candidate = candidates[index]
    const chance = chances[position + 1] ?? 0
    return candidate ? [{ candidate, chance, words: bare(folded.slice(candidate.start, candidate.end)) }] : []
  })
  const likely = scored.filter(
    ({ chance, candidate, words }) => chance > fewest && !(candidate.kind === 'name' && medicalShare(words) > 0.5),
  )
  let best: HeadChoice | null = null
  for (const one of likely) {
    const chance = scored.reduce((sum, other) => sum + (includes(one, other) ? other.chance : 0), 0)
    const isBetter = best === null || chance > best.chance + equal
    if (isBetter) {
      const strongest =
        likely
          .filter(
            ({ words, candidate }) =>
              words === one.words || (candidate.sex !== null && candidate.sex === one.candidate.sex),
          )
          .toSorted((a, b) => b.chance - a.chance)[0] ?? one
      const { start, end, date, sex } = (strongest.candidate.kind === 'name' ? fullest(strongest, scored) : strongest)
        .candidate
      best = { start, end, date, sex, chance }
    }
  }
  return best
}

/** A candidate with a smaller chance begins no value, and a smaller difference does not count. */
const fewest = 0.02
const equal = 1e-6
