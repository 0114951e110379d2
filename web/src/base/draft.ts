import { useState } from 'react'
import { isRecord } from './shapes.ts'

// The router watches the window's own replaceState and would load the page anew at every letter.
const replaceState = (state: unknown) => {
  try {
    History.prototype.replaceState.call(window.history, state, '')
  } catch {
    // Some browsers allow few writes a second: the next one carries what this one did not.
  }
}

const entryState = (): Readonly<Record<string, unknown>> => {
  const state: unknown = window.history.state
  return isRecord(state) ? state : {}
}

/**
 * What is typed into a form, kept in the history entry of its page: a reload, or a way there and back, loses nothing.
 * Never for a patient's words or passwords: entries reach the disk. null: nothing is being typed.
 */
export function useDraft<T>(name: string, isDraft: (value: unknown) => value is T) {
  const [draft, setDraft] = useState<T | null>(() => {
    const kept = entryState()[name]
    return isDraft(kept) ? kept : null
  })
  const change = (next: T | null) => {
    setDraft(next)
    const { [name]: _, ...others } = entryState()
    replaceState(next === null ? others : { ...others, [name]: next })
  }
  return [draft, change] as const
}
