import { limits } from '@alta/contract/limits'
import type { FieldErrors } from '../../base/field-errors.ts'

/** What the server would refuse of a name. */
export function nameErrors(name: string): FieldErrors {
  if (name.trim() === '') return { name: 'required' }
  return name.trim().length > limits.name_characters ? { name: 'too_large' } : {}
}
