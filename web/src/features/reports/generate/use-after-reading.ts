import { useEffect, useEffectEvent } from 'react'
import { changeReadings, useReadings } from './reading-store.ts'

/** What something waits for: a file by its name, or what was pasted. */
export interface InHand {
  readonly file: string | null
}

/**
 * Calls `goOn` as soon as the files being read have been read, unless one was refused or cancelled meanwhile: then the
 * person first sees what is missing.
 */
export const useAfterReading = (goOn: () => void) => {
  const { file, isPasteRead, unread, awaitedSince } = useReadings()
  const inHand: InHand | null = file !== null || isPasteRead ? { file } : null
  const isOver = inHand === null && awaitedSince !== null
  const end = useEffectEvent(() => {
    changeReadings({ awaitedSince: null })
    if (awaitedSince === unread) goOn()
  })
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  const giveUp = () => changeReadings({ awaitedSince: null })
  useEffect(() => giveUp, [])
  return {
    inHand,
    waitsFor: awaitedSince === null ? null : inHand,
    wait: () => changeReadings({ awaitedSince: unread }),
    giveUp,
  }
}
