import type { Course, Span } from '../../course/course.ts'
import type { CourseVotes } from '../../reading/course-votes.ts'

/**
 * The share of named passages on which a reader agrees with the networks: people who read 36 courses in place of a model
 * agreed on .79 at least and on .91 in the median. Who agrees less has not read the course.
 */
const leastAgreement = 0.6
/** Who calls more of the course critical has not chosen. */
const mostCritical = 0.4

const touches = (a: Span, b: Span): boolean => a.start < b.end && a.end > b.start

/**
 * The votes of a model that has read the course: null where it puts too many passages in other sections than the
 * networks, and without critical passages where it calls too many so.
 */
export function plausibleVotes({ sentences }: Course, votes: CourseVotes): CourseVotes | null {
  const read = sentences.flatMap((sentence) => {
    if (sentence.chances === null || sentence.section === null) return []
    const isIn = (spans: readonly Span[]): boolean => spans.some((span) => touches(span, sentence))
    const named = votes.sections.flatMap(({ section, spans }) => (isIn(spans) ? [section] : []))
    return named.length === 0
      ? []
      : [{ isAgreed: named.includes(sentence.section), isCritical: votes.critical !== null && isIn(votes.critical) }]
  })
  const agreed = read.filter(({ isAgreed }) => isAgreed).length
  if (agreed < leastAgreement * read.length) return null
  const critical = read.filter(({ isCritical }) => isCritical).length
  return critical > mostCritical * read.length ? { ...votes, critical: null } : votes
}
