import { piece } from './patterns.ts'

/**
 * The words by which a course tells who the patient is, beside the labels in label-words.ts. Folded; three languages as
 * one union, because notes mix them. Read in clinical/src/identity/.
 */

export const physicianTitles = piece('physician titles', '(?:…)')
export const signatureLabels = piece('signature labels', '(?:…)')
/** Posts of people who sign without being responsible: physicians in training, nurses, typists. */
export const juniorPosts = piece('junior posts', '(?:…)')
/** "RN de", "Baby Girl": a newborn without a name is called by the mother's. */
export const newbornPrefix = new RegExp(`^${piece('newborn prefixes', '(?:…)')}`, 'u')
/** Posts of a physician of the hospital. */
export const seniorPosts = piece('senior posts', '(?:…)')
export const ageLabels = piece('age labels', '(?:…)')
export const sexLabels = piece('sex labels', '(?:…)')
export const years = piece('years', '(?:…)')
const monthsAndDays = piece('months and days', '(?:…)')
export const unitOfAge = `(?:${years}|${monthsAndDays})`
export const femaleWords = piece('female words', '(?:…)')
export const maleWords = piece('male words', '(?:…)')
/** Words that stand in the head of a course and in no name. */
export const noName = new RegExp(`^${piece('not a name', '(?:…)')}$`, 'u')
/** Titles before the name of a patient, among them those of women. */
export const patientTitles = piece('titles of patients', '(?:…)')
export const womensTitle = new RegExp(`^${piece('titles of women', '(?:…)')}$`, 'u')
/** Words behind a name which say that it is the name of somebody near the patient. */
export const relativeBehind = new RegExp(
  `^\\s*[(,:-]{1,2}\\s*${piece('relative before a name', '(?:…)')}(?![\\p{L}])`,
  'u',
)
/** Words before a name which say that it is the name of somebody near the patient: a relative, a contact, a referrer. */
export const relativeBefore = new RegExp(
  `(?<![\\p{L}])${piece('relative before a name', '(?:…)')}[\\p{L}\\s()/'.,:-]{0,14}$`,
  'u',
)
/** "Home" is a house in English, and "sr" is a release form of a drug. */
export const notInEnglish = {
  female: piece('female words not in English', '(?:…)'),
  male: piece('male words not in English', '(?:…)'),
}

/** Words that agree with the sex of the person: in English pronouns. */
export const feminineForms = {
  romance: piece('said of a woman', '(?:…)'),
  en: piece('said of a woman in English', '(?:…)'),
}
export const masculineForms = {
  romance: piece('said of a man', '(?:…)'),
  en: piece('said of a man in English', '(?:…)'),
}

/** An age behind a date says that the date is the date of birth. */
export const bornBehind = new RegExp(`^[\\s(,;|·/-]{1,8}\\d{1,3} ?(?:${years})(?![\\p{L}\\d])`, 'u')
