import { createContext, useContext } from 'react'
import type { SectionKey } from '@alta/contract/sections'
import type { ReportSentence } from '../source/evidence.ts'
import type { SectionOrder } from './section-order.ts'

/** What the person has reviewed, and the way to say so. */
export interface ReviewMarks {
  readonly reviewed: ReadonlySet<SectionKey>
  readonly order: SectionOrder
  /** Every sentence of the report, whatever its section. */
  readonly sentences: readonly ReportSentence[]
  /** Marks a section, or takes the mark away; absent where the person may not. */
  readonly toggle: ((key: SectionKey) => void) | null
}

const MarksContext = createContext<ReviewMarks | null>(null)
export const MarksProvider = MarksContext.Provider
export const useMarks = () => useContext(MarksContext)
