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
  pathological_background: 6,
  current_disease: 3.5,
  phisical_exam_urgency: 4,
  phisical_exam_admission: 4,
  complementary_tests: 3,
  evolution: 1,
  evolution_by_condition: 2,
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

/** Below this a sentence of the daily course is routine, and stays out even where there is room. */
const leastOfStay = 0

const shortCourse = 1500
const shareOfShort = 0.74
const shareOfLong = 0.54
/** Words the plan's sub-headings may add. */
const headingWords = 12
/** A course of a few lines is not worth cutting. */
const alwaysRoom = 150

const priorityOf = (draft: Draft): number => draft.score + (headStart[draft.section] ?? 0)

/** The turns of the stay have a share of their own, so that long lists of findings cannot crowd them out. */
const reservedShare = 0.17
const turnOfStay = 1.5

function turnsOfStay(drafts: readonly Draft[], words: number): Draft[] {
  let room = words
  return drafts
    .filter(
      ({ section, score }) => (section === 'evolution' || section === 'evolution_by_condition') && score >= turnOfStay,
    )
    .toSorted((a, b) => b.score - a.score || a.sentence - b.sentence)
    .filter((draft) => {
      if (draft.words > room) return false
      room -= draft.words
      return true
    })
}

/**
 * Keeps a report readable: at most 0.75 of a short course's words and 0.55 of a long one's, section by section capped.
 * Safety sections and diagnoses stand whole; the rest compete by what they tell.
 */
export function select(drafts: readonly Draft[], room: Room): Selection {
  const share = room.courseWords < shortCourse ? shareOfShort : shareOfLong
  const total = Math.max(alwaysRoom, room.courseWords * share)
  const kept = new Set(drafts.filter((draft) => whole.has(draft.section)))
  let words = room.spent + headingWords
  for (const draft of kept) words += draft.words
  const taken = new Map<SectionKey, number>()
  const turns = new Set(turnsOfStay(drafts, total * reservedShare))
  const rank = (draft: Draft): number => priorityOf(draft) + (turns.has(draft) ? 3 : 0)
  const ranked = drafts
    .filter((draft) => !kept.has(draft))
    .toSorted((a, b) => rank(b) - rank(a) || a.sentence - b.sentence)
  for (const draft of ranked) {
    const inSection = (taken.get(draft.section) ?? 0) + draft.words
    if (draft.section === 'evolution' && draft.score < leastOfStay) continue
    if (words + draft.words > total || inSection > (roomFor[draft.section] ?? Number.POSITIVE_INFINITY)) continue
    kept.add(draft)
    taken.set(draft.section, inSection)
    words += draft.words
  }
  return { kept: drafts.filter((draft) => kept.has(draft)), left: ranked.filter((draft) => !kept.has(draft)) }
}

const trayShare = 0.18
const trayWords = 1500
const leastTelling = 0

/** What of the rest a reader must be shown: the most telling first, in the order of the course. */
export function tray(left: readonly Draft[], courseWords: number): Draft[] {
  let room = Math.min(trayWords, courseWords * trayShare)
  const shown: Draft[] = []
  for (const draft of left) {
    if (draft.score < leastTelling || draft.words > room) continue
    room -= draft.words
    shown.push(draft)
  }
  return shown.toSorted((a, b) => a.sentence - b.sentence)
}
