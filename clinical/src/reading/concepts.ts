import { complicationCues, complicationWords } from '../lexicon/complication-words.ts'
import { baselinePhrase, companion, family, habitPhrase, inheritance } from '../lexicon/background-words.ts'
import { changeWords, chronicWords, conclusionWords, finalStateWords, findingWords, gravePatterns, historyCues, normalWords, routineWords } from '../lexicon/course-words.ts'
import { imagingNames, laboratoryNames, pathologyNames } from '../lexicon/imaging.ts'
import { emergencyWords, wardWords } from '../lexicon/place-words.ts'
import { appointmentWords, careLevelWords, destinationWords, pendingWords, warningWords } from '../lexicon/plan-words.ts'
import { actVerbs, devices, interventions, operations, treatments } from '../lexicon/procedures.ts'
import { allergyWord, reactionTo } from '../lexicon/allergy-words.ts'
import { correctionCue, drinking, drugUse, smoking } from '../lexicon/correction-words.ts'
import { wordForms } from '../facts/word-forms.ts'
import { conceptsOf, phrasesFrom } from '../search/concepts.ts'
import { stemOf, wordsOf } from '../search/words.ts'

/** Kinds of words of the three languages, each under one name. */
const kinds: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['change', wordForms(changeWords)],
  ['finding', wordForms(findingWords)],
  ['routine', wordForms(routineWords)],
  ['grave', wordForms(gravePatterns)],
  ['conclusion', wordForms(conclusionWords)],
  ['normal', wordForms(normalWords)],
  ['leaving', wordForms(finalStateWords)],
  ['chronic', wordForms(chronicWords)],
  ['history', wordForms(historyCues)],
  ['operation', wordForms(operations)],
  ['device', wordForms(devices)],
  ['intervention', wordForms(interventions)],
  ['treatment', wordForms(treatments)],
  ['act', wordForms(actVerbs)],
  ['complication', wordForms(`${complicationCues}|${complicationWords}`)],
  ['imaging', wordForms(imagingNames)],
  ['laboratory', wordForms(laboratoryNames)],
  ['pathology', wordForms(pathologyNames)],
  ['emergency', wordForms(emergencyWords)],
  ['ward', wordForms(wardWords)],
  ['pending', wordForms(pendingWords)],
  ['appointment', wordForms(appointmentWords)],
  ['destination', wordForms(destinationWords)],
  ['care level', wordForms(careLevelWords)],
  ['warning', wordForms(warningWords)],
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

/** Names of the concepts and kinds of words that folded text speaks of: the same in the three languages. */
export function conceptsIn(folded: string): string[] {
  const found = new Set<string>()
  for (const [name, pattern] of kinds) if (folded.search(pattern) >= 0) found.add(`kind ${name}`)
  const words = wordsOf(folded)
  const stems = words.map(stemOf)
  stems.forEach((stem, at) => {
    for (const phrase of phrasesFrom(stem)) if (phrase.stems.every((each, next) => stems[at + next] === each)) found.add(phrase.group)
    for (const concept of conceptsOf(words[at] ?? '')) found.add(concept)
  })
  return [...found]
}
