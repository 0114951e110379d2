import { careWords } from '../lexicon/search/care-words.ts'
import { conditionWords } from '../lexicon/search/condition-words.ts'
import { findingWords } from '../lexicon/search/finding-words.ts'
import { morphemes } from '../lexicon/search/morphemes.ts'
import { wardWords } from '../lexicon/search/ward-words.ts'
import { drugPhrases } from './drug-phrases.ts'
import { stemOf, wordsOf } from './words.ts'

/** A way to say what a group of synonyms means, as stems without stop words. */
export interface Phrase {
  /** "=" and the number of the group; "+" and a drug or class of drugs. */
  readonly group: string
  readonly stems: readonly string[]
  /** Only a kind of what the group means: a text that says so is found, a question for it does not ask for the group. */
  readonly narrower: boolean
}

const read = (form: string): string[] => wordsOf(form).map(stemOf)

function phrasesOf(line: string, index: number): Phrase[] {
  const [same = '', kinds = ''] = line.split('<')
  return [same, kinds].flatMap((forms, part) =>
    forms.split('|').map((form) => ({ group: `=${index}`, stems: read(form), narrower: part > 0 })),
  )
}

const lines = [conditionWords, findingWords, careWords, wardWords].flatMap((words) => words.trim().split('\n'))
const drugs = drugPhrases().flatMap(({ group, forms, narrower }) =>
  forms.map((form) => ({ group, stems: read(form), narrower })),
)

/** Phrases by their first stem; each way to say something once. */
const phrases = new Map<string, Phrase[]>()
const written = new Set<string>()
for (const phrase of [...lines.flatMap(phrasesOf), ...drugs]) {
  const [first] = phrase.stems
  const key = [phrase.group, ...phrase.stems].join(' ')
  if (first === undefined || written.has(key)) continue
  written.add(key)
  const known = phrases.get(first)
  if (known === undefined) phrases.set(first, [phrase])
  else known.push(phrase)
}

const none: readonly Phrase[] = []

/** The phrases that begin with a stem. */
export const phrasesFrom = (stem: string): readonly Phrase[] => phrases.get(stem) ?? none

/** A part of a word and what it tells, "#" and a concept. */
interface Part {
  readonly letters: string
  readonly concept: string
}

const startLength = 3

/** Parts by where they stand in a word and by their first letters (ends: their last), so that few need be tried. */
const whole = new Map<string, Part[]>()
const beginnings = new Map<string, Part[]>()
const ends = new Map<string, Part[]>()
const inner = new Map<string, Part[]>()
for (const line of morphemes.trim().split('\n')) {
  const [concept = '', list = ''] = line.split(': ')
  for (const written of list.split(' ')) {
    const letters = written.replaceAll('-', '')
    const [opens, closes] = [written.startsWith('-'), written.endsWith('-')]
    const map = opens ? (closes ? inner : ends) : closes ? beginnings : whole
    const key = map === whole ? letters : map === ends ? letters.slice(-startLength) : letters.slice(0, startLength)
    map.set(key, [...(map.get(key) ?? []), { letters, concept: `#${concept}` }])
  }
}

const noParts: readonly Part[] = []

/** What the parts of a folded word speak of: "#" and a concept. */
export function conceptsOf(word: string): string[] {
  const found = new Set<string>()
  for (const { concept } of whole.get(word) ?? noParts) found.add(concept)
  for (const { letters, concept } of beginnings.get(word.slice(0, startLength)) ?? noParts)
    if (word.startsWith(letters)) found.add(concept)
  for (const { letters, concept } of ends.get(word.slice(-startLength)) ?? noParts)
    if (word.endsWith(letters)) found.add(concept)
  for (let at = 0; at + startLength <= word.length; at += 1)
    for (const { letters, concept } of inner.get(word.slice(at, at + startLength)) ?? noParts)
      if (word.startsWith(letters, at)) found.add(concept)
  return [...found]
}
