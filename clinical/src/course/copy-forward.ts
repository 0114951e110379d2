import { tokens } from '../text/tokens.ts'
import type { Course, Sentence } from './course.ts'
import { pattern } from '../lexicon/patterns.ts'
import { wordSet } from '../lexicon/terms.ts'

/** A sentence beside earlier ones: a repetition, a repetition with a change, or new. */
export type Novelty = 'new' | 'repeat' | 'update'

export interface Copy {
  readonly novelty: Novelty
  /** The index of the first sentence that says the same; its own index unless it is a repeat. */
  readonly first: number
  /** The index of the last sentence that says the same; its own index where nothing repeats it. */
  readonly last: number
}

interface SentenceFingerprint {
  readonly stems: ReadonlySet<string>
  /** Numbers, sides and denials in order. Where these differ, the sentence is an update and never dropped. */
  readonly facts: string
}

const stemLength = 6
const alike = 0.9
const related = 0.6
const shortest = 3
/** How many earlier sentences with a common rare stem are compared, the newest first. */
const candidates = 12

/** R, L or B for a folded word that names a side; empty for any other. */
export const side = (word: string): string => {
  if (/^(?:derech|dret|dch|dcha|dcho|right|rt$)/.test(word)) return 'R'
  if (/^(?:izquierd|izq|izd|esquerr|esq$|left|lt$)/.test(word)) return 'L'
  return word.startsWith('bilat') ? 'B' : ''
}
/** Folded words that deny. */
export const denial = pattern('denial', '^(?:…)$', 'u')
const emptyWords = wordSet('empty')

function signatureOf(text: string): SentenceFingerprint {
  const stems = new Set<string>()
  const facts: string[] = []
  for (const token of tokens(text)) {
    const word = token.text
    const which = side(word)
    if (/^\d/.test(word)) facts.push(String(Number(word.replace(',', '.'))))
    else if (which !== '') facts.push(which)
    else if (denial.test(word)) facts.push('-')
    else if (!emptyWords.has(word)) stems.add(word.slice(0, stemLength))
  }
  return { stems, facts: facts.join('|') }
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const stem of a) if (b.has(stem)) shared += 1
  return (2 * shared) / (a.size + b.size || 1)
}

function rareStems(signature: SentenceFingerprint, postings: ReadonlyMap<string, readonly number[]>): string[] {
  return [...signature.stems]
    .toSorted((a, b) => (postings.get(a)?.length ?? 0) - (postings.get(b)?.length ?? 0))
    .slice(0, 3)
}

function nearest(
  signature: SentenceFingerprint,
  postings: ReadonlyMap<string, readonly number[]>,
  all: readonly SentenceFingerprint[],
) {
  const near = new Set<number>()
  for (const stem of rareStems(signature, postings))
    for (const at of (postings.get(stem) ?? []).slice(-candidates)) near.add(at)
  let best = { at: -1, likeness: 0, same: false }
  for (const at of near) {
    const other = all[at]
    if (other === undefined) continue
    const value = likeness(signature.stems, other.stems)
    const same =
      value >= alike && signature.facts === other.facts && [...signature.stems].every((s) => other.stems.has(s))
    if (value > best.likeness || (same && !best.same)) best = { at, likeness: value, same }
  }
  return best
}

const worthComparing = (sentence: Sentence): boolean =>
  sentence.kind !== 'blank' &&
  sentence.kind !== 'heading' &&
  sentence.kind !== 'stamp' &&
  sentence.kind !== 'boilerplate'

/**
 * Sentences that are carried from note to note (half of a record is copied: Steinkamp, JAMA Netw Open 2022), one entry
 * per sentence in order. A changed number, side or denial, or a new word, makes an update, which must never be dropped.
 */
export function copies(course: Course): Copy[] {
  const all: SentenceFingerprint[] = []
  const postings = new Map<string, number[]>()
  const found: { novelty: Novelty; first: number; last: number }[] = []
  for (const sentence of course.sentences) {
    const at = sentence.index
    const signature = signatureOf(course.text.slice(sentence.start, sentence.end))
    all.push(signature)
    found.push({ novelty: 'new', first: at, last: at })
    if (signature.stems.size < shortest || !worthComparing(sentence)) continue
    const best = nearest(signature, postings, all)
    const origin = found[best.at]
    if (origin !== undefined && best.same) found[at] = { novelty: 'repeat', first: origin.first, last: at }
    else if (best.likeness >= related) found[at] = { novelty: 'update', first: at, last: at }
    for (const stem of signature.stems) {
      const list = postings.get(stem)
      if (list === undefined) postings.set(stem, [at])
      else list.push(at)
    }
  }
  for (const copy of found) {
    const first = found[copy.first]
    if (copy.novelty === 'repeat' && first !== undefined) first.last = copy.last
  }
  return found.map((copy) => ({ ...copy, last: found[copy.first]?.last ?? copy.last }))
}
