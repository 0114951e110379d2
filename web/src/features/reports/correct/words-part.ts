import { useState } from 'react'
import { fetchPart } from '../../../base/part.ts'
import type * as parts from './words.ts'

type MarkdownTools = typeof parts

let here: MarkdownTools | undefined
let coming: Promise<MarkdownTools> | undefined

const fetchOnce = async () => {
  here = await fetchPart(() => import('./words.ts'))
  return here
}
/** Fetches what reads and writes markdown. A report that nobody has written in is read without it. */
export const loadMarkdownTools = (): Promise<MarkdownTools> => (coming ??= fetchOnce())

export const hasWords = (): boolean => here !== undefined

/** The same for those who know that it is here: a report with words of a person waits for it before it is drawn. */
export const markdownTools = (): MarkdownTools => {
  if (here === undefined) throw new Error('Nobody has fetched what reads and writes markdown')
  return here
}

/** Acts at once where it is here, else as soon as it is; where it cannot be had, the page says so. */
export const useOnceWords = () => {
  const [lost, setLost] = useState<{ readonly cause: unknown } | null>(null)
  if (lost !== null) throw lost.cause
  return (act: () => void) => {
    if (hasWords()) return act()
    void loadMarkdownTools().then(act, (cause: unknown) => setLost({ cause }))
  }
}
