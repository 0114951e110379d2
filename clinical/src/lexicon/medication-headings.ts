import { piece } from './patterns.ts'

/** Headings and first words that open a list of drugs, folded. They are tested on a heading or the start of a line. */

const treatment = piece('medication heading: treatment', '(?:…)')

/** Drugs taken before admission. */
export const homeHeading = new RegExp(
  piece(
    'medication heading: home',
    String.raw`^(?:[-•*\d.()\s]*)(?:${treatment}\.?\s?(?:farmacologic[oa]s?\s|medico\s)?(?:…)|…)(?![a-z])`,
  ),
)

/** Drugs for after discharge. */
export const dischargeHeading = new RegExp(
  piece(
    'medication heading: discharge',
    String.raw`^(?:[-•*\d.()\s]*)(?:(?:${treatment}|recomendaciones terapeuticas|plan terapeutico|pla terapeutic)\.?\s?(?:…)?(?:…)|…)(?![a-z])`,
  ),
)
// A heading in any wording: a word for the drugs, a few more words, a word for when; a colon or nothing follows.
const list = piece('medication heading: list', String.raw`^(?:[-•*\d.()\s]*)(?:(?:…) (?:de |d'|of |del? )?(?:la )?)?`)
const few = String.raw`(?:[\s,]+[a-z'·]+){0,4}?[\s,]+`
const ends = String.raw`(?=\s*(?:[:(]|$))`
/** "Pla de medicació previ:", "Medicación que trae la esposa:", "Medicines she came in with:". */
export const looseHome = new RegExp(
  piece(
    'medication heading: loose home',
    String.raw`${list}${treatment}(?:${few}(?:…)|\s(?:que (?!…)|(?:he|she|they) (?:came|takes?|was)|brought)[a-z\s]{2,40})${ends}`,
  ),
)
/** "Tractament en donar l'alta:", "Tratamiento a seguir:", "Receptes:", "Medicines for going home:". */
export const looseDischarge = new RegExp(
  piece('medication heading: loose discharge', String.raw`${list}(?:${treatment}${few}(?:…)|…)${ends}`),
)
