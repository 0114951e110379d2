import { asWords, pattern } from './patterns.ts'

/** Words for an allergy in Spanish, Catalan and English, on folded text. */
export const allergyWord = pattern('allergy word', String.raw`(?:\b(?:…)\b)`)

/**
 * The same words with another meaning: a diagnosis, a clinic, food not taken. They are blanked out before allergyWord
 * is tested.
 */
export const otherAllergy = pattern('other allergy', asWords, 'g')

/** No allergy at all (words that need no substance), or none to what follows. */
export const noAllergy = pattern('no allergy', '(?:…)')

/** The patient is not allergic to a named thing after all. */
export const deniedAllergy = pattern('denied allergy', '…')

/**
 * Phrases which say that something is no allergy: denied of what follows, ruled out, taken off the record, looked for
 * and not found.
 */
export const refutedAllergy = pattern('refuted allergy', '…')

/** A drug did no harm. */
export const toleratedDrug = pattern('tolerated drug', '…')

/**
 * Beside these words the statement is not certain: something else is affirmed or denied, it stays open, or the drug is
 * to be avoided all the same.
 */
export const notSurelyRefuted = pattern('not surely refuted', '…')

/** Signs of an allergic reaction. */
export const reactionSign = pattern('reaction sign', String.raw`\b(?:…)\b`)

/** An allergy that is mentioned in passing, as the reason of a treatment. */
export const allergyInPassing = pattern('allergy in passing', '…')

/** Reactions without the word "allergy": a drug and what it did. */
export const reactionTo = pattern(
  'reaction to',
  String.raw`\b(?:reacci(?:on|ones|o|ons)|reactions?)\b[^.;]{0,40}\b(?:…)\b|\b(?:…)\b[^.;]{0,34}\b(?:…)\b`,
)
export const reactionAfter = pattern('reaction after', String.raw`\b(?:…)\b[^.;]{0,30}\b(?:…)\b`)

/**
 * "Látex: urticaria", "Erythromycin - jaundice 2009": what a substance at the beginning of a line once did, behind its
 * name.
 */
export const reactionBeside = pattern('reaction beside', String.raw`^\s?(?:[:(–-]|->|→)\s?(?:[a-z·]+\s){0,3}(?:…)`)

/** Allergens that are no drugs, with one key each. */
export const allergens: readonly (readonly [string, RegExp])[] = [
  ['latex', /\blatex\b/],
  ['shellfish', pattern('allergens: shellfish')],
  ['fish', /\b(?:fish|pescad\w*|peix\w*)\b/],
  ['egg', pattern('allergens: egg')],
  ['milk', pattern('allergens: milk')],
  ['nut', pattern('allergens: nut')],
  ['fruit', pattern('allergens: fruit')],
  ['pollen', pattern('allergens: pollen')],
  ['contrast', pattern('allergens: contrast')],
  ['chlorhexidine', /\b(?:clorhexidin\w*|chlorhexidin\w*)\b/],
  ['povidone', /\b(?:povidon\w*|betadine)\b/],
  ['tape', pattern('allergens: tape')],
  ['nickel', pattern('allergens: nickel')],
  ['venom', pattern('allergens: venom')],
  ['gluten', pattern('allergens: gluten')],
  ['antibiotic', /\b(?:antibiotic\w*)\b/],
]
