import { create } from 'zustand'

interface Readings {
  /** The name of the file that is being read. */
  readonly file: string | null
  readonly isPasteRead: boolean
  /** How often something was not read in the end: refused, or given up. */
  readonly unread: number
  /** Somebody asked for the report meanwhile; `unread` as it was then. */
  readonly awaitedSince: number | null
}

/** What is being read for the form at the moment. */
export const useReadings = create<Readings>()(() => ({ file: null, isPasteRead: false, unread: 0, awaitedSince: null }))

export const changeReadings = (change: Partial<Omit<Readings, 'unread'>>) => useReadings.setState(change)

export const countUnread = () => useReadings.setState(({ unread }) => ({ unread: unread + 1 }))
