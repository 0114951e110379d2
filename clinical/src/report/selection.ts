import type { SectionKey } from '@alta/contract/sections'
import type { DraftItem } from './draft.ts'

export interface ItemSelection {
  readonly kept: readonly DraftItem[]
  /** Not printed, most telling first: what the tray is filled from. */
  readonly left: readonly DraftItem[]
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

/** Words a report may take: some for every course, and a share of the course's; `headings`: those of the plan. */
const room = { base: 95, share: 0.54, headings: 12 } as const
/** What is not worth so much is left out even where there is room. */
const leastWorth = 0.25
/** Worth from which on something of its section is told in any case. */
const surelyTold = 1

/** The most telling draft of every section: a section of which the course tells does not stand as if it did not. */
function mostTelling(drafts: readonly DraftItem[]): DraftItem[] {
  const top = new Map<SectionKey, DraftItem>()
  for (const draft of drafts) {
    const known = top.get(draft.section)
    if (draft.unplaced !== true && draft.score > (known?.score ?? surelyTold)) top.set(draft.section, draft)
  }
  return [...top.values()]
}

const sum = (drafts: readonly DraftItem[], of: (draft: DraftItem) => number): number =>
  drafts.reduce((total, draft) => total + of(draft), 0)

/** What runs on for longer is no sentence but a note without full stops, and is chosen from part by part. */
const longestSentence = 45

/** Drafts that are parts of one written sentence in one section, together: no half of it is printed. */
function wholeSentences(drafts: readonly DraftItem[]): DraftItem[][] {
  const out: DraftItem[][] = []
  for (const draft of drafts) {
    const own = out.at(-1) ?? []
    const last = own.at(-1)
    const goesOn =
      last !== undefined &&
      sum(own, ({ words }) => words) + draft.words <= longestSentence &&
      last.goesOn &&
      last.sentence + 1 === draft.sentence &&
      last.section === draft.section &&
      last.unplaced === draft.unplaced
    if (goesOn) own.push(draft)
    else out.push([draft])
  }
  return out
}

/** Worth for the room it takes: long sentences carry more, but not in proportion. */
const density = (drafts: readonly DraftItem[]): number =>
  sum(drafts, ({ score }) => score) / sum(drafts, ({ words }) => words + 20)

/** Keeps a report readable: what costs most to lose comes first, until the report has taken its share of the course. */
export function select(drafts: readonly DraftItem[], { courseWords, spent }: Room): ItemSelection {
  const total = room.base + courseWords * room.share
  const kept = new Set([
    ...drafts.filter((draft) => whole.has(draft.section) && draft.unplaced !== true),
    ...mostTelling(drafts),
  ])
  let words = spent + room.headings + sum([...kept], (draft) => draft.words)
  const rest = wholeSentences(drafts.filter((draft) => !kept.has(draft))).map((sentence) => ({
    sentence,
    worth: density(sentence),
  }))
  for (const { sentence } of rest.toSorted((a, b) => b.worth - a.worth)) {
    const taken = sum(sentence, (draft) => draft.words)
    const isWorth = sentence.some(({ score }) => score >= leastWorth)
    if (sentence[0]?.unplaced === true || !isWorth || words + taken > total) continue
    for (const draft of sentence) kept.add(draft)
    words += taken
  }
  return {
    kept: drafts.filter((draft) => kept.has(draft)),
    left: drafts.filter((draft) => !kept.has(draft)).toSorted((a, b) => b.score - a.score || a.sentence - b.sentence),
  }
}

const trayShare = 0.4
const trayWords = 3000

/** What of the rest a reader must be shown, the most telling first. */
export function tray(left: readonly DraftItem[], courseWords: number): DraftItem[] {
  let free = Math.min(trayWords, courseWords * trayShare)
  const shown: DraftItem[] = []
  for (const draft of left) {
    if (draft.score < leastWorth || draft.words > free) continue
    free -= draft.words
    shown.push(draft)
  }
  return shown
}
