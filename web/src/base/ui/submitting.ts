import { type FormEvent, startTransition } from 'react'

/**
 * Runs the action of a form on submit. React resets a form after its `action`, which would set radio buttons and
 * selects back to their first values.
 */
export const submitting = (action: () => void) => (event: FormEvent) => {
  event.preventDefault()
  startTransition(action)
}
