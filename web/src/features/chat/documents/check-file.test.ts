import { limits } from '@alta/contract/limits'
import { expect, test } from 'vitest'
import { faultOf, mediaTypeOf } from './check-file.ts'

test('a file is accepted by the extension of its name, regardless of capitals', () => {
  expect(mediaTypeOf('Curs.DOCX')).toContain('wordprocessingml')
  expect(mediaTypeOf('history.v2.pdf')).toBe('application/pdf')
  expect(['foto.PNG', 'foto.jpg', 'foto.JPEG'].map(mediaTypeOf)).toEqual(['image/png', 'image/jpeg', 'image/jpeg'])
  expect([mediaTypeOf('pdf'), mediaTypeOf('virus.exe'), mediaTypeOf('x.pdf.zip')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a file that cannot be accepted is refused before a byte is sent', () => {
  const file = { name: 'a.pdf', size: 10 }
  expect(faultOf(file, 0)).toBeUndefined()
  expect(faultOf({ ...file, name: 'a.gif' }, 0)).toBe('wrong_kind')
  expect(faultOf({ ...file, size: 0 }, 0)).toBe('is_empty')
  expect(faultOf({ ...file, size: limits.document_file_bytes + 1 }, 0)).toBe('too_big')
  expect(faultOf({ ...file, size: limits.document_file_bytes }, 0)).toBeUndefined()
  expect(faultOf(file, limits.documents_per_session)).toBe('too_many')
})
