import { readOutline } from '../../src/course/read-outline.ts'
import { breaksOf, observeBreaks } from '../../src/reading/breaks.ts'
import type { AnnotatedCourse } from '../annotated/notation.ts'
import type { Lesson } from './train-network.ts'

/** The places of a course where a statement may end, and whether one does: where a labelled segment begins. */
export function breakLesson(course: AnnotatedCourse): Lesson {
  const outline = readOutline(course.text)
  const breaks = breaksOf(outline)
  const begins = new Set(course.segments.map(({ start }) => start))
  return {
    things: observeBreaks(outline, breaks),
    targets: breaks.map(({ at }) => Float32Array.of(begins.has(at) ? 1 : 0)),
    weight: 1,
  }
}
