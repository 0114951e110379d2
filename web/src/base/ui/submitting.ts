import { type FormEvent, startTransition } from 'react'

/**
 * Runs what a form does when it is sent. Given as the form's `action` instead, it would be followed by a reset of the
 * form, which puts radio buttons and selects back to how they were first drawn: not to what the person has chosen.
 */
export const submitting = (action: () => void) => (event: FormEvent) => {
  event.preventDefault()
  startTransition(action)
}
