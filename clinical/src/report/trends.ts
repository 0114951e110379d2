import { keyLabSentences, type LabValue, labValues } from '../facts/labs.ts'
import type { Passage } from '../facts/passage.ts'
import type { DraftItem } from './draft.ts'

/** This many values of an analyte are a trend. */
const fewestValues = 4
/** The share of its worth that a sentence keeps whose values all lie in the middle of trends. */
const middleShare = 0.4

/**
 * Weighs drafts so that the first, the worst and the last value tell a trend: a sentence whose values all belong to
 * trends and are none of these is worth less.
 */
export function weighedByTrends(drafts: readonly DraftItem[], passages: readonly Passage[]): readonly DraftItem[] {
  const values = drafts.flatMap(({ sentence }): LabValue[] => {
    const passage = passages[sentence]
    return passage !== undefined && /\d/.test(passage.folded) ? labValues(passage) : []
  })
  const counts = Map.groupBy(values, ({ analyte }) => analyte)
  const isTrend = ({ analyte }: LabValue): boolean => (counts.get(analyte)?.length ?? 0) >= fewestValues
  if (!values.some(isTrend)) return drafts
  const telling = keyLabSentences(values)
  const own = Map.groupBy(values, ({ sentence }) => sentence)
  return drafts.map((draft) => {
    const ownValues = own.get(draft.sentence) ?? []
    const isMiddle = ownValues.length > 0 && ownValues.every(isTrend) && !telling.has(draft.sentence)
    return isMiddle ? { ...draft, score: draft.score * middleShare } : draft
  })
}
