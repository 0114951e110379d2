import * as reports from '@alta/contract/reports'
import { useEffect, useState } from 'react'
import { follow } from '../../../base/follow.ts'
import { refetchReport } from '../reports.queries.ts'
import { advance, isOver, notStarted, type GenerationProgress } from './progress.ts'

/**
 * Follows a report's events from the beginning, so that a reload or a return shows what has been written meanwhile.
 * A report that was tried before also replays its earlier end: the stored report has the last word on whether it is over.
 */
export const useEvents = (id: string) => {
  const [progress, setProgress] = useState<GenerationProgress>(notStarted)
  /** The number of events so far. */
  const [heard, setHeard] = useState(0)
  const [error, setError] = useState<unknown>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    const read = async () => {
      let current = notStarted
      const events = follow(reports.events, { params: { discharge_report_id: id } }, { signal: leaving.signal })
      for await (const event of events) {
        current = advance(current, event)
        setProgress(current)
        setHeard((before) => before + 1)
        if (isOver(current) && isOver(await refetchReport(id))) return
      }
    }
    read().catch((cause: unknown) => {
      if (!leaving.signal.aborted) setError(cause)
    })
    return () => leaving.abort()
  }, [id, round])
  const again = () => {
    setError(null)
    setRound((last) => last + 1)
  }
  return { progress, heard, error, again }
}
