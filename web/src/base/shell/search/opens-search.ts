const takesText =
  'input, textarea, select, [contenteditable=""], [contenteditable=true], [role=textbox], [role=spinbutton]'

/** `/` where nothing is being typed, Ctrl+K or Cmd+K anywhere. */
export function opensSearch({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || altKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k'
  return key === '/' && !(target instanceof Element && target.closest(takesText) !== null)
}
