import type { QuestionFact } from '../../search/texts.ts'
import type { DrugClass } from '../drug-classes.ts'
import { pattern } from '../patterns.ts'

/** Classes of drugs as questions name them, beside `drugClasses`; words are folded, members are ingredient keys. */
export const questionDrugClasses: readonly DrugClass[] = [
  {
    key: 'antibiotic',
    words: pattern('asked classes: antibiotic: words', '^(?:…)$'),
    members: pattern('asked classes: antibiotic: members', '…'),
  },
  {
    key: 'antifungal',
    words: /^(?:antifung\w*|antimicotic\w*)$/,
    members: pattern('asked classes: antifungal: members', '…'),
  },
  {
    key: 'antiviral',
    words: /^(?:antiviral\w*|antivirals?|antiretroviral\w*)$/,
    members: pattern('asked classes: antiviral: members', '…'),
  },
  {
    key: 'antidepressant',
    words: /^(?:antidepres\w*|isrs|ssris?)$/,
    members: pattern('asked classes: antidepressant: members', '…'),
  },
  {
    key: 'hypnotic',
    words: pattern('asked classes: hypnotic: words', '^(?:…)$'),
    members: pattern('asked classes: hypnotic: members', '…'),
  },
  {
    key: 'antihypertensive',
    words: /^(?:antihipertensi\w*|antihypertensi\w*|hipotensors?)$/,
    members: pattern('asked classes: antihypertensive: members', '…'),
  },
  {
    key: 'antiepileptic',
    words: pattern('asked classes: antiepileptic: words', '^(?:…)$'),
    members: pattern('asked classes: antiepileptic: members', '…'),
  },
  {
    key: 'analgesic',
    words: /^(?:analges\w*|painkillers?|calmantes?)$/,
    members: pattern('asked classes: analgesic: members', '…'),
  },
  {
    key: 'antidiabetic',
    words: pattern('asked classes: antidiabetic: words', '^(?:…)$'),
    members: pattern('asked classes: antidiabetic: members', '…'),
  },
  {
    key: 'laxative',
    words: /^(?:laxant\w*|laxatives?)$/,
    members: pattern('asked classes: laxative: members', '…'),
  },
  {
    key: 'inhaler',
    words: pattern('asked classes: inhaler: words', '^(?:…)$'),
    members: pattern('asked classes: inhaler: members', '…'),
  },
  { key: 'triptan', words: /^(?:triptan\w*)$/, members: /triptan$/ },
  { key: 'gout', words: /^(?:uricosuric\w*)$/, members: /^colchicin|^alopurinol|^febuxostat/ },
  { key: 'thyroid', words: /^(?:hormona tiroidea|thyroid hormone)$/, members: /^levotirox|^tiamazol|^carbimazol/ },
  {
    key: 'gastric',
    words: pattern('asked classes: gastric: words', '^(?:…)$'),
    members: pattern('asked classes: gastric: members', '…'),
  },
]

/** What a drug is for, where a question names it by that: "qué toma para la tensión". */
export const purposeClasses: readonly (readonly [RegExp, string])[] = [
  [pattern('taken for: antihypertensive', '^(?:…)$'), 'antihypertensive'],
  [pattern('taken for: hypnotic', '^(?:…)$'), 'hypnotic'],
  [/^(?:dolor|pain)$/, 'analgesic'],
  [pattern('taken for: antidiabetic', '^(?:…)$'), 'antidiabetic'],
  [pattern('taken for: antiepileptic', '^(?:…)$'), 'antiepileptic'],
  [pattern('taken for: antidepressant', '^(?:…)$'), 'antidepressant'],
  [pattern('taken for: antibiotic', '^(?:…)$'), 'antibiotic'],
  [pattern('taken for: statin', '^(?:…)$'), 'statin'],
  [pattern('taken for: triptan', '^(?:…)$'), 'triptan'],
  [pattern('taken for: gout', '^(?:…)$'), 'gout'],
  [pattern('taken for: thyroid', '^(?:…)$'), 'thyroid'],
  [pattern('taken for: gastric', '^(?:…)$'), 'gastric'],
  [/^(?:estrenimiento|restrenyiment|constipation)$/, 'laxative'],
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
