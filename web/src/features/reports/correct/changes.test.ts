import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'

test('differences are told by whole words, with their number', () => {
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
