import { pattern } from './patterns.ts'

/** A class of drugs: how a text names it, and its members. It serves "avoid" statements and the check of allergies. */
export interface DrugClass {
  readonly key: string
  /** The names of the class in Spanish, Catalan and English, folded. */
  readonly words: RegExp
  /** The ingredient keys of its members (see `ingredientKey`). */
  readonly members: RegExp
}

/**
 * Classes whose words and members are rows of `patterns`: "<group>: <key>: words" (each a whole name) and
 * "<group>: <key>: members" (each a part of an ingredient key).
 */
export const drugClassesOf = (group: string, keys: readonly string[]): readonly DrugClass[] =>
  keys.map((key) => ({
    key,
    words: pattern(`${group}: ${key}: words`, '^(?:…)$'),
    members: pattern(`${group}: ${key}: members`, '…'),
  }))

export const drugClasses = drugClassesOf('drug classes', [
  'penicillin',
  'betalactam',
  'cephalosporin',
  'carbapenem',
  'sulfonamide',
  'quinolone',
  'macrolide',
  'aminoglycoside',
  'tetracycline',
  'nsaid',
  'pyrazolone',
  'opioid',
  'statin',
  'ace_inhibitor',
  'arb',
  'diuretic',
  'benzodiazepine',
  'anticoagulant',
  'estrogen',
  'corticosteroid',
  'neuroleptic',
  'contrast',
])
