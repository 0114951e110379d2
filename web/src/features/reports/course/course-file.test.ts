import { countWords } from '@alta/clinical/text/words'
import { limits } from '@alta/contract/limits'
import { expect, test } from 'vitest'
import { checkFile } from './course-file.ts'
import { languageOf } from './describe.ts'

const MB = 1024 * 1024

test('the file types that the server reads are accepted, regardless of capitals, and no others', () => {
  expect(checkFile({ name: 'Curso.TXT', size: 10 }, [])).toBe('txt')
  expect(checkFile({ name: 'curs clínic v.2.docx', size: 10 }, [])).toBe('docx')
  for (const kind of ['pdf', 'md', 'xml', 'json']) expect(checkFile({ name: `a.${kind}`, size: 10 }, [])).toBe(kind)
  for (const name of ['curso.doc', 'curso', 'curso.docx.exe']) {
    expect(checkFile({ name, size: 10 }, [])).toBe('unsupported')
  }
})

test('a file over 20 MB is refused before it is sent, an empty one is called empty', () => {
  expect(checkFile({ name: 'a.txt', size: 20 * MB }, [])).toBe('txt')
  expect(checkFile({ name: 'a.txt', size: 20 * MB + 1 }, [])).toBe('too_large')
  expect(checkFile({ name: 'a.docx', size: 0 }, [])).toBe('empty')
})

test('the number of files of a course and their total size are limited', () => {
  const present = (many: number, bytes: number) => Array.from({ length: many }, () => ({ bytes }))
  expect(checkFile({ name: 'a.txt', size: 10 }, present(limits.course_files_max - 1, 10))).toBe('txt')
  expect(checkFile({ name: 'a.txt', size: 10 }, present(limits.course_files_max, 10))).toBe('too_many_files')
  expect(checkFile({ name: 'a.txt', size: 10 }, present(3, 20 * MB))).toBe('too_much')
})

test('words are counted as a person counts them', () => {
  expect(countWords('  TA 120/80 mmHg,\n- sin edemas.  ')).toBe(5)
  expect(countWords(' \n - ')).toBe(0)
})

test('the language of a course is detected from its words', () => {
  expect(languageOf('Paciente que acude a urgencias por disnea y edemas desde hace una semana.')).toBe('es')
  expect(languageOf('Pacient que consulta per augment de la dispnea i tos amb esput des de fa quatre dies.')).toBe('ca')
  expect(languageOf('This man was admitted with worsening breathlessness and a productive cough.')).toBe('en')
  expect(languageOf('TA')).toBeNull()
})
