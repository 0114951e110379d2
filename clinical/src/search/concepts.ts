import { morphemes } from '../lexicon/search/morphemes.ts'
import { careSynonyms, illnessSynonyms, type Synonyms, wardSynonyms } from '../lexicon/synonyms.ts'
import { drugPhrases } from './drug-phrases.ts'
import { codeAt } from './grams.ts'
import { cachedByWord } from '../text/cached-by-word.ts'
import { stemOf } from '../text/stem.ts'
import { indexWords } from '../text/index-words.ts'

/** A way to say what a group of synonyms means, as stems without stop words. */
export interface SynonymPhrase {
  /** "=" and the number of the group, or "+" and a drug or class of drugs. */
  readonly group: string
  readonly stems: readonly string[]
  /**
   * The phrase is a kind of what the group means: a question for the group finds it, but it does not ask for the group.
   */
  readonly narrower: boolean
}

const read = (form: string): string[] => indexWords(form).map(stemOf)

const phrasesOf = ({ same, narrower }: Synonyms, index: number): SynonymPhrase[] =>
  [same, narrower].flatMap((forms, part) =>
    forms.map((form) => ({ group: `=${index}`, stems: read(form), narrower: part > 0 })),
  )

const synonyms = [...illnessSynonyms, ...careSynonyms, ...wardSynonyms]
const drugs = drugPhrases().flatMap(({ group, forms, narrower }) =>
  forms.map((form) => ({ group, stems: read(form), narrower })),
)

/** Phrases by their first stem, each phrase once. */
const phrases = new Map<string, SynonymPhrase[]>()
const written = new Set<string>()
for (const phrase of [...synonyms.flatMap(phrasesOf), ...drugs]) {
  const [first] = phrase.stems
  const key = [phrase.group, ...phrase.stems].join(' ')
  if (first === undefined || written.has(key)) continue
  written.add(key)
  const known = phrases.get(first)
  if (known === undefined) phrases.set(first, [phrase])
  else known.push(phrase)
}

const none: readonly SynonymPhrase[] = []

/** The phrases that begin with a stem. */
export const phrasesFrom = (stem: string): readonly SynonymPhrase[] => phrases.get(stem) ?? none

/** A part of a word and its meaning: "#" and a concept. */
interface Morpheme {
  readonly letters: string
  readonly concept: string
}

const keyLength = 3

/**
 * Parts by where they stand in a word and by their first letters (for ends, their last), so that few need to be tried.
 */
const wholeWords = new Map<string, Morpheme[]>()
const beginnings = new Map<number, Morpheme[]>()
const ends = new Map<number, Morpheme[]>()
const inner = new Map<number, Morpheme[]>()

function keep<Key>(map: Map<Key, Morpheme[]>, key: Key, part: Morpheme): void {
  map.set(key, [...(map.get(key) ?? []), part])
}

for (const { concept: name, forms } of morphemes) {
  const concept = `#${name}`
  for (const form of forms) {
    const letters = form.replaceAll('-', '')
    const part = { letters, concept }
    const first = codeAt(letters, 0)
    if (form.startsWith('-') && form.endsWith('-')) keep(inner, first, part)
    else if (form.startsWith('-')) keep(ends, codeAt(letters, letters.length - keyLength), part)
    else if (form.endsWith('-')) keep(beginnings, first, part)
    else keep(wholeWords, letters, part)
  }
}

/** The concepts in the parts of a folded word, each with "#" before it. */
export const conceptsOf = cachedByWord((word): readonly string[] => {
  const found: string[] = []
  const add = (parts: readonly Morpheme[] | undefined, fits: (letters: string) => boolean): void => {
    if (parts === undefined) return
    for (const { letters, concept } of parts) if (fits(letters) && !found.includes(concept)) found.push(concept)
  }
  add(wholeWords.get(word), () => true)
  if (word.length < keyLength) return found
  add(beginnings.get(codeAt(word, 0)), (letters) => word.startsWith(letters))
  add(ends.get(codeAt(word, word.length - keyLength)), (letters) => word.endsWith(letters))
  for (let at = 0; at + keyLength <= word.length; at += 1)
    add(inner.get(codeAt(word, at)), (letters) => word.startsWith(letters, at))
  return found
})
