import { createHash } from 'node:crypto'
import { normalise } from '@alta/clinical/text/normalise'
import { limits } from '@alta/contract/limits'
import { Problem } from '@alta/contract/problems'

export interface StoredCourse {
  readonly text: string
  readonly sha256: string
}

/**
 * The course as it is stored and as all offsets count: NFC, line feeds, whole characters. Lengths are checked here once
 * more, because a file's text is only known now. Throws `validation-failed` at `pointer`.
 */
export function storedCourse(encoded: string, pointer: string): StoredCourse {
  const text = normalise(encoded.toWellFormed())
  const length = text.trim().length
  if (length === 0) throw new Problem('validation-failed', { errors: [{ pointer, code: 'required' }] })
  if (length < limits.course_characters_min)
    throw new Problem('validation-failed', {
      errors: [{ pointer, code: 'too_small', params: { minimum: limits.course_characters_min } }],
    })
  if (text.length > limits.course_characters_max)
    throw new Problem('validation-failed', {
      errors: [{ pointer, code: 'too_large', params: { maximum: limits.course_characters_max } }],
    })
  return { text, sha256: createHash('sha256').update(text).digest('hex') }
}

/** Strict base64 (RFC 4648 §4). Throws `validation-failed` at `pointer` for anything else. */
export function decodeBase64(text: string, pointer: string): Uint8Array {
  if (text.length % 4 !== 0 || !/^[\w+/]*={0,2}$/.test(text) || text.includes('_'))
    throw new Problem('validation-failed', { errors: [{ pointer, code: 'invalid' }] })
  return Buffer.from(text, 'base64')
}
