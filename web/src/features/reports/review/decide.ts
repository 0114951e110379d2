import { createContext, useContext } from 'react'
import type { SectionKey } from '@alta/contract/sections'
import type { ReportSentence } from './evidence.ts'

/** What can be done about a sentence that asks for a decision. */
export interface Decide {
  readonly accept: (sentence: ReportSentence) => void
  /** Absent where the person may not correct the version before him. */
  readonly correct: {
    readonly edit: (section: SectionKey) => void
    readonly remove: (sentence: ReportSentence) => void
  } | null
}

const DecideContext = createContext<Decide | null>(null)
export const DecideProvider = DecideContext.Provider
export const useDecide = () => useContext(DecideContext)
