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
  /** Words already spent on allergies and medication. */
  readonly spent: number
}

/** Never cut: they are short, and what they lose does harm. */
const whole = new Set<SectionKey>([
  'allergies',
  'toxic_habits',
  'family_background',
  'baseline_state',
  'main_diagnosis',
  'secondary_diagnosis',
  'complementary_diagnosis',
])

/** Share of the course's words a report may take; words the plan's sub-headings add. */
const room = { share: 0.66, least: 150, headings: 12 } as const
/** What is not worth so much is left out even where there is room. */
const leastWorth = 0.25

/** Worth for the room it takes: long sentences carry more, but not in proportion. */
const density = ({ score, words }: Draft): number => score / (words + 20)

/** Keeps a report readable: what costs most to lose comes first, until the report has taken its share of the course. */
export function select(drafts: readonly Draft[], { courseWords, spent }: Room): Selection {
  const total = Math.max(room.least, courseWords * room.share)
  const kept = new Set(drafts.filter((draft) => whole.has(draft.section)))
  let words = spent + room.headings
  for (const draft of kept) words += draft.words
  const ranked = drafts
    .filter((draft) => !kept.has(draft))
    .toSorted((a, b) => density(b) - density(a) || a.sentence - b.sentence)
  for (const draft of ranked) {
    if (draft.score < leastWorth || words + draft.words > total) continue
    kept.add(draft)
    words += draft.words
  }
  return {
    kept: drafts.filter((draft) => kept.has(draft)),
    left: ranked.filter((draft) => !kept.has(draft)).toSorted((a, b) => b.score - a.score || a.sentence - b.sentence),
  }
}

const trayShare = 0.22
const trayWords = 1500

/** What of the rest a reader must be shown: the most telling first, in the order of the course. */
export function tray(left: readonly Draft[], courseWords: number): Draft[] {
  let free = Math.min(trayWords, courseWords * trayShare)
  const shown: Draft[] = []
  for (const draft of left) {
    if (draft.score < leastWorth || draft.words > free) continue
    free -= draft.words
    shown.push(draft)
  }
  return shown.toSorted((a, b) => a.sentence - b.sentence)
}
