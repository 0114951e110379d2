import type { SectionKey } from '@alta/contract/sections'
import { createContext, useContext } from 'react'

/** What a section may do with itself while its report can be corrected. */
export interface CorrectionActions {
  readonly open: SectionKey | null
  readonly edit: (key: SectionKey) => void
  readonly close: () => void
  /** The text of a section as it stands now. */
  readonly textOf: (key: SectionKey) => string
  readonly write: (key: SectionKey, markdown: string) => void
  /** The words put in last, for two seconds. */
  readonly fresh: string | null
  /** The open section, when a sentence was to be taken out of it that is bound to what stands around it. */
  readonly bound: SectionKey | null
}

const CorrectingContext = createContext<CorrectionActions | null>(null)
export const CorrectingProvider = CorrectingContext.Provider
/** null where the version shown cannot be corrected by this person. */
export const useCorrecting = () => useContext(CorrectingContext)
