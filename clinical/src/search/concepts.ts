import { careWords } from '../lexicon/search/care-words.ts'
import { conditionWords } from '../lexicon/search/condition-words.ts'
import { findingWords } from '../lexicon/search/finding-words.ts'
import { morphemes } from '../lexicon/search/morphemes.ts'
import { wardWords } from '../lexicon/search/ward-words.ts'
import { stemOf, wordsOf } from './words.ts'

/** A way to say what a group of synonyms means, as stems without stop words. */
export interface Phrase {
  /** "=" and the number of the group. */
  readonly group: string
  readonly stems: readonly string[]
  /** Only a kind of what the group means: a text that says so is found, a question for it does not ask for the group. */
  readonly narrower: boolean
}

function phrasesOf(line: string, index: number): Phrase[] {
  const [same = '', kinds = ''] = line.split('<')
  const read = (forms: string, narrower: boolean): Phrase[] =>
    forms
      .split('|')
      .map((form) => ({ group: `=${index}`, stems: wordsOf(form).map(stemOf), narrower }))
      .filter(({ stems }) => stems.length > 0)
  return [...read(same, false), ...read(kinds, true)]
}

/** Phrases by their first stem. */
const phrases = new Map<string, Phrase[]>()
const lines = [conditionWords, findingWords, careWords, wardWords].flatMap((words) => words.trim().split('\n'))
for (const phrase of lines.flatMap(phrasesOf)) {
  const [first = ''] = phrase.stems
  const known = phrases.get(first) ?? []
  const twice = known.some(({ group, stems }) => group === phrase.group && stems.join(' ') === phrase.stems.join(' '))
  if (!twice) phrases.set(first, [...known, phrase])
}

const none: readonly Phrase[] = []

/** The phrases that begin with a stem. */
export const phrasesFrom = (stem: string): readonly Phrase[] => phrases.get(stem) ?? none

/** Concepts by the part of a word that tells them, with "-" where the word goes on. */
const parts = new Map<string, string[]>()
for (const line of morphemes.trim().split('\n')) {
  const [concept = '', list = ''] = line.split(': ')
  for (const part of list.split(' ')) parts.set(part, [...(parts.get(part) ?? []), `#${concept}`])
}
const longestPart = Math.max(...[...parts.keys()].map((part) => part.length))

/** What the parts of a folded word speak of: "#" and a concept. */
export function conceptsOf(word: string): string[] {
  const found = new Set(parts.get(word))
  const add = (part: string): void => {
    for (const concept of parts.get(part) ?? []) found.add(concept)
  }
  for (let from = 0; from <= word.length - 3; from += 1) {
    const to = Math.min(word.length, from + longestPart)
    for (let end = from + 3; end <= to; end += 1) {
      const part = word.slice(from, end)
      if (from === 0) add(`${part}-`)
      if (end === word.length) add(`-${part}`)
      add(`-${part}-`)
    }
  }
  return [...found]
}
