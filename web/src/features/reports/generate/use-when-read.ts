import { useEffect, useEffectEvent } from 'react'
import { changeReadings, useReadings } from './reading-store.ts'

/** What something waits for: a file by its name, or what was pasted. */
export interface InHand {
  readonly file: string | null
}

/**
 * Goes on as soon as what is being read has been. Where something was refused or given up meanwhile it does not: the
 * person sees first what is missing.
 */
export const useWhenRead = (goOn: () => void) => {
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
