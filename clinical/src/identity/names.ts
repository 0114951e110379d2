import { conceptsIn } from '../reading/concepts.ts'
import { fold } from '../text/fold.ts'
import { longWords } from '../text/words.ts'
import { newbornPrefix, noName } from '../lexicon/patient-words.ts'

const particle = /^(?:de|del|de la|la|las|los|el|i|y|e|van|von|der|den|dos|da|di|al|bin|ben|mac|mc|o|vda)$/
const word = /^(?:M\.?ª|\p{L}[\p{L}'’·-]*\.?)/u
const hidden = /^(?:x{2,}|n\.?n\.?|z{3,})$/
const courtesy = /^(?:(?:d|don|dona|doña|dª|d\.ª|sra?|mrs?|ms|miss|master|baby|en|na|rn)\.?[ \t]+)(?=\p{L})/iu
/** A word whose full stop ends no name. */
const abbreviated = /^(?:(?:vda|sta|sto|fco)\.|m\.?ª)$/i
const mostWords = 7
const longestPrefix = 20
const newbornBehind = /^, baby (?:boy|girl)(?!\p{L})/iu

interface NameForm {
  /** Whether a name may be in small letters, as in a course typed without capitals. */
  readonly small: boolean
  readonly leastWords: number
  /** Whether a particle may begin the name, as behind a label: "de la Creu i Montfort". */
  readonly opens?: boolean
}

const isInitial = (bare: string): boolean => bare.length === 1

/**
 * The length of the name that a text begins with, and where the name begins behind a courtesy title; null where the
 * text begins with none. A name is some capitalised words, with particles between them, and a comma behind the
 * surnames.
 */
export function nameAt(
  text: string,
  { small, leastWords, opens = false }: NameForm,
): { from: number; length: number } | null {
  const lead = /^[\s:.,*_-]*/.exec(text)?.[0].length ?? 0
  const prefix = newbornPrefix.exec(fold(text.slice(lead, lead + longestPrefix)))?.[0].length ?? 0
  if (prefix > 0) {
    const named = nameAt(text.slice(lead + prefix), { small, leastWords: 1 })
    return named && named.from === 0 ? { from: lead, length: prefix + named.length } : null
  }
  const title = courtesy.exec(text.slice(lead))?.[0].length ?? 0
  const from = lead + title
  let [at, end, words, fullWords, commas] = [from, from, 0, 0, 0]
  while (words < mostWords) {
    const found = word.exec(text.slice(at))?.[0]
    if (found === undefined) break
    const bare = found.endsWith('.') && found.length > 3 && !abbreviated.test(found) ? found.slice(0, -1) : found
    const folded = fold(bare).replace(/\.$/, '')
    const isParticle = particle.test(folded) && (words > 0 || (opens && /^\p{Ll}/u.test(bare)))
    if (hidden.test(folded) || (noName.test(folded) && !isInitial(folded))) break
    if (!isParticle && !small && !/^\p{Lu}/u.test(bare)) break
    at += bare.length
    if (!isParticle || /^\p{Lu}/u.test(bare)) end = at
    words += isParticle ? 0 : 1
    fullWords += isParticle || folded.length < 2 ? 0 : 1
    // A full stop ends the name, except behind an initial.
    const gap = (/^[ ]/.test(text.slice(at)) || /[.ª]$/.test(bare) ? /^[ ]?/ : /^,[ ]/).exec(text.slice(at))?.[0]
    if (gap === undefined) break
    if (gap.startsWith(',')) {
      // The given name stands behind the comma, not a title or a label.
      if (newbornBehind.test(text.slice(at))) break
      if (commas > 0 || !/^, (?:\p{L}[\p{L}'’-]{2}|\p{Lu}\.)/u.test(text.slice(at))) break
      commas += 1
    }
    at += gap.length
  }
  // Initials alone name a patient whom the course does not name otherwise.
  const isName = words >= leastWords && (fullWords > 0 || words >= 2)
  if (!isName || text.charAt(end) === "'") return null
  const newborn = newbornBehind.exec(text.slice(end))?.[0].length ?? 0
  return { from, length: newborn > 0 ? end - from + newborn : lengthWithoutUnit(text.slice(from, end)) }
}

/** "CTO", "MD", "FRCSI", "MCh", "PhD": a unit or a degree behind a name is no part of it. */
const degree = String.raw`(?:\p{Lu}{2,4}|\p{Lu}{2}\p{Ll}|\p{Lu}\p{Ll}\p{Lu})`
const degrees = new RegExp(`(?: ${degree}|, (?:${degree}|\\p{Lu}{5}))(?: (?:${degree}|\\p{Lu}{5}))*$`, 'u')

/**
 * The length of a name without short words in capitals behind words in small letters: "CTO" in "Puigventós CTO" is the
 * unit.
 */
export function lengthWithoutUnit(name: string): number {
  const unit = degrees.exec(name)
  return unit && /\p{Ll}\p{L}*\.?(?: \p{Lu}\.?)?$/u.test(name.slice(0, unit.index)) ? unit.index : name.length
}

/** The share of a text's words that are medical: "EPOC GOLD", "Millora, PCR". Many surnames are medical words too. */
export function medicalShare(folded: string): number {
  const words = longWords(folded)
  return words.filter((each) => conceptsIn(each).length > 0).length / Math.max(1, words.length)
}
