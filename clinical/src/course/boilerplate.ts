import { baselineCues, boilerplatePatterns, identityLabels, titleWords } from '../lexicon/section-words.ts'
import type { SourceLine } from './source-line.ts'

const alternatives = (list: string): string =>
  list
    .split('|')
    .map((words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .toSorted((a, b) => b.length - a.length)
    .join('|')

const anywhere = new RegExp(`^[\\s>*-]*(?:${alternatives(identityLabels.anywhere)})\\s*[.:#]`)
const recordNumber = /\b(?:nhc|mrn|hosp no|cip|n\.?h\.?c|hc|nhs no|nhs|historia|dob)\b[\s:.nº#]*[a-z]*[-\d]\d/
const header = new RegExp(`^[\\s>*-]*(?:${alternatives(identityLabels.header)})(?:\\s*[.:#]|\\s+\\d)`)
// Case matters after the label: "Paciente Ana Ruiz" is a name, "Paciente mujer de" begins a story.
const patientName =
  /^\s*(?:[Pp]aciente|PACIENTE|[Pp]acient|PACIENT|[Pp]ac|PAC|[Pp]atient|PATIENT|Pt|PT|[Nn]om|NOM|[Nn]ombre|NOMBRE|[Nn]ame|NAME)\b(?:\s*[:.]|\s+\p{Lu}[\p{L}'-]+\s+\p{Lu}[\p{L}'-]+)/u
const stayDates =
  /^\s*(?:f(?:ec(?:ha)?)?\.?\s*(?:de\s*)?|data d'|date of )?(?:ingreso|ingres|ing|ingressa|admitted|admission|admit|adm|alta|discharged?|fecha|data|date)\b[\s:.]*(?:on |el |de |del )?(?:\d{1,2}[/.-]\d{1,2}|\d{1,2} (?:de )?\p{L}{3,}|\d{4}-\d{2})/u
const lived = new RegExp(`\\b(?:${baselineCues})`)

const isTitle = (line: SourceLine): boolean => {
  const bare = line.text.trim()
  if (bare.length > 110 || /[.;:]\s+\p{Ll}/u.test(bare) || /[.?!]$/.test(bare)) return false
  return titleWords.test(line.folded) || (/\p{Lu}{3}/u.test(bare) && !/\p{Ll}{2}/u.test(bare) && bare.length > 12)
}

/** Whether a line is text of the hospital: a footer, a privacy note, a signature, a record number. */
export const isBoilerplate = (line: SourceLine): boolean => {
  if (line.text.length > 600) return false
  return (
    boilerplatePatterns.some((pattern) => pattern.test(line.folded)) ||
    (anywhere.test(line.folded) && line.text.length < 200)
  )
}

const isIdentity = (line: SourceLine): boolean => {
  if (line.text.length > 200 || (stayDates.test(line.folded) && line.text.length < 100)) return line.text.length <= 200
  const named = patientName.test(line.text) && line.text.length < 110 && !/\b(?:que|who|with)\b/.test(line.folded)
  if (!header.test(line.folded) && !recordNumber.test(line.folded) && !named) return isBoilerplate(line)
  // A patient line that also tells how the patient lives is clinical text.
  return line.text.length <= 60 || recordNumber.test(line.folded) || !lived.test(line.folded)
}

/**
 * The head of the document above its first heading or stamp: titles, patient line, administrative fields. Everything up
 * to the last administrative line belongs to it, and titles below that line. At most 40 lines.
 */
export const headerLines = (lines: readonly SourceLine[], isClinical: (line: SourceLine) => boolean): Set<number> => {
  const written = lines.slice(0, 40).filter((line) => line.folded.trim() !== '')
  const stop = written.findIndex((line, index) => {
    // "ORTOGERIATRIA - curs clínic" at the top names the document; further down it would be a heading.
    const top = index < 2 && isTitle(line) && titleWords.test(line.folded) && line.folded.trim().split(/\s+/).length > 2
    return !top && !isIdentity(line) && isClinical(line)
  })
  const head = stop < 0 ? written : written.slice(0, stop)
  const last = head.slice(0, 12).findLastIndex((line) => isIdentity(line) || isBoilerplate(line))
  const out = new Set(head.filter((line, index) => index <= last && line.text.length < 200).map((line) => line.index))
  for (const line of head.slice(last + 1)) {
    if (!isTitle(line) && !isBoilerplate(line)) break
    out.add(line.index)
  }
  return out
}
