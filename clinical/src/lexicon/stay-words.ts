import { weekdays } from './note-words.ts'
import { alternatives, pattern, piece } from './patterns.ts'

/**
 * The words by which a course tells of the stay itself: dates, service, destination. Folded; three languages as one
 * union, because notes mix them. The pieces are regular expressions that clinical/src/report/stay-*.ts joins.
 */

/** Labels before the date of admission. */
export const admissionLabels = piece(
  'admission labels',
  String.raw`(?:…)?[.\s]*(?:de |del |d'|of )?(?:hospital )?(?:…)`,
)

/** Labels before the date of discharge. */
export const dischargeLabels = piece(
  'discharge labels',
  String.raw`(?:…)?[.\s]*(?:de |del |d'|of )?(?:hospital )?(?:…)`,
)

/** What may stand between a label and its date: weekdays and other words. */
export const dateFillers = `(?:${piece('label fillers')}|${weekdays.join('|')})`

export const birthWords = pattern('birth words', '…')

/** Phrases for the patient's leaving, at the beginning of a sentence or behind a word that leads to it. */
export const leavingPhrases = [
  piece('leaving phrases: not yet', String.raw`alta(?! (?:…))(?=[\s,.:;()]|$)`),
  piece('leaving phrases: discharge is given', "(?:…) (?:el |l')?(?:de |d'|con el |al |a l')?alta"),
  `(?:se|es) (?:va|marcha)(?: hoy| avui| ya)? (?:a|al|con|de|en|amb)\\b`,
  `se(?:'n| en) va`,
  `marxa(?: avui| dema passat)?(?: cap)? (?:a|al|amb|avui|de)\\b`,
  `marxa avui`,
  piece('leaving phrases: goes back', '(?:vuelve|regresa|retorna)(?: hoy)? a (?:…)'),
  piece('leaving phrases: torna', 'torna (?:avui )?(?:…)'),
  `va a (?:domicili|casa|residencia)`,
  piece('leaving phrases: de alta', '(?:…) de alta'),
  piece('leaving phrases: not yet discharged', 'discharged?(?! (?:…))'),
  piece('leaving phrases: d/c', String.raw`d\/c(?:'?d)?(?: (?:…))`),
  piece('leaving phrases: home', String.raw`home(?=[\s.,:]*(?:…))`),
  piece('leaving phrases: goes home', '(?:…) home(?! (?:…))'),
  piece('leaving phrases: transfer', String.raw`(?:…)\b`),
  piece('leaving phrases: death'),
]

/**
 * Weaker signs of leaving, which count only in the very last note: the word alone is enough there, unless it is an
 * adjective ("fiebre alta", "hemorragia digestiva alta") or leaving is only expected.
 */
export const lastNoteSigns = [
  piece('last note signs: alta', String.raw`(?<!(?:…) ?)(?<![\p{L}])alta(?![\p{L}])(?! (?:…))`),
  piece(
    'last note signs: discharge',
    String.raw`(?<!(?:…) )(?<![\p{L}])(?:discharge|discharged|d\/c)(?![\p{L}])(?! (?:…))`,
  ),
  piece('last note signs: going', String.raw`(?<![\p{L}])(?:…)(?![\p{L}])`),
]

/** Headings and lists that only a note of discharge has. */
export const leavingHeadings = piece('leaving headings')

/** A transfer to these stays within the hospital. */
export const withinHospital = piece('within hospital', '(?:…)')

/** Verbs before a destination. */
export const leavingVerbs = piece('leaving verbs', '(?:…)')

/** A label that only a destination follows. */
export const destinationLabels = piece('destination labels', String.raw`(?:…)(?:…)?\s*[:=]`)

/** People to whose home a patient may go: relatives, a partner, a friend, a carer. */
const relatives = piece('destination: relatives')
const support = piece('destination: support')
const article = piece('destination: article', '(?:…)*')

/** "de su hija", "with daughter", "con HAD": words that may stand behind a home. */
export const homeTails = piece('home tails', String.raw`(?:,? (?:…)${article}(?:${relatives}|${support})(?![\p{L}]))`)

export const homes = piece(
  'homes',
  String.raw`${article}(?:own |propio |propi )?(?:…)(?![\p{L}])|(?:his|her|their) (?:${relatives})(?:'s?|s')? (?:…)|con ${article}(?:${relatives})(?![\p{L}])`,
)

/** Institutions that take people in. */
export const institutions = piece('institutions', String.raw`${article}(?:…)?(?: de | d'|\s)?(?:…)(?![\p{L}])`)

/** Words that end the proper name of an institution in English, and begin it in Spanish and Catalan. */
export const namedPlaces = alternatives('named places')
export const placeOpenings = piece('place openings')

/** Words for the patient's death, in the last note. */
export const deathWords = piece('death words')

/** The labels of a service. */
export const serviceNouns = piece('service labels', '(?:…)')

/** A service's own name: specialties and units, whole or shortened. */
export const serviceNames = piece('service names', '(?:…)')

/** Words behind a service's name that belong to it. */
export const serviceTails = piece('service tails', String.raw`(?: (?:…)|,? ward \d{1,2}| \/ ward \d{1,2})*`)

/** Words that may open a line before its date. */
export const openingWords = piece('opening words')

/** Words before the date of a future visit, which opens no note. */
export const visitWords = pattern('visit words', String.raw`(?<![\p{L}])(?:…)(?![\p{L}])`, 'u')

/** Words before the name of a service for its kind of place. */
export const serviceLeads = piece('service leads')
