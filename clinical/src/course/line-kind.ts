import { doseSchedule, doseUnit, labPair, vitalPair } from '../lexicon/section-words.ts'
import type { LineKind } from './course.ts'

const bullet = /^\s*(?:[-–•*·>▪◦○●]|\d{1,2}[.)]|[a-h]\))\s+\S/
const manyColumns = /\S(?:\t|\s*\|\s*|\s{3,})\S.*(?:\t|\s*\|\s*|\s{3,})\S/

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** Counts the analyte–value pairs in a run of folded text. */
const labPairs = (folded: string): number => count(folded, labPair)

/** Counts the vital signs in a run of folded text. */
const vitalPairs = (folded: string): number => count(folded, vitalPair)

const doseUnits = new RegExp(doseUnit, 'g')

/** Whether folded text has the shape of a drug line: strength and schedule, or a slot schedule. */
const isDose = (folded: string): boolean => {
  const schedule = doseSchedule.test(folded)
  return (schedule && doseUnit.test(folded)) || /\b\d(?:[.,]5)?-\d(?:[.,]5)?-\d/.test(folded)
}

/** A longer line is a text pasted without its line ends, not a row. */
const longestRow = 400

/**
 * The kind of a line or sentence by structure alone, before its words are read; `text` is folded.
 * Headings, stamps and boilerplate are told apart by the reader, not here.
 */
export const kindOfLine = (folded: string): LineKind => {
  if (folded.trim() === '') return 'blank'
  if (folded.length < longestRow && manyColumns.test(folded) && /\d/.test(folded)) return 'table'
  const vitals = vitalPairs(folded)
  const labs = labPairs(folded)
  // A sentence that mentions two values in passing is prose.
  const dense = (pairs: number): boolean => pairs >= 2 && pairs * 32 >= folded.trim().length
  if (vitals >= labs && dense(vitals)) return 'vital'
  if (dense(labs)) return 'lab'
  if (isDose(folded) && (folded.length < 140 || count(folded, doseUnits) * 60 >= folded.length)) return 'dose'
  return bullet.test(folded) ? 'bullet' : 'prose'
}
