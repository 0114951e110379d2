import { useEffect, useState } from 'react'
import { isRecord } from './shapes.ts'
import { useSession } from './stores.ts'

/** In the tab's own storage, while the browser is at an identity provider. */
const storageName = 'typed'

/** What is typed or open on this page now, by name. */
const typed = new Map<string, unknown>()

const ownId = () => useSession.getState().user?.user_id

/** What was typed before the browser left for an identity provider, when the same person is back. */
function takeStored(): Map<string, unknown> {
  const stored = sessionStorage.getItem(storageName)
  sessionStorage.removeItem(storageName)
  try {
    const read: unknown = JSON.parse(stored ?? 'null')
    if (isRecord(read) && read['user_id'] === ownId() && isRecord(read['typed']))
      return new Map(Object.entries(read['typed']))
  } catch {
    // An entry that cannot be read is ignored.
  }
  return new Map()
}
const restored = takeStored()
useSession.subscribe(({ token }) => {
  if (token === null) restored.clear()
})

/** Stores what is typed on this page, before the browser leaves for an identity provider. */
export const storeTyped = () =>
  sessionStorage.setItem(storageName, JSON.stringify({ user_id: ownId(), typed: Object.fromEntries(typed) }))

export const typedBefore = (name: string): unknown => restored.get(name)

/** Says what is typed under that name; gives back how to forget it. */
export function noteTyped(name: string, value: unknown): () => void {
  restored.delete(name)
  typed.set(name, value)
  return () => void typed.delete(name)
}

/**
 * State of a dialog that survives authenticating again at an identity provider; with the name null it does not. It must
 * not hold passwords or text about a patient, because the browser may write its storage to the disk.
 */
export function useRestorableState<T>(name: string | null, isExpected: (value: unknown) => value is T, initial: T) {
  const [value, setValue] = useState<T>(() => {
    const before = name === null ? undefined : typedBefore(name)
    return isExpected(before) ? before : initial
  })
  useEffect(() => (name === null ? undefined : noteTyped(name, value)), [name, value])
  return [value, setValue] as const
}
