import { useCallback, useState } from 'react'
import type { Decide } from '../decisions/decide.ts'
import type { Marking } from '../decisions/use-marking.ts'
import { levelOf, type Rate } from '../lifecycle/use-rate.ts'
import { useKeys } from './use-keys.ts'
import type { Panes } from './use-panes.ts'
import type { ReviewOf } from './use-review.ts'

interface KeyTargets {
  readonly review: ReviewOf
  readonly marking: Marking
  readonly panes: Panes
  readonly acts: Decide['acts']
  /** null: the rating is not available. */
  readonly rating: Rate | null
}

/** The keys of the review, and whether the list of them is open. */
export const useReviewKeys = ({ review, marking, panes, acts, rating }: KeyTargets) => {
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback(() => setIsOpen(true), [])
  const chosen = review.evidence.sentences[review.chosen ?? -1]
  const stars = (count: number) => () => {
    const level = levelOf(count)
    if (level) rating?.rate(level)
  }
  useKeys({
    j: () => panes.goTo(review.after),
    k: () => panes.goTo(review.before),
    Enter: () => {
      if (chosen?.doubt) acts?.accept(chosen)
    },
    e: () => {
      const section = chosen?.section ?? panes.sectionInView()
      if (section) acts?.edit(section)
    },
    u: panes.openTray,
    m: marking.markHere,
    r: marking.changeOrder,
    s: panes.toggleSource,
    '1': stars(1),
    '2': stars(2),
    '3': stars(3),
    '4': stars(4),
    '?': open,
  })
  return { isOpen, open, close: () => setIsOpen(false) }
}
