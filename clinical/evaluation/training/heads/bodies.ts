import type { Language } from '@alta/contract/languages'
import { readOutline } from '../../../src/course/read-outline.ts'
import { findDates } from '../../../src/course/dates.ts'
import { readTimeline } from '../../../src/report/stay-timeline.ts'
import { fold } from '../../../src/text/fold.ts'
import { annotatedCourses } from '../../annotated/corpus.ts'

/**
 * The text below the head of an invented course: lines of a course, and the days of its stay if the text states them.
 */
export interface InventedBody {
  readonly language: Language
  readonly lines: readonly string[]
  readonly admitted: number | null
  readonly discharged: number | null
}

const skipped = 4
const mostLines = 26
const identifiesPatient = /(?<![\p{L}])(?:nhc|mrn|cip|dob|pacient[e]?:|patient:|hc:|historia)(?![\p{L}])/u

export function inventedBodies(): InventedBody[] {
  return annotatedCourses(['train', 'dev']).flatMap(({ text, head }): InventedBody[] => {
    const outline = readOutline(text)
    const { dayOf } = readTimeline(outline)
    const dayIn = (words: string | undefined): number | null => {
      const [date] = findDates(fold(words ?? ''))
      return date === undefined ? null : dayOf(date, null)
    }
    const all = text.split('\n')
    const lines = all.slice(skipped, -2).filter((line) => !identifiesPatient.test(fold(line)) && line.length < 600)
    if (lines.length < 6) return []
    return [
      {
        language: outline.language,
        lines: lines.slice(0, mostLines),
        admitted: dayIn(head['admitted']),
        discharged: dayIn(head['discharged']),
      },
    ]
  })
}
