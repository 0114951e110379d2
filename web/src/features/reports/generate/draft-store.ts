import { create } from 'zustand'
import { useSession } from '../../../base/stores.ts'
import { type ReportDraft, emptyDraft, type ReportSubmission } from './draft.ts'
import { marksAfter, type PastedReading } from './pasted-marks.ts'

interface DraftState {
  readonly draft: ReportDraft
  readonly submission: ReportSubmission | null
}

const initial: DraftState = { draft: emptyDraft, submission: null }

/**
 * The content of the form. It is kept in memory only, because no patient data may be stored in the browser, and it
 * survives a failed request, a change of language or screen, and an expired session.
 */
export const useDraft = create<DraftState>()(() => initial)

export const changeDraft = (change: Partial<ReportDraft>) =>
  useDraft.setState(({ draft }) => ({ draft: { ...draft, ...change } }))

/** The present text of the box. The marks of words that may be misread move with their words. */
export const changePasted = (pasted: string) => {
  const { pasted: before, pasted_uncertain, pasted_readings } = useDraft.getState().draft
  changeDraft({ pasted, pasted_uncertain: marksAfter({ before, after: pasted }, pasted_uncertain, pasted_readings) })
}

/** So many documents that were pasted are remembered. */
const mostReadings = 5

export const rememberReading = (reading: PastedReading) => {
  const { pasted_readings } = useDraft.getState().draft
  if (reading.uncertain.length > 0) changeDraft({ pasted_readings: [...pasted_readings, reading].slice(-mostReadings) })
}

export const rememberSubmission = (submission: ReportSubmission) => useDraft.setState({ submission })

export const clearDraft = () => useDraft.setState(initial)

let owner: string | null = null
useSession.subscribe(({ user }) => {
  if (user === null) return
  // The next person who signs in at the same machine must not see this text.
  if (owner !== null && owner !== user.user_id) clearDraft()
  owner = user.user_id
})
