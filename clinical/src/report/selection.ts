import type { SectionKey } from '@alta/contract/sections'
import type { DraftItem } from './draft.ts'

export interface ItemSelection {
  readonly printed: readonly DraftItem[]
  /** Drafts that are not printed, the most important first; the tray is filled from them. */
  readonly left: readonly DraftItem[]
}

export interface Room {
  /** The words of the whole course. */
  readonly courseWords: number
  /** The words that allergies and medication already take. */
  readonly spent: number
}

/** Sections that are never cut: they are short, and a loss in them does harm. */
const neverCut = new Set<SectionKey>([
  'allergies',
  'toxic_habits',
  'family_background',
  'baseline_state',
  'main_diagnosis',
  'secondary_diagnosis',
  'complementary_diagnosis',
])

/**
 * How many words a report may take: a fixed number, and a share of the course's words; `headings` are those of the
 * plan.
 */
const room = { base: 95, share: 0.54, headings: 12 } as const
/** A draft of less worth is left out even where there is room. */
const leastWorth = 0.25
/** From this worth on, one draft of a section is printed in any case. */
const certainWorth = 1

/** The most important draft of every section, so that no section which the course tells looks empty. */
function mostTelling(drafts: readonly DraftItem[]): DraftItem[] {
  const top = new Map<SectionKey, DraftItem>()
  for (const draft of drafts) {
    const known = top.get(draft.section)
    if (draft.unplaced !== true && draft.score > (known?.score ?? certainWorth)) top.set(draft.section, draft)
  }
  return [...top.values()]
}

const sum = (drafts: readonly DraftItem[], of: (draft: DraftItem) => number): number =>
  drafts.reduce((total, draft) => total + of(draft), 0)

/** A longer run is no sentence but a note without full stops; its parts are selected one by one. */
const longestSentence = 45

/** Joins drafts that are parts of one written sentence in one section, so that no half of it is printed. */
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

/** The worth for the room it takes: long sentences carry more, but not in proportion. */
const density = (drafts: readonly DraftItem[]): number =>
  sum(drafts, ({ score }) => score) / sum(drafts, ({ words }) => words + 20)

/** Keeps a report readable: the costliest losses come first, until the report has its share of the course. */
export function select(drafts: readonly DraftItem[], { courseWords, spent }: Room): ItemSelection {
  const total = room.base + courseWords * room.share
  const printed = new Set([
    ...drafts.filter((draft) => neverCut.has(draft.section) && draft.unplaced !== true),
    ...mostTelling(drafts),
  ])
  let words = spent + room.headings + sum([...printed], (draft) => draft.words)
  const candidates = wholeSentences(drafts.filter((draft) => !printed.has(draft))).map((sentence) => ({
    sentence,
    worth: density(sentence),
  }))
  for (const { sentence } of candidates.toSorted((a, b) => b.worth - a.worth)) {
    const taken = sum(sentence, (draft) => draft.words)
    const isWorth = sentence.some(({ score }) => score >= leastWorth)
    if (sentence[0]?.unplaced === true || !isWorth || words + taken > total) continue
    for (const draft of sentence) printed.add(draft)
    words += taken
  }
  return {
    printed: drafts.filter((draft) => printed.has(draft)),
    left: drafts
      .filter((draft) => !printed.has(draft))
      .toSorted((a, b) => b.score - a.score || a.sentence - b.sentence),
  }
}

const trayShare = 0.4
const trayWords = 3000

/** What a reader must be shown of the rest, the most important first. */
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
