import type { SectionKey } from '@alta/contract/sections'
import { drugNames } from '../facts/medication/drug-name.ts'
import { doseSchedule, doseUnit, labPair, vitalPair } from '../lexicon/section-words.ts'
import { fold } from '../text/fold.ts'
import type { QuestionFact } from './texts.ts'

const factOfSection: Readonly<Partial<Record<SectionKey, QuestionFact>>> = {
  allergies: 'allergy',
  medication: 'medication',
  main_diagnosis: 'diagnosis',
  secondary_diagnosis: 'diagnosis',
  complementary_diagnosis: 'diagnosis',
  invasive_procedures: 'procedure',
  complementary_tests: 'test',
  extra_comments: 'plan',
}

const allergyWords = /\b(?:al·?ler[gx]|allerg|alerg|ram\b|ramc?\b|nkda|intoleran)/
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
const dosed = new RegExp(`${doseUnit.source}|${doseSchedule.source}`)

/** The kinds of fact in a passage that a question may ask for, by its section and its words. */
export function factsOf(text: string, section: SectionKey | null): QuestionFact[] {
  const folded = fold(text)
  const found = new Set<QuestionFact>()
  const own = section === null ? undefined : factOfSection[section]
  if (own !== undefined) found.add(own)
  if (allergyWords.test(folded)) found.add('allergy')
  if (dosed.test(folded) && drugNames(folded).some(({ needs_dose }) => !needs_dose)) found.add('medication')
  if (count(folded, labPair) >= 2) found.add('lab')
  if (count(folded, vitalPair) >= 2) found.add('vital')
  return [...found]
}
