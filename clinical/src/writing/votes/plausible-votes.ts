import type { Course } from '../../course/course.ts'
import { allergyStatements } from '../../facts/allergy-statements.ts'
import { touching } from '../../text/touching.ts'
import { type CourseVotes, passageVotesOf } from '../../reading/course-votes.ts'

/**
 * The share of named passages on which a reader agrees with the networks: people who read 36 courses in place of a model
 * agreed on .79 at least and on .91 in the median. Who agrees less has not read the course.
 */
const leastAgreement = 0.6
/** Who calls more of the course critical has not chosen. */
const mostCritical = 0.4

/** Who names fewer of the passages that the networks put into sections has not read them: people named .7 and more. */
const leastNamed = 0.5

/**
 * The votes of a model that has read the course: null where it names too few passages or puts too many in other
 * sections than the networks, and without critical passages where it calls too many so. What states an allergy is not
 * voted on.
 */
export function plausibleVotes(course: Course, votes: CourseVotes): CourseVotes | null {
  const { sectionsOf, isCritical, isShown } = passageVotesOf(votes)
  const read = course.sentences
    .filter((sentence) => sentence.chances !== null && sentence.section !== null && isShown(sentence))
    .map((sentence) => ({
      section: sentence.section,
      voted: sectionsOf(sentence),
      is: isCritical?.(sentence) === true,
    }))
  const named = read.filter(({ voted }) => voted.size > 0)
  const agreed = named.filter(({ section, voted }) => section !== null && voted.has(section)).length
  if (named.length < leastNamed * read.length || agreed < leastAgreement * named.length) return null
  const isAllergy = touching([
    ...course.sentences.filter(({ section }) => section === 'allergies'),
    ...allergyStatements(course).map(({ sentence }) => sentence),
  ])
  const critical = read.filter(({ is }) => is).length
  return {
    ...votes,
    shown: votes.shown.filter((span) => !isAllergy(span)),
    critical: critical > mostCritical * read.length ? null : votes.critical,
  }
}
