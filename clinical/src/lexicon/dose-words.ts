import { pattern, piece } from './patterns.ts'

/**
 * Pieces of a regimen in Spanish, Catalan and English, for folded text. The patterns have no anchors, so that they can
 * be sticky.
 */

const number = String.raw`\d{1,3}(?:\.\d{3})+(?!\d)|\d+(?:[.,]\d+)?`
const unit = piece('strength unit')

/** A strength with its unit: "2,5 mg", "24/26 mg", "10.000 UI", "0,9 mg/kg", "20 mcg/min". A unit per litre or decilitre is a result. */
export const strengthWithUnit = new RegExp(
  piece(
    'strength with unit',
    String.raw`((?:${number})(?:\s?[/-]\s?(?:${number})){0,2})\s?(${unit})(?![a-z0-9])(?:\/(?:…)(?![a-z]))*(?!\/(?:d?l|mm|µl|ul)(?![a-z]))`,
  ),
  'y',
)
/** A bare figure straight after the name: "atorvastatina 20 nocte", "875/125", "enoxaparina 40/24h". */
export const strengthWithoutUnit = new RegExp(
  piece(
    'strength without unit',
    String.raw`((?:${number})(?:\/(?:${number})){0,2}(?=\s*\/\s*\d{1,2}\s?h)|(?:${number})(?:\/(?:${number})){0,2}(?!\s?[-–]\s?\d|[a-z0-9%/ªº]|\s?(?:…)(?![a-z])))`,
  ),
  'y',
)

const count = piece('count of a form', String.raw`(?:(?:…)\s?)`)
/** A pharmaceutical form, with how many of it: "2 inh", "1 comp", "una cápsula", "10 gotes". */
export const formPattern = new RegExp(piece('form pattern', String.raw`${count}?(?:…)(?![a-z])`), 'y')

export const routePattern = pattern('route pattern', String.raw`(?:(?:…)?(?:…)(?:\s(?:…))?)(?![a-z0-9])`, 'y')

/** Schedules by what they count. Group 1 is the figure, where there is one. */
export const slotPattern =
  /(?:(\d{0,3}½|\d{1,3}(?:[.,]\d)?|1\/2|1\/4)\s?[-–]\s?(\d{0,3}½|\d{1,3}(?:[.,]\d)?|1\/2|1\/4)\s?[-–]\s?(\d{0,3}½|\d{1,3}(?:[.,]\d)?|1\/2|1\/4)(?:\s?[-–]\s?(\d{0,3}½|\d{1,3}(?:[.,]\d)?|1\/2|1\/4))?)(?![\d/])/y
export const hourPattern = pattern(
  'hour pattern',
  String.raw`(?:(?:…)\s?(\d{1,2})(?:\s?-\s?\d{1,2})?\s?(?:…)(?![a-z])|q(\d{1,2})h?(?![a-z\d]))`,
  'y',
)
export const perDayPattern = pattern('per day pattern', '(?:…)', 'y')
export const latinPattern = pattern('latin pattern', '(?:…)(?![a-z0-9])', 'y')
export const mealPattern = pattern(
  'meal pattern',
  String.raw`(?:(?:…)?\s?(?:…)(?![a-z])(?:\s?(?:,|y|i|e)\s(?:en el|en la|al|la|el|a la|per la)?\s?(?:…)(?![a-z]))*)`,
  'y',
)
export const cadencePattern = pattern('cadence pattern', '(?:…)(?![a-z])', 'y')
export const neededPattern = pattern('needed pattern', '(?:…)(?![a-z])', 'y')

const date = piece('date in words', String.raw`\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|\d{1,2} (?:de |d')?(?:…)`)
const amount = piece('number of days', '(?:…)')
const spanOfTime = piece('span of days', '(?:…)')
/**
 * A duration: "5 días más", "hasta 26/6", "fins al 28/12", "for 5 days", "last dose 18/11", "a partir del 28/10/2022".
 */
export const durationPattern = new RegExp(
  piece(
    'duration pattern',
    String.raw`(?:(?:…)\s?(?:…)?(?:(?:${date})|${amount}\s?${spanOfTime})(?![a-z])(?:\s(?:…))?|${amount}\s?${spanOfTime}(?![a-z])(?:\s(?:mas|mes|more))?|hasta (?:…)|(?:…)\s(?:de )?${amount}\s?${spanOfTime}(?: (?:al dia|/dia))?)`,
  ),
  'y',
)

/** Words between the pieces of a regimen that have no meaning of their own. */
export const fillerPattern = pattern('filler pattern', '(?:…)', 'y')

/** Folded first words of a line that name no drug, so that the position of a name does not suggest one. */
export const notNameWords = pattern('not name words', '^(?:…)$')

/** Words before a drug in the cell of a table: "Parche fentanilo". */
export const formsBefore = piece('dosage forms before a drug')
