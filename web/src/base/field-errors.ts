import type { FieldErrorCode, Problem } from '@alta/contract/problems'
import type * as z from 'zod/mini'
import { asProblem } from './ui/problem-alert.tsx'

/** Field name → what is wrong with it. */
export type FieldErrors = Readonly<Record<string, FieldErrorCode>>

/** The result of the last attempt to send a form. */
export interface SubmitState {
  readonly error: unknown
  readonly errors: FieldErrors
}
/** The state before the first attempt and after an attempt that succeeded. */
export const untried: SubmitState = { error: null, errors: {} }

const codeOf = (issue: z.core.$ZodIssue, value: unknown): FieldErrorCode => {
  if (value === undefined || value === '') return 'required'
  if (issue.code === 'too_small') return 'too_small'
  return issue.code === 'too_big' ? 'too_large' : 'invalid'
}

/** The fields that the contract's schema would refuse, known before anything is sent. */
export function fieldErrorsOf(schema: z.ZodMiniType, values: Readonly<Record<string, unknown>>): FieldErrors {
  const errors: Record<string, FieldErrorCode> = {}
  for (const issue of schema.safeParse(values).error?.issues ?? []) {
    const name = String(issue.path[0] ?? '')
    errors[name] ??= codeOf(issue, values[name])
  }
  return errors
}

/** The errors of the server's refusal, by field. */
export const refusedFields = ({ errors }: Problem): FieldErrors =>
  Object.fromEntries(errors.map(({ pointer, code }) => [pointer.replace(/^\/(body\/)?/, ''), code]))

/** Puts the focus where the first mistake is. `form` holds inputs by the fields' names. */
export function focusFirstError(form: HTMLFormElement | null, errors: FieldErrors) {
  const first = [...(form?.elements ?? [])].find((element) => (element.getAttribute('name') ?? '') in errors)
  if (first instanceof HTMLElement) first.focus()
}

/** What became of a form that the server did not take: the failure, and what it refused, the first of it in focus. */
export function refusalOf(form: HTMLFormElement | null, failure: unknown): SubmitState {
  const errors = refusedFields(asProblem(failure))
  focusFirstError(form, errors)
  return { error: failure, errors }
}
