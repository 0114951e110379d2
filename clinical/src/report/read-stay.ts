import type { Course } from '../course/course.ts'
import { courseOf } from '../course/read-course.ts'
import { readOutline } from '../course/read-outline.ts'
import { ruledCorrections } from '../facts/corrections.ts'
import { allergensOf, type AllergyFact, allergyFacts } from '../facts/allergies.ts'
import { allergyStatements } from '../facts/allergy-statements.ts'
import { withoutRemarks } from '../facts/medication/drug-rows.ts'
import { followDrugs } from '../facts/medication/follow-drugs.ts'
import { sameDrug } from '../facts/medication/same-drug.ts'
import type { CourseVotes } from '../reading/course-votes.ts'
import { mentionsOf, type ReadMention } from '../reading/drug-mentions.ts'
import { type CorrectionEffects, correctedOf } from './corrected.ts'
import { leftoversOf } from './leftovers.ts'
import { type MedicationGroups, medicationGroups } from './medication-section.ts'

/**
 * A stay after corrections: its course, the sentences that were taken back, its allergies, and its reconciled drugs.
 */
export interface ReconciledStay {
  readonly course: Course
  readonly corrected: CorrectionEffects
  readonly allergies: readonly AllergyFact[]
  readonly medication: MedicationGroups
}

const sureEnough = 0.4

/**
 * The mentions without those that a correction of the same drug takes back: the dose was wrong, or the drug was never
 * taken.
 */
function uncorrectedMentions(course: Course, mentions: readonly ReadMention[]): readonly ReadMention[] {
  const bySentence = Map.groupBy(mentions, ({ unit }) => unit.start)
  const namedIn = (index: number): readonly ReadMention[] =>
    bySentence.get(course.sentences[index]?.start ?? Number.NaN) ?? []
  const wrong = new Set(
    course.corrections.flatMap(({ by, superseded, sureness, isVoted }) => {
      // A correction that only a model sees takes no mention away.
      if (sureness <= sureEnough || isVoted === true) return []
      const drugs = namedIn(by).flatMap(({ mention }) => mention.ingredients)
      return namedIn(superseded).filter(({ mention }) => sameDrug(mention.ingredients, drugs))
    }),
  )
  return wrong.size === 0 ? mentions : mentions.filter((read) => !wrong.has(read))
}

/**
 * Reads a clinical course for reports and for answers to questions, with the votes of a model where one has read it.
 * Deterministic.
 */
export function readStay(source: string, votes: CourseVotes | null = null): ReconciledStay {
  const outline = readOutline(source)
  const mentions = mentionsOf(outline)
  const course = courseOf(outline, mentions, votes)
  const statements = allergyStatements(course)
  const further = ruledCorrections(course, statements)
  const corrected = correctedOf(course, further, statements)
  const allergies = allergyFacts(course, further, statements)
  const drugs = followDrugs(outline, withoutRemarks(course.text, uncorrectedMentions(course, mentions)), votes)
  const listed = new Set(course.sentences.flatMap(({ section, start }) => (section === 'medication' ? [start] : [])))
  const context = { course, drugs, allergens: allergensOf(allergies), listed }
  return { course, corrected, allergies, medication: medicationGroups(context, leftoversOf(course, drugs)) }
}
