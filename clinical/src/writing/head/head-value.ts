import type { HeadField } from '@alta/contract/report-head'
import type { Span } from '../../course/course.ts'
import type { HeadChoice } from '../../identity/candidates/choose.ts'
import { ageRuns, codeRuns, dateRuns, type LineRun } from '../../identity/candidates/figures.ts'
import { medicalShare } from '../../identity/names.ts'
import { valueIn } from '../../identity/record-lines.ts'
import { sexOfWord } from '../../identity/sex-words.ts'
import type { Timeline } from '../../report/stay-timeline.ts'

const isAll = (text: string, runs: readonly LineRun[]): boolean =>
  runs.some(({ from, to }) => from === 0 && to === text.length)

const name = /^\p{L}[\p{L} .,'’·ªº^()-]{1,79}$/u
const mostWords = 8
const words = /^\p{L}[^:;=\n]{1,89}$/u
const mostFigures = 3
const oldest = 120

/** Whether words have the shape of a field's value, by the same readers that read the course. */
function hasShape(timeline: Timeline, field: HeadField, span: Span): boolean {
  const text = timeline.course.text.slice(span.start, span.end)
  const folded = timeline.folded.slice(span.start, span.end)
  switch (field) {
    case 'record_number':
      return isAll(text, codeRuns(text, dateRuns(folded)))
    case 'name':
    case 'physician':
      return name.test(text) && text.split(/\s+/).length <= mostWords && medicalShare(folded) <= 0.5
    case 'birth_date':
    case 'admitted':
    case 'discharged':
      return isAll(folded, dateRuns(folded))
    case 'age':
      return isAll(folded, ageRuns(folded, true)) && Number(/\d+/.exec(folded)?.[0] ?? 0) <= oldest
    case 'sex':
      return sexOfWord(folded, timeline.course.language) !== null
    default:
      return words.test(text) && (text.match(/\d/g) ?? []).length <= mostFigures
  }
}

/** The value at a place, without title or label; null where its words do not have the shape of one. */
export function valueAt(timeline: Timeline, field: HeadField, { start, end }: Span): Span | null {
  const { from, to } = valueIn(field, timeline.course.text.slice(start, end))
  const span = { start: start + from, end: start + to }
  return hasShape(timeline, field, span) ? span : null
}

/** A value in the form in which the reader of heads chooses one. */
export function choiceAt(timeline: Timeline, span: Span): HeadChoice {
  const folded = timeline.folded.slice(span.start, span.end)
  const date = dateRuns(folded).find(({ from, to }) => from === 0 && to === folded.length)?.date ?? null
  const sex = sexOfWord(folded, timeline.course.language)
  return { ...span, chance: 1, date, sex: sex === 'other' ? null : sex }
}
