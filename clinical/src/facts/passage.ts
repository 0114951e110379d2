import type { SectionKey } from '@alta/contract/sections'
import { type Polarity, polarityAt } from '../context/context.ts'
import type { Course, Note, Sentence, Span } from '../course/course.ts'
import { fold } from '../text/fold.ts'

/** A sentence of the course with what every reader of facts needs. */
export interface Passage {
  readonly sentence: Sentence
  readonly text: string
  /** The folded sentence; an offset in it holds in `text` too. */
  readonly folded: string
  readonly note: Note | undefined
  /** The sentence stands in the first note that tells anything. */
  readonly opens: boolean
  /** The polarity of a run of this sentence (offsets into `text`). */
  readonly polarity: (span: Span) => Polarity
}

/** The sentences of a course for the readers of facts, in order. Marks are read only where a reader asks for them. */
export function passagesOf(course: Course): Passage[] {
  const first = course.sentences.find(({ section }) => section !== null)?.note
  return course.sentences.map((sentence) => {
    const text = course.text.slice(sentence.start, sentence.end)
    return {
      sentence,
      text,
      folded: fold(text),
      note: course.notes[sentence.note],
      opens: sentence.note === first,
      polarity: (span) => {
        return polarityAt(sentence.marks, span)
      },
    }
  })
}

/** Whether the passage stands in a note of a day after admission, or, without a day, after the first notes. */
export function afterAdmission(passage: Passage, firstDay: string | null): boolean {
  const note = passage.note
  if (note === undefined) return false
  if (firstDay !== null && note.day !== null) return note.day > firstDay
  // "Day 1" of a stay without dates is the day of admission.
  if (passage.opens) return false
  return note.kind === 'progress' || note.kind === 'nursing' || note.kind === 'consult' || note.kind === 'discharge'
}

/** The first day that any note but the header gives; null where no note is dated. */
export function firstDayOf(course: Course): string | null {
  const days = course.notes.flatMap((note) => (note.day === null || note.kind === 'header' ? [] : [note.day]))
  return days.toSorted()[0] ?? null
}

const dailySections = new Set<SectionKey | null>(['evolution', 'evolution_by_condition', 'complications'])
const arrival = new Set<SectionKey | null>([
  'current_disease',
  'phisical_exam_urgency',
  'phisical_exam_admission',
  'complementary_tests',
])

/**
 * Whether a sentence belongs to the daily course. This includes sentences of a later day that only their words, and no
 * heading, put under the present illness, an examination or the tests.
 */
export function isDaily(passage: Passage, firstDay: string | null): boolean {
  const { section, decided_by } = passage.sentence
  if (dailySections.has(section)) return true
  if (decided_by === 'heading' || decided_by === 'inline') return false
  if (passage.note?.kind === 'procedure') return section !== null
  if (section === 'pathological_background')
    return passage.note?.kind !== 'consult' && afterAdmission(passage, firstDay)
  return arrival.has(section) && afterAdmission(passage, firstDay)
}
