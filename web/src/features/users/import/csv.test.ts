import { expect, test } from 'vitest'
import { countRows, csvFile } from './csv.ts'

test('rows are counted after the heading, with line breaks inside quotes, and without empty lines', () => {
  expect(countRows('name,email\r\nAda,ada@x.example\r\n"Two\nlines",two@x.example\n\n')).toBe(2)
  expect(countRows('\uFEFFname,email')).toBe(0)
  expect(countRows('')).toBe(0)
})

test('a saved cell keeps commas and quotes, and no spreadsheet runs it', async () => {
  const text = await csvFile([['=1+1', 'Hospital, "A"']]).text()
  expect(text.replace('\uFEFF', '')).toBe('\'=1+1,"Hospital, ""A"""\r\n')
})
