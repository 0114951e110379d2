import {
  appointmentWords,
  careLevelWords,
  destinationWords,
  pendingWords,
  warningWords,
} from '../lexicon/plan-words.ts'
import { findDates, isoDay, resolveDate, type WrittenDate } from '../course/dates.ts'
import { labValues } from './labs.ts'
import type { Passage } from './passage.ts'
import { wordForms } from './word-forms.ts'

/** The parts of the closing plan, in the order a report prints them. */
export const planParts = ['recommendations', 'appointments', 'pending', 'warning', 'care_level', 'destination'] as const
export type PlanPart = (typeof planParts)[number]

const pending = wordForms(pendingWords)
const appointment = wordForms(appointmentWords)
const destination = wordForms(destinationWords)
const careLevel = wordForms(careLevelWords)
const warning = wordForms(warningWords)
const when =
  /\d{1,2}[/.-]\d{1,2}|\d+\s*(?:dias?|dies|semanas?|setmanes|setmana|mes|meses|mesos|days?|weeks?|wks?|months?|h\b|\/52|\/12)|(?:un|una|dos|dues|tres|one|two|three)\s+(?:semanas?|setmanes|setmana|mes|meses|mesos|weeks?|months?)/

/** Which part of the closing plan a sentence speaks of; a dated visit or test is an appointment. */
export function planPartOf(passage: Passage): PlanPart {
  const words = passage.folded
  if (careLevel.test(words)) return 'care_level'
  if (pending.test(words)) return 'pending'
  if (warning.test(words)) return 'warning'
  if (appointment.test(words) && when.test(words)) return 'appointments'
  if (destination.test(words)) return 'destination'
  if (appointment.test(words)) return 'appointments'
  return 'recommendations'
}

/** A date without year is read in the year of the note, and in the next one. */
function isLater(date: WrittenDate, day: string): boolean {
  const year = Number(day.slice(0, 4))
  const years = date.year === null ? [year, ...(day.slice(5, 7) > '09' ? [year + 1] : [])] : [date.year]
  const read = years.flatMap((each) => [resolveDate(date, 'day_first', each) ?? resolveDate(date, 'month_first', each)])
  return read.some((each) => each !== null && isoDay(each) > day)
}

const atHour = /(?<!\d[,.])\b\d{1,2}(?::\d{2}|\s?h)\b/
const dose = /\d\s*(?:mg|mcg|ui|comp|units|gotas|gotes|drops|puffs?)\b/

/**
 * Does a sentence of the note of leaving arrange what comes afterwards: a visit or test on a day to come, a result still
 * awaited, when to come back? Prescriptions and results are no arrangements.
 */
export function arranges(passage: Passage): boolean {
  const { folded, note } = passage
  if (dose.test(folded) || labValues(passage).length > 0) return false
  if (pending.test(folded) || warning.test(folded)) return true
  const dates = findDates(folded)
  const day = note?.day ?? null
  if (day !== null) return dates.some((date) => isLater(date, day))
  if (dates.length > 0 && atHour.test(folded)) return true
  return appointment.test(folded) && (dates.length > 0 || when.test(folded))
}

export const isCareLevel = (passage: Passage): boolean => careLevel.test(passage.folded)
