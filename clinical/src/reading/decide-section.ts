import { type SectionKey, sectionKeys } from '@alta/contract/sections'
import { sigmoid, softmax } from '../learning/network.ts'
import { outputNames, outputs, type SentenceFlag } from './outputs.ts'

const at = (chances: Float32Array, index: number): number => chances[index] ?? 0

const principal = outputs.flags + outputNames.flags.indexOf('principal')

/**
 * The chances of all outputs for the sentences of a course, in order. Each output stands by itself, except for the best
 * section, which is one of 19, and the principal diagnosis, for which the sentences compete.
 */
export function chancesOf(logits: readonly Float32Array[]): Float32Array[] {
  const principals = softmax(Float32Array.from(logits, (own) => at(own, principal)))
  return logits.map((own, index) => {
    const out = own.map(sigmoid)
    out.set(softmax(own.subarray(outputs.best, outputs.salience)), outputs.best)
    out[principal] = at(principals, index)
    return out
  })
}

/** The chance that a physician accepts the sentence in a section. */
export const acceptedIn = (chances: Float32Array, key: SectionKey): number =>
  at(chances, outputs.accepted + sectionKeys.indexOf(key))
/** The chance that a section is the best of all. */
export const bestIn = (chances: Float32Array, key: SectionKey): number =>
  at(chances, outputs.best + sectionKeys.indexOf(key))
/** The chance that the sentence belongs in no report. */
export const inNone = (chances: Float32Array): number => at(chances, outputs.best + sectionKeys.length)
export const salienceOf = (chances: Float32Array, name: (typeof outputNames.saliences)[number]): number =>
  at(chances, outputs.salience + outputNames.saliences.indexOf(name))
export const flagOf = (chances: Float32Array, name: SentenceFlag): number =>
  at(chances, outputs.flags + outputNames.flags.indexOf(name))
export const actionOf = (chances: Float32Array, name: (typeof outputNames.actions)[number]): number =>
  at(chances, outputs.actions + outputNames.actions.indexOf(name))
export const listOf = (chances: Float32Array, name: (typeof outputNames.lists)[number]): number =>
  at(chances, outputs.lists + outputNames.lists.indexOf(name))

/** How well a section fits: the chance of acceptance, weighed with that of being the best. */
export const fitOf = (chances: Float32Array, key: SectionKey): number =>
  Math.sqrt(acceptedIn(chances, key) * (1 + bestIn(chances, key)))

const mostlyNone = 0.6

/** What a heading that names a section adds to its fit: it overrules the words only where they leave room. */
const headingBonus = 0.8

/** A sentence of a course whose section is to be decided. */
export interface Undecided {
  readonly chances: Float32Array
  /** The targets of the headings over the sentence, in its note. */
  readonly headed: readonly string[]
  /** What connects the sentence to the one before: the line, the note, or nothing. */
  readonly bound: 'line' | 'note' | 'none'
}

/** The gain where two connected sentences are in one section. */
const together = { line: 0.4, note: 0.1, none: 0 } as const

/**
 * The section of each sentence and its chance; none where it most likely belongs in no report. The sentences of one
 * line share a section where their own fits leave room for it: the likeliest row of sections (Viterbi 1967).
 */
export function sectionsOf(row: readonly Undecided[]): { section: SectionKey | null; confidence: number }[] {
  const count = sectionKeys.length
  const isNone = row.map(({ chances }) => inNone(chances) > mostlyNone)
  let scores = new Float64Array(count)
  const ways: Uint8Array[] = []
  row.forEach(({ chances, headed, bound }, at) => {
    const way = Uint8Array.from({ length: count }, (_, key) => key)
    if (isNone[at] !== true) {
      const bonus = together[bound]
      const top = scores.reduce((best, score, key) => (score > (scores[best] ?? 0) ? key : best), 0)
      scores = scores.map((score, key) => {
        const name = sectionKeys[key] ?? 'evolution'
        const isLeft = (scores[top] ?? 0) > score + bonus
        if (isLeft) way[key] = top
        const fit = fitOf(chances, name) + (headed.includes(name) ? headingBonus : 0)
        return (isLeft ? (scores[top] ?? 0) : score + bonus) + Math.log(fit + 1e-6)
      })
    }
    ways.push(way)
  })
  const chosen = new Uint8Array(row.length)
  let last = scores.reduce((best, score, key) => (score > (scores[best] ?? 0) ? key : best), 0)
  for (let at = row.length - 1; at >= 0; at -= 1) {
    chosen[at] = last
    last = ways[at]?.[last] ?? last
  }
  return row.map(({ chances }, at) => {
    if (isNone[at] === true) return { section: null, confidence: inNone(chances) }
    const section = sectionKeys[chosen[at] ?? 0] ?? 'evolution'
    return { section, confidence: Math.round(acceptedIn(chances, section) * 1000) / 1000 }
  })
}
