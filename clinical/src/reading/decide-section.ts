import { type SectionKey, sectionKeys } from '@alta/contract/sections'
import { sigmoid } from '../learning/network.ts'
import { outputNames, outputs, type SentenceFlag } from './outputs.ts'

const at = (chances: Float32Array, index: number): number => chances[index] ?? 0

/** Chances of everything the network tells of a sentence: each by itself, but the best section, which is one of 19. */
export function chancesOf(logits: Float32Array): Float32Array {
  const out = new Float32Array(logits.length)
  let top = Number.NEGATIVE_INFINITY
  for (let index = outputs.best; index < outputs.salience; index += 1) top = Math.max(top, at(logits, index))
  let total = 0
  for (let index = 0; index < logits.length; index += 1) {
    const isChoice = index >= outputs.best && index < outputs.salience
    out[index] = isChoice ? Math.exp(at(logits, index) - top) : sigmoid(at(logits, index))
    if (isChoice) total += at(out, index)
  }
  for (let index = outputs.best; index < outputs.salience; index += 1) out[index] = at(out, index) / total
  return out
}

/** How likely a physician accepts the sentence in a section. */
export const acceptedIn = (chances: Float32Array, key: SectionKey): number =>
  at(chances, outputs.accepted + sectionKeys.indexOf(key))
/** How likely a section is the best of all. */
export const bestIn = (chances: Float32Array, key: SectionKey): number =>
  at(chances, outputs.best + sectionKeys.indexOf(key))
/** How likely the sentence belongs in no report. */
export const inNone = (chances: Float32Array): number => at(chances, outputs.best + sectionKeys.length)
export const salienceOf = (chances: Float32Array, name: (typeof outputNames.saliences)[number]): number =>
  at(chances, outputs.salience + outputNames.saliences.indexOf(name))
export const flagOf = (chances: Float32Array, name: SentenceFlag): number =>
  at(chances, outputs.flags + outputNames.flags.indexOf(name))
export const actionOf = (chances: Float32Array, name: (typeof outputNames.actions)[number]): number =>
  at(chances, outputs.actions + outputNames.actions.indexOf(name))
export const listOf = (chances: Float32Array, name: (typeof outputNames.lists)[number]): number =>
  at(chances, outputs.lists + outputNames.lists.indexOf(name))

/** How well a section fits: acceptance weighed with being the best. */
export const fitOf = (chances: Float32Array, key: SectionKey): number =>
  Math.sqrt(acceptedIn(chances, key) * (1 + bestIn(chances, key)))

const mostlyNone = 0.6

/** What a heading that names a section adds to its fit: enough to overrule what the words say only where they leave room. */
const headingBonus = 0.8

/**
 * The section a sentence belongs to, and how surely; none where it most likely belongs in no report. `headed`: what the
 * headings over it, in its note, point to.
 */
export function sectionOfChances(
  chances: Float32Array,
  headed: readonly string[],
): { section: SectionKey | null; confidence: number } {
  const none = inNone(chances)
  let section: SectionKey = 'evolution'
  const fit = (key: SectionKey): number => fitOf(chances, key) + (headed.includes(key) ? headingBonus : 0)
  for (const key of sectionKeys) if (fit(key) > fit(section)) section = key
  if (none > mostlyNone) return { section: null, confidence: none }
  return { section, confidence: Math.round(acceptedIn(chances, section) * 1000) / 1000 }
}
