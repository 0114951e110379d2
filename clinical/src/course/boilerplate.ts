import { boilerplatePatterns, identityLabels, strongCues, titleWords } from '../lexicon/section-words.ts'
import type { SourceLine } from './source-line.ts'

const alternatives = (list: string): string =>
  list
    .split('|')
    .map((words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('à', 'a'))
    .toSorted((a, b) => b.length - a.length)
    .join('|')

const anywhere = new RegExp(`^[\\s>*-]*(?:${alternatives(identityLabels.anywhere)})\\s*[.:#]`)
const recordNumber = /\b(?:nhc|mrn|hosp no|cip|n\.?h\.?c|hc|nhs no|historia|dob)\b[\s:.nº#]*[a-z]*[-\d]\d/
const header = new RegExp(`^[\\s>*-]*(?:${alternatives(identityLabels.header)})(?:\\s*[.:#]|\\s+\\d)`)
const patientStart = /^\s*(?:paciente|pacient|pac|patient|pt|nom|nombre|name)\b[\s:.]/
const lived = new RegExp(`\\b(?:${strongCues.baseline_state ?? ''})`)

const isTitle = (line: SourceLine): boolean => {
  const bare = line.text.trim()
  if (bare.length > 110 || /[.;:]\s+\p{Ll}/u.test(bare) || /[.?!]$/.test(bare)) return false
  return titleWords.test(line.folded) || (/\p{Lu}{3}/u.test(bare) && !/\p{Ll}{2}/u.test(bare) && bare.length > 12)
}

/** House text wherever it stands: footers, privacy notes, signatures, record numbers. */
export const isBoilerplate = (line: SourceLine): boolean => {
  if (line.text.length > 600) return false
  return (
    boilerplatePatterns.some((pattern) => pattern.test(line.folded)) ||
    (anywhere.test(line.folded) && line.text.length < 200)
  )
}

/**
 * The document's head above its first heading or stamp: titles, patient line, administrative fields.
 * Lines are read until the first that tells something clinical; at most 40.
 */
export const headerLines = (lines: readonly SourceLine[], isClinical: (line: SourceLine) => boolean): Set<number> => {
  const out = new Set<number>()
  let first = true
  for (const line of lines.slice(0, 40)) {
    if (line.folded.trim() === '') continue
    if (isClinical(line)) break
    const identity =
      header.test(line.folded) ||
      recordNumber.test(line.folded) ||
      (patientStart.test(line.folded) && line.text.length < 90)
    // A patient line that also tells how the patient lives is clinical text.
    const told = line.text.length > 60 && !recordNumber.test(line.folded) && lived.test(line.folded)
    if ((identity && !told && line.text.length < 200) || isBoilerplate(line) || isTitle(line)) out.add(line.index)
    else if (!first) break
    first = false
  }
  return out
}

/** The line carries the patient's record number or name field: part of the head even below a title. */
export const isIdentity = (line: SourceLine): boolean => anywhere.test(line.folded) || recordNumber.test(line.folded)
