import { type ProblemCode, problems } from '@alta/contract/problems'
import { asProblem } from '../../../base/ui/problem-alert.tsx'
import type { CorrectionDraft } from './writing.ts'

export type AutosaveState =
  | { readonly kind: 'untouched' }
  | { readonly kind: 'saving' }
  /** The request failed and is repeated. */
  | { readonly kind: 'failed' }
  /** The server refused the text as it is. */
  | { readonly kind: 'refused'; readonly code: ProblemCode }
  | { readonly kind: 'saved'; readonly at: string }

interface AutosaveOptions {
  /** Resolves with the time of the server's copy. */
  readonly send: (writing: CorrectionDraft, leaving: boolean) => Promise<string>
  readonly onState: (state: AutosaveState) => void
}

/** From the first letter after a save to the next one. */
const pause = 1_000
const untilRetry = 4_000

/** Whether the same may be taken later: then it is tried again. */
export const mayWorkLater = (code: ProblemCode): boolean =>
  problems[code] >= 500 || code === 'rate-limited' || code === 'unauthenticated'

/**
 * Saves unsaved work on the server: the newest text is sent a second after the first change, one request at a time, and
 * again until it has arrived.
 */
export function createDraftAutosave({ send, onState }: AutosaveOptions) {
  let waiting: CorrectionDraft | null = null
  let timer = 0
  let underWay: Promise<void> | null = null
  let hasFailed = false

  const stop = () => {
    clearTimeout(timer)
    timer = 0
  }
  const drop = () => {
    waiting = null
    stop()
  }
  const wait = (milliseconds: number) => {
    if (timer === 0) timer = window.setTimeout(() => sendNewest(false), milliseconds)
  }
  async function attempt(writing: CorrectionDraft, leaving: boolean) {
    onState({ kind: 'saving' })
    try {
      const at = await send(writing, leaving)
      hasFailed = false
      if (waiting === null) onState({ kind: 'saved', at })
      else wait(pause)
    } catch (error) {
      waiting ??= writing
      hasFailed = true
      const { code } = asProblem(error)
      if (!mayWorkLater(code)) return onState({ kind: 'refused', code })
      onState({ kind: 'failed' })
      wait(untilRetry)
    }
  }
  function sendNewest(leaving: boolean) {
    stop()
    // One request at a time keeps them in order; a page that is being left cannot wait for that.
    if (waiting === null || (underWay !== null && !leaving)) return
    const writing = waiting
    waiting = null
    const sending = attempt(writing, leaving).finally(() => {
      if (underWay === sending) underWay = null
    })
    underWay = sending
  }
  return {
    put: (writing: CorrectionDraft) => {
      waiting = writing
      // What was saved is no longer all of it; that nothing can be saved stands until something has been.
      if (!hasFailed) onState({ kind: 'saving' })
      wait(pause)
    },
    /** The page is being left: what waits is sent now and outlives the page. Resolves when it has arrived or failed. */
    leave: async () => {
      sendNewest(true)
      await underWay
    },
    /** Nothing more is sent; resolves when what was on its way has ended. */
    settle: async () => {
      drop()
      await underWay
      drop()
    },
  }
}
