import type { Course } from '../../course/course.ts'
import { type CourseVotes, passageVotesOf } from '../../reading/course-votes.ts'

/**
 * The share of named passages on which a reader agrees with the networks: people who read 36 courses in place of a model
 * agreed on .79 at least and on .91 in the median. Who agrees less has not read the course.
 */
const leastAgreement = 0.6
/** Who calls more of the course critical has not chosen. */
const mostCritical = 0.4

/**
 * The votes of a model that has read the course: null where it puts too many passages in other sections than the
 * networks, and without critical passages where it calls too many so.
 */
export function plausibleVotes({ sentences }: Course, votes: CourseVotes): CourseVotes | null {
  const { sectionsOf, isCritical } = passageVotesOf(votes)
  const read = sentences.flatMap((sentence) => {
    if (sentence.chances === null || sentence.section === null) return []
    const sections = sectionsOf(sentence)
    return sections.size === 0
      ? []
      : [{ isAgreed: sections.has(sentence.section), isCritical: isCritical?.(sentence) === true }]
  })
  const agreed = read.filter(({ isAgreed }) => isAgreed).length
  if (agreed < leastAgreement * read.length) return null
  const critical = read.filter((each) => each.isCritical).length
  return critical > mostCritical * read.length ? { ...votes, critical: null } : votes
}
