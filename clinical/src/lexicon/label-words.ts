import { piece } from './patterns.ts'
import { admissionLabels, dischargeLabels, serviceNouns } from './stay-words.ts'

/**
 * The labels of the head of a course, put together of their parts: "nº" and "historia", "fecha" and "nacimiento",
 * "médico" and "responsable". Folded; three languages as one union. Read in clinical/src/identity/labels.ts.
 */

const numberWord = piece('number words', '(?:…)')
const ofWhat = `(?:de (?:la )?|del |d'|of )?`
const recordNoun = piece('record nouns', '(?:…)')

/** The hospital's own number of a patient. */
export const recordLabels = `(?:(?:${numberWord}[ .]{0,2}${ofWhat})?${recordNoun}\\.?(?: ?${numberWord}){0,2}|patient ?${numberWord}|${piece('record abbreviations', '(?:…)')})`
/** Numbers of a national or regional card, where the hospital's own number is not told. */
export const cardLabels = `(?:(?:${numberWord}[ .]{0,2}${ofWhat})?${piece('card labels', '(?:…)')}(?: ${numberWord})?)`
/** A number that somebody speaks of before telling it: "historia número…", "hospital number is…". */
export const saidNumber = `(?:${numberWord} ${ofWhat}${recordNoun}|${recordNoun} (?:numero|number))`

export const nameLabels = piece('name labels', '(?:…)')
export const givenNameLabels = piece('given name labels', '(?:…)')
export const surnameLabels = piece('surname labels', '(?:…)')

const dateWord = piece('date words', '(?:…)')
export const birthLabels = `(?:${dateWord} ?${ofWhat}${piece('birth nouns', '(?:…)')}|${piece('birth labels', '(?:…)')}(?:(?:,? (?:en|a|in|at) [\\p{L}' ]{2,30}?)? (?:el(?: dia)?|on(?: the)?))?)`
/** A date whose label does not tell of what; the title above it may. */
export const bareDateLabels = '(?:fecha|data|date)'

const role = piece('physician roles', '(?:…)')
const responsible = piece('responsible words', '(?:…)')
/** Who is responsible: a physician of whatever kind, and the word that says so, on either side. */
export const responsibleLabels = `(?:(?:${role}[ /]){1,2}${responsible}(?: (?:del?|al) \\p{L}+)?|${piece('responsible before', '(?:…)')} ?${role}(?: ${role})?(?: ${responsible})?|${responsible} (?:${role}|del paciente|del pacient|clinic[oa]?|en planta|a planta)|responsable|responsible|resp\\.?|${piece('attending words', '(?:…)')}|a cargo de|a carrec de|under(?: the care of)?(?=[ :/|.]{1,3}(?:dr|mr|mrs|ms|miss|prof)))`
/** A physician of whatever kind: only a mark behind it says that it is a label. */
export const roleLabels = `(?:${role}(?: ${responsible})?)`

const stayTail = `(?:[. ]{1,2}${piece('stay label tails', '(?:…)')}(?![\\p{L}\\d])){0,2}`
export const admittedLabels = `(?:${admissionLabels}${stayTail})`
export const dischargedLabels = `(?:${dischargeLabels}${stayTail})`
export const serviceLabels = `(?:${piece('service label openings', '(?:…)')} )?${serviceNouns}(?: ${piece('service label tails', '(?:…)')})?`
/** Who brings somebody: their sheets have numbers of their own. */
export const ambulanceWords = piece('ambulance words', '(?:…)')
export const otherLabels = piece('other labels', '(?:…)')
/** A label that opens the data of a newborn's mother or father, who have numbers and dates of birth of their own. */
export const parents = piece('parents', '(?:…)')
