import type { SectionKey } from '@alta/contract/sections'
import type { Course, Span } from '../course/course.ts'
import { isDailySection } from './daily-text.ts'
import type { DraftItem } from './draft.ts'

/** Sections in prose: what one note says of them stands together. */
const proseSections = new Set<SectionKey>([
  'current_disease',
  'evolution',
  'evolution_by_condition',
  'phisical_exam_urgency',
  'phisical_exam_admission',
])
/** Results of one note up to this length stand together too; longer ones are reports of their own. */
const shortResult = 12
const mostWords = 110
/** A value after every day. */
const latest = '9999'

/** The spans in order; spans with only blanks between them are joined. */
function joined(text: string, spans: readonly Span[]): Span[] {
  const out: Span[] = []
  for (const span of spans) {
    const last = out.at(-1)
    if (last !== undefined && span.start >= last.end && !/\S|\n/.test(text.slice(last.end, span.start)))
      out[out.length - 1] = { start: last.start, end: span.end }
    else out.push(span)
  }
  return out
}

const mayJoin = (draft: DraftItem): boolean =>
  !draft.flags.includes('corrected') &&
  (proseSections.has(draft.section) || (draft.section === 'complementary_tests' && draft.words <= shortResult))

/**
 * The drafts of one section, joined into paragraphs of one note (and of one heading, where the note is ordered by
 * problems). They are in order of time: by the notes' days where all are known, otherwise as in the course.
 */
export function paragraphsOf(course: Course, drafts: readonly DraftItem[]): DraftItem[] {
  // Each row of a table stands by itself, so that the rows together are printed as a table.
  const isRow = (draft: DraftItem): boolean => course.sentences[draft.sentence]?.kind === 'table'
  const noteOf = (draft: DraftItem): number => course.sentences[draft.sentence]?.note ?? 0
  const headingOf = (draft: DraftItem): string | null =>
    draft.section === 'evolution_by_condition' ? (course.sentences[draft.sentence]?.heading ?? null) : null
  const out: DraftItem[] = []
  for (const draft of drafts) {
    const last = out.at(-1)
    const goesOn =
      last !== undefined &&
      mayJoin(draft) &&
      mayJoin(last) &&
      !isRow(last) &&
      !isRow(draft) &&
      noteOf(last) === noteOf(draft) &&
      last.day === draft.day &&
      headingOf(last) === headingOf(draft) &&
      last.words + draft.words <= mostWords
    if (!goesOn) {
      out.push(draft)
      continue
    }
    out[out.length - 1] = {
      ...last,
      spans: joined(course.text, [...last.spans, ...draft.spans]),
      flags: [...new Set([...last.flags, ...draft.flags])],
      score: Math.max(last.score, draft.score),
      words: last.words + draft.words,
    }
  }
  const first = out[0]
  return first === undefined || !proseSections.has(first.section) ? out : inTime(course, out)
}

/**
 * Drafts in order of time. A draft without a day stays behind the one before it; a discharge note without a day stands
 * last.
 */
function inTime(course: Course, drafts: readonly DraftItem[]): DraftItem[] {
  let last = ''
  const placed = drafts.map((draft) => {
    const note = course.notes[course.sentences[draft.sentence]?.note ?? 0]
    const day = draft.day ?? (isDailySection(draft.section) ? null : note?.day) ?? null
    last = day ?? last
    return { draft, day: day === null && note?.kind === 'discharge' ? latest : last }
  })
  const isKnown = isDailySection(drafts[0]?.section ?? null) || placed.every(({ day }) => day !== '')
  if (!isKnown) return [...drafts]
  return placed
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.draft.sentence - b.draft.sentence)
    .map(({ draft }) => draft)
}
