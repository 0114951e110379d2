import { create } from 'zustand'

/** A session that lacks its second factor: given, or set up, on the sign-in page. In memory alone. */
export interface PendingSession {
  readonly token: string
  readonly email: string
}

export const usePendingSession = create<{ readonly half: PendingSession | null }>()(() => ({ half: null }))

export const setPendingSession = (half: PendingSession) => usePendingSession.setState({ half })
export const clearPendingSession = () => usePendingSession.setState({ half: null })
