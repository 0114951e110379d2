import { useLayoutEffect } from 'react'
import { create } from 'zustand'

/** Sends the unsaved text; false where it did not arrive. */
type UnsavedSaver = () => Promise<boolean>

const keepers = new Set<UnsavedSaver>()

/** Registers a way to save what a person is writing. Returns the function that removes it. */
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

/** Makes the browser ask before the page is left while it holds unsaved changes. */
export const useAskedBeforeLeaving = (isLosing: boolean) =>
  useLayoutEffect(() => {
    if (!isLosing) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isLosing])
