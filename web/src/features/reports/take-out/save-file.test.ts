import { expect, test } from 'vitest'
import { fileName } from './save-file.ts'

test('a title becomes a file name every system takes', () => {
  expect(fileName('Paciente: Ana / NHC 12.')).toBe('Paciente Ana NHC 12.docx')
  expect(fileName('Curs clínic «5è B»')).toBe('Curs clínic 5è B.docx')
  expect(fileName('***')).toBe('Alta.docx')
  expect(fileName('a'.repeat(200))).toHaveLength(85)
})
