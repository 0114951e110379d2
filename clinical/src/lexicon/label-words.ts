import { piece } from './patterns.ts'
import { admissionLabels, dischargeLabels, serviceNouns } from './stay-words.ts'

/**
 * The labels of the head of a course, composed of their parts: "nº" and "historia", "fecha" and "nacimiento", "médico"
 * and "responsable". Folded; three languages as one union. Read in clinical/src/identity/labels.ts.
 */

const numberWord = piece('number words', '(?:…)')
const ofWhat = `(?:de (?:la )?|del |d'|of )?`
const recordNoun = piece('record nouns', '(?:…)')

/** Labels of the hospital's own number of a patient. */
export const recordLabels = `(?:(?:${numberWord}[ .]{0,2}${ofWhat})?${recordNoun}\\.?(?: ?${numberWord}){0,2}|patient ?${numberWord}|${piece('record abbreviations', '(?:…)')})`
/** Labels of a national or regional card, whose number is used where the hospital's own is not told. */
export const cardLabels = `(?:(?:${numberWord}[ .]{0,2}${ofWhat})?${piece('card labels', '(?:…)')}(?: ${numberWord})?)`
/** A number that is announced in a sentence: "historia número…", "hospital number is…". */
export const spokenNumber = `(?:${numberWord} ${ofWhat}${recordNoun}|${recordNoun} (?:numero|number))`

export const nameLabels = piece('name labels', '(?:…)')
export const givenNameLabels = piece('given name labels', '(?:…)')
export const surnameLabels = piece('surname labels', '(?:…)')

const dateWord = piece('date words', '(?:…)')
export const birthLabels = `(?:${dateWord} ?${ofWhat}${piece('birth nouns', '(?:…)')}|${piece('birth labels', '(?:…)')}(?:(?:,? (?:en|a|in|at) [\\p{L}' ]{2,30}?)? (?:el(?: dia)?|on(?: the)?))?)`
/** The label of a date of an unknown kind; the title above it may tell the kind. */
export const bareDateLabels = '(?:fecha|data|date)'

const role = piece('physician roles', '(?:…)')
const responsible = piece('responsible words', '(?:…)')
/** Labels of the responsible physician: a role, and a word for "responsible" on either side. */
export const responsibleLabels = `(?:(?:${role}[ /]){1,2}${responsible}(?: (?:del?|al) \\p{L}+)?|${piece('responsible before', '(?:…)')} ?${role}(?: ${role})?(?: ${responsible})?|${responsible} (?:${role}|del paciente|del pacient|clinic[oa]?|en planta|a planta)|responsable|responsible|resp\\.?|${piece('attending words', '(?:…)')}|a cargo de|a carrec de|under(?: the care of)?(?=[ :/|.]{1,3}(?:dr|mr|mrs|ms|miss|prof)))`
/** A physician's role alone: it is a label only with a mark behind it. */
export const roleLabels = `(?:${role}(?: ${responsible})?)`

const stayTail = `(?:[. ]{1,2}${piece('stay label tails', '(?:…)')}(?![\\p{L}\\d])){0,2}`
export const admittedLabels = `(?:${admissionLabels}${stayTail})`
export const dischargedLabels = `(?:${dischargeLabels}${stayTail})`
export const serviceLabels = `(?:${piece('service label openings', '(?:…)')} )?${serviceNouns}(?: ${piece('service label tails', '(?:…)')})?`
/** Words for an ambulance, whose sheets have numbers of their own. */
export const ambulanceWords = piece('ambulance words', '(?:…)')
export const otherLabels = piece('other labels', '(?:…)')
/** A label that opens the data of a newborn's mother or father, who have numbers and dates of birth of their own. */
export const parents = piece('parents', '(?:…)')
