import { morphemes } from '../lexicon/medical-morphemes.ts'
import { synonymGroups } from '../lexicon/search-synonyms.ts'
import { wardWords } from '../lexicon/ward-words.ts'
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
for (const phrase of [...synonymGroups, ...wardWords].flatMap(phrasesOf)) {
  const [first = ''] = phrase.stems
  const known = phrases.get(first) ?? []
  const twice = known.some(({ group, stems }) => group === phrase.group && stems.join(' ') === phrase.stems.join(' '))
  if (!twice) phrases.set(first, [...known, phrase])
}

const none: readonly Phrase[] = []

/** The phrases that begin with a stem. */
export const phrasesFrom = (stem: string): readonly Phrase[] => phrases.get(stem) ?? none

/** What the parts of a folded word speak of: "#" and a concept. */
export function conceptsOf(word: string): string[] {
  if (word.length < 3) return []
  return [...new Set(morphemes.filter(([, pattern]) => pattern.test(word)).map(([concept]) => `#${concept}`))]
}
