import { expect, test } from 'vitest'
import { cellsOf, changedLines, changesOf, shownLines } from './changes.ts'

test('differences are whole words, and are counted', () => {
  const { parts, inserted, removed } = changesOf('Bisoprolol 5 mg al día.', 'Bisoprolol 2,5 mg por la noche.')
  expect(
    parts
      .filter(({ kind }) => kind !== 'insert')
      .map(({ text }) => text)
      .join(''),
  ).toBe('Bisoprolol 5 mg al día.')
  expect(
    parts
      .filter(({ kind }) => kind !== 'remove')
      .map(({ text }) => text)
      .join(''),
  ).toBe('Bisoprolol 2,5 mg por la noche.')
  expect(inserted).toBeGreaterThanOrEqual(3)
  expect(removed).toBeGreaterThanOrEqual(2)
})

test('equal texts differ in nothing', () => {
  expect(changesOf('Uno dos.', 'Uno dos.')).toEqual({
    parts: [{ kind: 'same', text: 'Uno dos.' }],
    inserted: 0,
    removed: 0,
  })
})

test('changed words are shown in their line, and unchanged lines are grouped', () => {
  const lines = (before: string, after: string) => changedLines(changesOf(before, after).parts)
  expect(lines('Uno.\n\nDos.\nTres 5 mg.\nCuatro.', 'Uno.\n\nDos.\nTres 10 mg.\nCuatro.')).toEqual([
    { kind: 'same', lines: ['Uno.', 'Dos.'] },
    {
      kind: 'changed',
      parts: [
        { kind: 'same', text: 'Tres ' },
        { kind: 'remove', text: '5' },
        { kind: 'insert', text: '10' },
        { kind: 'same', text: ' mg.' },
      ],
    },
    { kind: 'same', lines: ['Cuatro.'] },
  ])
  expect(lines('Uno.', 'Uno.\nDos.')).toEqual([
    { kind: 'same', lines: ['Uno.'] },
    { kind: 'changed', parts: [{ kind: 'insert', text: 'Dos.' }] },
  ])
})

test('a row with a changed value keeps its cells, and consecutive rows are one table', () => {
  const before = 'Test | 03/04\nK | 4.1\nNa | normal'
  const after = 'Test | 03/04\nK | low\nNa | high'
  const [same, rows] = shownLines(changedLines(changesOf(before, after).parts))
  expect(same).toEqual({ kind: 'same', lines: ['Test | 03/04'] })
  const cells = rows?.kind === 'rows' ? rows.rows.map((row) => cellsOf(row)) : []
  const words = cells.map((row) => row.map((cell) => cell.map(({ kind, text }) => `${kind} ${text.trim()}`)))
  expect(words).toEqual([
    [['same K'], ['remove 4.1', 'insert low']],
    [['same Na'], ['remove normal', 'insert high']],
  ])
})
