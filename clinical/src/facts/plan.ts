import {
  appointmentWords,
  careLevelWords,
  destinationWords,
  pendingWords,
  warningWords,
} from '../lexicon/plan-words.ts'
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

/** The part of the closing plan that a sentence is about; a dated visit or test is an appointment. */
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
