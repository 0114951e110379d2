import type { SectionKey } from '@alta/contract/sections'
import type { Draft } from './draft.ts'

export interface Selection {
  readonly kept: readonly Draft[]
  /** Not printed, most telling first: what the tray is filled from. */
  readonly left: readonly Draft[]
}

export interface Room {
  /** Words of the whole course. */
  readonly courseWords: number
  /** Words already spent on the safety sections. */
  readonly spent: number
}

/** Never cut: they are short, and what they lose does harm. */
const whole = new Set<SectionKey>([
  'allergies',
  'medication',
  'toxic_habits',
  'family_background',
  'baseline_state',
  'main_diagnosis',
  'secondary_diagnosis',
  'complementary_diagnosis',
])

/** Head start of a section's sentences over those of the daily course, which are many and give way first. */
const headStart: Partial<Record<SectionKey, number>> = {
  extra_comments: 9,
  complications: 8,
  invasive_procedures: 8,
  pathological_background: 7,
  current_disease: 6,
  phisical_exam_urgency: 5,
  phisical_exam_admission: 5,
  complementary_tests: 5,
  evolution_by_condition: 1,
}

/** Most words a section may take, whatever the length of the stay (evolution: 15 days or more, UMC Utrecht 360 to 650). */
const roomFor: Partial<Record<SectionKey, number>> = {
  evolution: 650,
  evolution_by_condition: 650,
  complementary_tests: 700,
  current_disease: 400,
  pathological_background: 400,
  phisical_exam_urgency: 250,
  phisical_exam_admission: 250,
  complications: 400,
  invasive_procedures: 400,
  extra_comments: 400,
}

const shortCourse = 1500
const shareOfShort = 0.72
const shareOfLong = 0.53

const priorityOf = (draft: Draft): number => draft.score + (headStart[draft.section] ?? 0)

/**
 * Keeps a report readable: at most 0.75 of a short course's words and 0.55 of a long one's, section by section capped.
 * Safety sections and diagnoses stand whole; the rest compete by what they tell.
 */
export function select(drafts: readonly Draft[], room: Room): Selection {
  const total = room.courseWords * (room.courseWords < shortCourse ? shareOfShort : shareOfLong)
  const kept = new Set(drafts.filter((draft) => whole.has(draft.section)))
  let words = room.spent
  for (const draft of kept) words += draft.words
  const taken = new Map<SectionKey, number>()
  const ranked = drafts
    .filter((draft) => !kept.has(draft))
    .toSorted((a, b) => priorityOf(b) - priorityOf(a) || a.sentence - b.sentence)
  for (const draft of ranked) {
    const inSection = (taken.get(draft.section) ?? 0) + draft.words
    if (words + draft.words > total || inSection > (roomFor[draft.section] ?? Number.POSITIVE_INFINITY)) continue
    kept.add(draft)
    taken.set(draft.section, inSection)
    words += draft.words
  }
  return { kept: drafts.filter((draft) => kept.has(draft)), left: ranked.filter((draft) => !kept.has(draft)) }
}

const trayShare = 0.17
const trayWords = 1500
const leastTelling = 1

/** What of the rest a reader must be shown: the most telling first, in the order of the course. */
export function tray(left: readonly Draft[], courseWords: number): Draft[] {
  let room = Math.min(trayWords, courseWords * trayShare)
  const shown: Draft[] = []
  for (const draft of left) {
    if (priorityOf(draft) < leastTelling || draft.words > room) continue
    room -= draft.words
    shown.push(draft)
  }
  return shown.toSorted((a, b) => a.sentence - b.sentence)
}
