import { useEffect, useState } from 'react'
import { isRecord } from './shapes.ts'
import { useSession } from './stores.ts'
import { noteTyped, typedBefore } from './typed.ts'

// The router watches the window's own replaceState and would draw the page anew at every letter.
const replaceState = (state: unknown) => {
  try {
    History.prototype.replaceState.call(window.history, state, '')
  } catch {
    // Some browsers limit the writes per second; the next write contains what this one could not store.
  }
}

const entryState = (): Readonly<Record<string, unknown>> => {
  const state: unknown = window.history.state
  return isRecord(state) ? state : {}
}

/** Keeps what somebody was typing when their session ended, until they are back. */
const interrupted = new Map<string, unknown>()

/**
 * Keeps what is typed into a form in the history entry of its page, so that a reload, going there and back, signing in
 * again or authenticating at an identity provider loses nothing. It must not be used for a patient's words or
 * passwords, because browsers write history entries to the disk. null: nothing is being typed.
 */
export function useDraft<T>(name: string, isDraft: (value: unknown) => value is T) {
  const me = useSession(({ user }) => user?.user_id)
  const [draft, setDraft] = useState<T | null>(() => {
    const restored = [entryState()[name], interrupted.get(`${me} ${name}`), typedBefore(name)].find(isDraft)
    return restored ?? null
  })
  useEffect(() => {
    if (me === undefined) return
    return () => {
      const isInterrupted = draft !== null && useSession.getState().token === null
      if (isInterrupted) interrupted.set(`${me} ${name}`, draft)
      else interrupted.delete(`${me} ${name}`)
    }
  }, [me, name, draft])
  useEffect(() => (draft === null ? undefined : noteTyped(name, draft)), [name, draft])
  const change = (next: T | null) => {
    setDraft(next)
    const { [name]: _, ...others } = entryState()
    replaceState(next === null ? others : { ...others, [name]: next })
  }
  return [draft, change] as const
}
