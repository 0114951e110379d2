import { complicationCues, complicationWords } from '../lexicon/complication-words.ts'
import { baselinePhrase, companion, family, habitPhrase, inheritance } from '../lexicon/background-words.ts'
import {
  changeWords,
  chronicWords,
  conclusionWords,
  finalStateWords,
  findingWords,
  gravePatterns,
  historyCues,
  normalWords,
  planWords,
  routineWords,
  stoppedWords,
} from '../lexicon/course-words.ts'
import { diagnosisLabels, incidentalWords, openWords, ruledOutCues, toldDiagnosis } from '../lexicon/diagnosis-words.ts'
import { imagingNames, laboratoryNames, pathologyNames } from '../lexicon/imaging.ts'
import { emergencyWords, wardWords } from '../lexicon/place-words.ts'
import {
  appointmentWords,
  careLevelWords,
  destinationWords,
  pendingWords,
  warningWords,
} from '../lexicon/plan-words.ts'
import { actVerbs, devices, interventions, operations, treatments } from '../lexicon/procedures.ts'
import { allergyWord, reactionTo } from '../lexicon/allergy-words.ts'
import { correctionCue, drinking, drugUse, smoking } from '../lexicon/correction-words.ts'
import { conceptsOf, phrasesFrom } from '../search/concepts.ts'
import { cachedByWord } from '../text/cached-by-word.ts'
import { stemOf } from '../text/stem.ts'
import { eachIndexWord } from '../text/index-words.ts'

/** Kinds of words in the three languages, as named lists of forms (notation: facts/word-forms.ts). */
const lists: readonly (readonly [name: string, forms: string])[] = [
  ['change', changeWords],
  ['finding', findingWords],
  ['routine', routineWords],
  ['grave', gravePatterns],
  ['conclusion', conclusionWords],
  ['normal', normalWords],
  ['leaving', finalStateWords],
  ['chronic', chronicWords],
  ['history', historyCues],
  ['operation', operations],
  ['device', devices],
  ['intervention', interventions],
  ['treatment', treatments],
  ['act', actVerbs],
  ['complication', `${complicationCues}|${complicationWords}`],
  ['imaging', imagingNames],
  ['laboratory', laboratoryNames],
  ['pathology', pathologyNames],
  ['emergency', emergencyWords],
  ['ward', wardWords],
  ['pending', pendingWords],
  ['appointment', appointmentWords],
  ['destination', destinationWords],
  ['care level', careLevelWords],
  ['warning', warningWords],
  ['diagnosis', `${diagnosisLabels}|${toldDiagnosis}`],
  ['ruled out', ruledOutCues],
  ['incidental', incidentalWords],
  ['under study', openWords],
  ['stopped', stoppedWords],
  ['plan', planWords],
]

/** Kinds that patterns recognise. */
const patterns: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['allergy', allergyWord],
  ['reaction', reactionTo],
  ['correction', correctionCue],
  ['smoking', smoking],
  ['drinking', drinking],
  ['drug use', drugUse],
  ['relative', family],
  ['companion', companion],
  ['inheritance', inheritance],
  ['habit', habitPhrase],
  ['baseline', baselinePhrase],
]

/** Runs of letters and digits, because the forms of the lists above are written as such: "40mg" is one word here. */
const tokensOf = (folded: string): string[] => folded.replace(/l[·.]l/g, 'll').match(/[a-z0-9]+/g) ?? []

interface ConceptForm {
  readonly kind: string
  /** Consecutive words; `*` stands for any rest of a word. */
  readonly words: readonly string[]
}

const wholeWords = new Map<string, ConceptForm[]>()
/**
 * Forms whose first word is open at its end, by its first three letters; and those open at its beginning, by its last
 * three.
 */
const beginnings = new Map<string, ConceptForm[]>()
const ends = new Map<string, ConceptForm[]>()
const keyLength = 3

const keep = (map: Map<string, ConceptForm[]>, key: string, form: ConceptForm): void => {
  const known = map.get(key)
  if (known === undefined) map.set(key, [form])
  else known.push(form)
}

for (const [kind, forms] of lists)
  for (const form of forms.split('|')) {
    const words =
      form
        .trim()
        .replace(/l[·.]l/g, 'll')
        .match(/[a-z0-9*]+/g) ?? []
    const [first] = words
    if (first === undefined) continue
    if (first.startsWith('*')) keep(ends, first.slice(-keyLength), { kind, words })
    else if (first.endsWith('*')) keep(beginnings, first.slice(0, keyLength), { kind, words })
    else keep(wholeWords, first, { kind, words })
  }

const fits = (form: string, word: string | undefined): boolean => {
  if (word === undefined) return false
  const bare = form.replaceAll('*', '')
  if (form.startsWith('*')) return form.endsWith('*') ? word.includes(bare) : word.endsWith(bare)
  return form.endsWith('*') ? word.startsWith(bare) : word === bare
}

/** Forms whose first word is this one. */
const formsFrom = cachedByWord((token): readonly ConceptForm[] =>
  [wholeWords.get(token), beginnings.get(token.slice(0, keyLength)), ends.get(token.slice(-keyLength))]
    .flatMap((forms) => forms ?? [])
    .filter(({ words }) => fits(words[0] ?? '', token)),
)

/** The names of the concepts and kinds of words in folded text, which are the same in the three languages. */
export function conceptsIn(folded: string): string[] {
  const found = new Set<string>()
  const tokens = tokensOf(folded)
  tokens.forEach((token, at) => {
    for (const { kind, words } of formsFrom(token))
      if (words.every((word, next) => next === 0 || fits(word, tokens[at + next]))) found.add(`kind ${kind}`)
  })
  for (const [name, pattern] of patterns) if (folded.search(pattern) >= 0) found.add(`kind ${name}`)
  const words: string[] = []
  eachIndexWord(folded, (word) => words.push(word))
  const stems = words.map(stemOf)
  stems.forEach((stem, at) => {
    for (const phrase of phrasesFrom(stem))
      if (phrase.stems.every((each, next) => stems[at + next] === each)) found.add(phrase.group)
    for (const concept of conceptsOf(words[at] ?? '')) found.add(concept)
  })
  return [...found]
}
