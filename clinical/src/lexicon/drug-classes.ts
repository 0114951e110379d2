import { pattern } from './patterns.ts'

/** A class of drugs: how a text names it, and its members. It serves "avoid" statements and the check of allergies. */
export interface DrugClass {
  readonly key: string
  /** The names of the class in Spanish, Catalan and English, folded. */
  readonly words: RegExp
  /** The ingredient keys of its members (see `ingredientKey`). */
  readonly members: RegExp
}

export const drugClasses: readonly DrugClass[] = [
  {
    key: 'penicillin',
    words: pattern('drug classes: penicillin: words', '^(?:…)$'),
    members: pattern('drug classes: penicillin: members', '…'),
  },
  {
    key: 'betalactam',
    words: /^(?:betalactam\w*|beta-lactam\w*|b-lactam\w*)$/,
    members: pattern('drug classes: betalactam: members', '…'),
  },
  {
    key: 'cephalosporin',
    words: /^(?:cefalosporin\w*|cephalosporin\w*)$/,
    members: /^cef/,
  },
  { key: 'carbapenem', words: /^carbapenem\w*$/, members: /penem$/ },
  {
    key: 'sulfonamide',
    words: pattern('drug classes: sulfonamide: words', '^(?:…)$'),
    members: pattern('drug classes: sulfonamide: members', '^(?:…)$'),
  },
  {
    key: 'quinolone',
    words: /^(?:quinolon\w*|fluoroquinolon\w*|fluorquinolon\w*)$/,
    members: /floxac(?:in)?$|^nalidix/,
  },
  { key: 'macrolide', words: /^(?:macrolid\w*)$/, members: pattern('drug classes: macrolide: members', '…') },
  {
    key: 'aminoglycoside',
    words: /^(?:aminoglucosid\w*|aminoglicosid\w*|aminoglycosid\w*)$/,
    members: pattern('drug classes: aminoglycoside: members', '^(?:…)'),
  },
  { key: 'tetracycline', words: /^(?:tetraciclinas|tetraciclines|tetracyclines)$/, members: /ciclin$/ },
  {
    key: 'nsaid',
    words: pattern('drug classes: nsaid: words', '^(?:…)$'),
    members: pattern('drug classes: nsaid: members', 'profen$|^(?:…)$'),
  },
  {
    key: 'pyrazolone',
    words: /^(?:pirazolon\w*|pyrazolon\w*)$/,
    members: /^(?:metamizol|propifenazon|fenilbutazon)$/,
  },
  {
    key: 'opioid',
    words: pattern('drug classes: opioid: words', '^(?:…)$'),
    members: pattern('drug classes: opioid: members', '^(?:…)$'),
  },
  {
    key: 'statin',
    words: /^(?:estatin\w*|statins?)$/,
    members: /vastatin$/,
  },
  { key: 'ace_inhibitor', words: /^(?:iecas?|acei|aceis)$/, members: /[aei]pril$/ },
  { key: 'arb', words: /^(?:ara-?2|ara-?ii|arbs?)$/, members: /sartan$/ },
  { key: 'diuretic', words: /^(?:diuretic\w*)$/, members: pattern('drug classes: diuretic: members', '^(?:…)$') },
  {
    key: 'benzodiazepine',
    words: pattern('drug classes: benzodiazepine: words', '^(?:…)$'),
    members: /azepam$|azolam$|^(?:clorazepat|clorazepat|clobazam|ketazolam)$/,
  },
  {
    key: 'anticoagulant',
    words: pattern('drug classes: anticoagulant: words', '^(?:…)$'),
    members: /xaban$|gatran$|^(?:acenocumarol|warfarin)$/,
  },
  { key: 'estrogen', words: /^(?:estrogen\w*|oestrogen\w*)$/, members: /stradiol$|^oral_contraceptiv/ },
  {
    key: 'corticosteroid',
    words: pattern('drug classes: corticosteroid: words', '^(?:…)$'),
    members: pattern('drug classes: corticosteroid: members', '…'),
  },
  {
    key: 'neuroleptic',
    words: /^(?:neuroleptic\w*|antipsicotic\w*|antipsychotic\w*)$/,
    members: pattern('drug classes: neuroleptic: members', '^(?:…)'),
  },
  {
    key: 'contrast',
    words: pattern('drug classes: contrast: words', '^(?:…)$'),
    members: /^(?:io[a-z]+ol|gadolin|iodin)/,
  },
]
