import { useLayoutEffect } from 'react'
import { create } from 'zustand'

/** Sends what the server does not have yet; false where it did not arrive. */
type UnsavedSaver = () => Promise<boolean>

const keepers = new Set<UnsavedSaver>()

/** Names a way to keep what somebody is writing; gives back how to forget it. */
export const keepsUnsaved = (keep: UnsavedSaver) => {
  keepers.add(keep)
  return () => void keepers.delete(keep)
}

/** Whether some words are only in the memory of this page: it must not be closed. */
export const useOnlyHere = create<{ readonly words: boolean }>(() => ({ words: false }))

/** Sends everything unsaved now, with the session that is open at this moment. */
export async function keepUnsaved(): Promise<void> {
  const arrived = await Promise.all([...keepers].map((keep) => keep().catch(() => false)))
  useOnlyHere.setState({ words: arrived.includes(false) })
}

/**
 * Has the browser ask before the page is left while there is something that would go with it, from the moment the page
 * shows it.
 */
export const useAskedBeforeLeaving = (isLosing: boolean) =>
  useLayoutEffect(() => {
    if (!isLosing) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isLosing])
