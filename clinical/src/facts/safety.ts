import type { ReportItem } from '@alta/contract/report'
import type { Language } from '@alta/contract/sections'
import type { Course } from '../course/course.ts'
import { allergensOf, allergyFacts, allergyItems } from './allergies.ts'
import type { AllergyFact } from './allergies.ts'
import { allergyStatements } from './allergy-statements.ts'
import { backgroundFacts } from './background.ts'
import { corrections } from './corrections.ts'
import type { Correction, PassageFact } from './fact.ts'
import { medicationItems } from './medication/medication-items.ts'
import type { Reconciliation } from './medication/medication.ts'
import { reconcile } from './medication/reconciliation.ts'

/** The facts whose loss or invention harms: found by rules alone, quoted, the same with and without a language model. */
export interface SafetyFacts {
  /** What later words take back: leave `superseded` sentences out of the sections, or flag them `corrected`. */
  readonly corrections: readonly Correction[]
  readonly allergies: readonly AllergyFact[]
  /** The whole `allergies` section. No item: not documented. */
  readonly allergy_section: { readonly items: ReportItem[]; readonly empty?: 'explicit_none' }
  /** Habits, family history and baseline told outside sections of their own; spans may be clauses of a sentence. */
  readonly background: readonly PassageFact[]
  readonly reconciliation: Reconciliation
  /** The whole `medication` section, sub-headings included. */
  readonly medication_section: readonly ReportItem[]
}

/** All safety facts of a course, with the report's language for the sub-headings. Linear in the course's length. */
export const safetyFacts = (course: Course, language: Language): SafetyFacts => {
  const statements = allergyStatements(course)
  const found = corrections(course, statements)
  const allergies = allergyFacts(course, found, statements)
  const reconciliation = reconcile(course, allergensOf(allergies))
  return {
    corrections: found,
    allergies,
    allergy_section: allergyItems(course, allergies),
    background: backgroundFacts(course, found),
    reconciliation,
    medication_section: medicationItems(course, language, reconciliation),
  }
}
