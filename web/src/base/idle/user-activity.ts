const acts = ['keydown', 'input', 'pointerdown', 'pointermove', 'touchstart', 'wheel', 'click'] as const

/** `click` and `input` without a key or a pointer before them come from screen readers and dictation. */
function isAct(event: Event, before: string | null): boolean {
  // An event that a program caused does not show that a person is there.
  if (!event.isTrusted) return false
  // A key is held down: perhaps something lies on the keyboard.
  if (event instanceof KeyboardEvent && event.repeat) return false
  // Browsers report a move, too, when the page moves under a pointer that lies still.
  return event.type !== 'pointermove' || pointerPosition(event) !== before
}

const pointerPosition = (event: Event) => (event instanceof PointerEvent ? `${event.screenX} ${event.screenY}` : null)

/** Calls `notify` at everything that only a person can have done on this page, until the signal. */
export function onUserActivity(notify: () => void, signal: AbortSignal): void {
  let position: string | null = null
  const listen = (event: Event) => {
    const isOne = isAct(event, position)
    position = pointerPosition(event) ?? position
    if (isOne) notify()
  }
  for (const act of acts) window.addEventListener(act, listen, { capture: true, passive: true, signal })
}
