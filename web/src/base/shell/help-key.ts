import { navigate } from '../router/router.ts'
import { useEffect } from 'react'

const takesText =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=""], [contenteditable=true], [role=textbox]'
/** Dialogs, menus and lists over the page handle their own keys. */
const layers = '[role=dialog], [role=menu], [role=listbox]'

/** The page of a report has its own list of keys. */
const hasOwnList = () => location.pathname === '/browse-discharge-reports' && location.search.includes('report=')

/** `?` opens the page of help wherever nothing is being typed. */
export function useHelpKey() {
  useEffect(() => {
    const press = ({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== '?' || ctrlKey || metaKey || altKey || defaultPrevented || hasOwnList()) return
      if (document.querySelector(layers) || (target instanceof Element && target.closest(takesText))) return
      void navigate({ to: '/help' })
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
