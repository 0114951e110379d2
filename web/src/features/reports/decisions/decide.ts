import { createContext, useContext } from 'react'
import type { SectionKey } from '@alta/contract/sections'
import type { ReportSentence } from '../source/evidence.ts'
import type { Differing } from '../text/differing.ts'

/** What is known of a sentence that asks for a decision, and what can be done about it. */
export interface Decide {
  /** Both sides of a contradiction, in words. */
  readonly differing: (sentence: ReportSentence) => Differing | null
  /** The acts are absent where the person may not correct the version that they read. */
  readonly acts: {
    readonly accept: (sentence: ReportSentence) => void
    readonly takeBack: (sentence: ReportSentence) => void
    readonly edit: (section: SectionKey) => void
    readonly remove: (sentence: ReportSentence) => void
  } | null
}

const DecideContext = createContext<Decide | null>(null)
export const DecideProvider = DecideContext.Provider
export const useDecide = () => useContext(DecideContext)
