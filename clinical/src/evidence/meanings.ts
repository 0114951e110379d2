import { denial } from '../course/copy-forward.ts'
import type { Span } from '../course/course.ts'
import { lightWords } from '../lexicon/evidence-words.ts'
import { sameIllness, samePlain } from '../lexicon/synonyms.ts'
import { speciesWords } from '../lexicon/species-words.ts'
import { type Token, tokens } from '../text/tokens.ts'
import { stemOf } from '../text/stem.ts'

/** Words of a text with a common meaning: "=" or "~" and the group of `sameIllness` or `samePlain`. */
export interface MeaningPhrase extends Span {
  readonly meaning: string
  /** The phrase consists of single letters ("O/E", "T&O"), which mean nothing one by one. */
  readonly letters: boolean
}

interface MeaningForm {
  readonly stems: readonly string[]
  readonly meaning: string
  readonly letters: boolean
}

const telling = (all: readonly Token[]): Token[] => all.filter(({ text }) => !lightWords.has(text))

const isLetter = ({ text }: Token): boolean => /^\p{L}$/u.test(text)

const meant = (groups: readonly (readonly string[])[], sign: string) =>
  groups.map((group, at) => ({ group, meaning: `${sign}${at}` }))

const forms = [...meant(sameIllness, '='), ...meant(samePlain, '~')].flatMap(({ group, meaning }) =>
  group.flatMap((form): MeaningForm[] => {
    const words = tokens(form)
    if (words.length > 1 && words.every(isLetter))
      return [{ stems: words.map(({ text }) => text), meaning, letters: true }]
    // A form that denies says the opposite of its words, which is read from the words.
    if (words.some(({ text }) => text !== 'cap' && denial.test(text)) && !/ no (?:inva|hodg|micro|esteroid)/.test(form))
      return []
    // "S. aureus" means more than its species.
    const [only, ...more] = telling(words)
    if (words.length > 1 && more.length === 0 && only !== undefined && speciesWords.has(only.text)) return []
    return [
      {
        stems: (telling(words).length > 0 ? telling(words) : words).map(({ text }) => stemOf(text)),
        meaning,
        letters: false,
      },
    ]
  }),
)

const single = new Map<string, string[]>()
const longer = new Map<string, MeaningForm[]>()
/** The meanings of letters joined by "/". */
const byLetters = new Map<string, string[]>()
for (const form of forms) {
  const [first = '', second] = form.stems
  const letters = form.stems.join('/')
  if (form.letters) byLetters.set(letters, [...(byLetters.get(letters) ?? []), form.meaning])
  else if (second === undefined) single.set(first, [...new Set([...(single.get(first) ?? []), form.meaning])])
  else longer.set(first, [...(longer.get(first) ?? []), form])
}

const none: readonly string[] = []

/** The meanings of one word, by its stem. */
export const meaningsOf = (stem: string): readonly string[] => single.get(stem) ?? none

const noForms: readonly MeaningForm[] = []

/** The phrases of several words that begin with a stem and have a meaning of their own. */
export const formsFrom = (stem: string): readonly Pick<MeaningForm, 'stems' | 'meaning'>[] =>
  longer.get(stem) ?? noForms

const joinsLetters = /^[/&]$/

/** The letter phrases of a text: "O/E", "T&O", "H/A". `bare` is the text of the tokens. */
function lettersIn(all: readonly Token[], bare: string): MeaningPhrase[] {
  return all.flatMap(({ text, start, end: first }, at): MeaningPhrase[] => {
    let [key, end, last] = [text, first, at]
    const follows = (next: Token): boolean => isLetter(next) && joinsLetters.test(bare.slice(end, next.start))
    for (let next = all[at + 1]; next && follows(next); next = all[last + 1]) {
      key += `/${next.text}`
      end = next.end
      last += 1
    }
    return last === at ? [] : (byLetters.get(key) ?? []).map((meaning) => ({ start, end, meaning, letters: true }))
  })
}

/** The phrases of a text that have a meaning of their own; function words may stand between their words. */
export function phrasesIn(all: readonly Token[], bare: string): MeaningPhrase[] {
  const words = telling(all).map(({ text, start, end }) => ({ stem: stemOf(text), start, end }))
  const spelled = words.flatMap(({ stem, start }, at) =>
    formsFrom(stem).flatMap(({ stems, meaning }): MeaningPhrase[] => {
      const last = words[at + stems.length - 1]
      if (last === undefined || !stems.every((part, step) => words[at + step]?.stem === part)) return []
      return [{ start, end: last.end, meaning, letters: false }]
    }),
  )
  return [...spelled, ...lettersIn(all, bare)]
}

/** The meanings of those phrases that contain a passage. */
export const meaningsAt = (phrases: readonly MeaningPhrase[], { start, end }: Span): string[] =>
  phrases.filter((phrase) => phrase.start <= start && phrase.end >= end).map(({ meaning }) => meaning)
