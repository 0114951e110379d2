import { useEffect, useRef } from 'react'
import { create } from 'zustand'

/** Whether single keys do anything, for this visit: whoever dictates or steers by voice switches them off. */
export const useKeysOn = create<{ readonly on: boolean }>()(() => ({ on: true }))

const takesText =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=""], [contenteditable=true], [role=textbox]'
/** Dialogs, menus and lists over the page handle their own keys. */
const layers = '[role=dialog], [role=menu], [role=listbox]'
/** Enter on one of these presses it. */
const pressed = 'a, button, [role=button]:not(.sentence, .passage), [role=tab], input'

type KeyBindings = Readonly<Partial<Record<string, () => void>>>

const isForPage = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  defaultPrevented,
  isComposing,
  target,
}: KeyboardEvent): boolean => {
  if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing || document.querySelector(layers)) return false
  const at = target instanceof Element ? target : null
  return at?.closest(key === 'Enter' ? `${takesText}, ${pressed}` : takesText) == null
}

/** Single keys that act on the page; none while something is being typed or a dialog is open. */
export function useKeys(keys: KeyBindings) {
  const on = useKeysOn((state) => state.on)
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // The list of keys opens even when they are off: it is where they are switched on again.
      const act = on || event.key === '?' ? latest.current[event.key] : undefined
      if (!act || !isForPage(event)) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [on])
}
