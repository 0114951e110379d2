import type { SectionKey } from '@alta/contract/sections'
import { levelOf, type Rate } from '../lifecycle/use-rate.ts'
import type { Decide } from '../decisions/decide.ts'
import { useKeys } from './use-keys.ts'
import type { ReviewOf } from './use-review.ts'

interface Acts {
  readonly review: ReviewOf
  readonly acts: Decide['acts']
  /** null while something else than the rating is at hand. */
  readonly rating: Rate | null
  readonly goTo: (id: number | null) => void
  readonly sectionInView: () => SectionKey | null
  readonly openTray: () => void
  readonly markHere: () => void
  readonly changeOrder: () => void
  readonly toggleSource: () => void
  readonly showKeys: () => void
}

/** The keys of the review. */
export const useReviewKeys = ({ review, acts, rating, goTo, sectionInView, ...ways }: Acts) => {
  const chosen = review.evidence.sentences[review.chosen ?? -1]
  const stars = (count: number) => () => {
    const level = levelOf(count)
    if (level) rating?.rate(level)
  }
  useKeys({
    j: () => goTo(review.after),
    k: () => goTo(review.before),
    Enter: () => {
      if (chosen?.doubt) acts?.accept(chosen)
    },
    e: () => {
      const section = chosen?.section ?? sectionInView()
      if (section) acts?.edit(section)
    },
    u: ways.openTray,
    m: ways.markHere,
    r: ways.changeOrder,
    s: ways.toggleSource,
    '1': stars(1),
    '2': stars(2),
    '3': stars(3),
    '4': stars(4),
    '?': ways.showKeys,
  })
}
