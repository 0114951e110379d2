import type { QuestionFact } from '../../search/texts.ts'
import { drugClassesOf } from '../drug-classes.ts'
import { pattern } from '../patterns.ts'

/** Classes of drugs as questions name them, beside `drugClasses`; words are folded, members are ingredient keys. */
export const questionDrugClasses = drugClassesOf('asked classes', [
  'antibiotic',
  'antifungal',
  'antiviral',
  'antidepressant',
  'hypnotic',
  'antihypertensive',
  'antiepileptic',
  'analgesic',
  'antidiabetic',
  'laxative',
  'inhaler',
  'triptan',
  'gout',
  'thyroid',
  'gastric',
])

/** What a drug is for, where a question names it by that: "qué toma para la tensión". */
export const purposeClasses: readonly (readonly [RegExp, string])[] = [
  [pattern('taken for: antihypertensive', '^(?:…)$'), 'antihypertensive'],
  [pattern('taken for: hypnotic', '^(?:…)$'), 'hypnotic'],
  [pattern('taken for: analgesic', '^(?:…)$'), 'analgesic'],
  [pattern('taken for: antidiabetic', '^(?:…)$'), 'antidiabetic'],
  [pattern('taken for: antiepileptic', '^(?:…)$'), 'antiepileptic'],
  [pattern('taken for: antidepressant', '^(?:…)$'), 'antidepressant'],
  [pattern('taken for: antibiotic', '^(?:…)$'), 'antibiotic'],
  [pattern('taken for: statin', '^(?:…)$'), 'statin'],
  [pattern('taken for: triptan', '^(?:…)$'), 'triptan'],
  [pattern('taken for: gout', '^(?:…)$'), 'gout'],
  [pattern('taken for: thyroid', '^(?:…)$'), 'thyroid'],
  [pattern('taken for: gastric', '^(?:…)$'), 'gastric'],
  [pattern('taken for: laxative', '^(?:…)$'), 'laxative'],
]
export const asksPurpose = pattern('asks taken')

/** The kinds of fact that a word of a question asks for. Folded. */
export const factWords: readonly (readonly [RegExp, QuestionFact])[] = [
  [pattern('fact words: medication', String.raw`^(?:…)\b`), 'medication'],
  [pattern('fact words: procedure', String.raw`^(?:…)\b`), 'procedure'],
  [pattern('fact words: diagnosis', String.raw`^(?:…)\b`), 'diagnosis'],
  [pattern('fact words: test', String.raw`^(?:…)\b`), 'test'],
  [pattern('fact words: lab', String.raw`^(?:…)\b`), 'lab'],
  [pattern('fact words: vital', String.raw`^(?:…)\b`), 'vital'],
  [pattern('fact words: plan', String.raw`^(?:…)\b`), 'plan'],
]
