import { expect, test } from 'vitest'
import { withoutSentence } from './without-sentence.ts'

test('a removed sentence leaves neither an empty item nor an empty paragraph', () => {
  expect(withoutSentence('- Uno\n- Dos\n- Tres', 'Dos')).toBe('- Uno\n- Tres')
  expect(withoutSentence('Uno.\n\nDos.\n\nTres.', 'Dos.')).toBe('Uno.\n\nTres.')
  expect(withoutSentence('Uno va. Dos va. Tres va.', 'Dos va.')).toBe('Uno va. Tres va.')
  expect(withoutSentence('Uno va. Dos va.', 'Dos va.')).toBe('Uno va.')
  expect(withoutSentence('- Solo', 'Solo')).toBe('')
})

test('a sentence goes whole although a part of it is bold, and what stands around it keeps its marks', () => {
  expect(withoutSentence('**Uno va. Dos va.** Tres va.', 'Dos va.')).toBe('**Uno va.** Tres va.')
  expect(withoutSentence('Niega **alergias** conocidas. Fuma _mucho_.', 'Niega alergias conocidas.')).toBe(
    'Fuma _mucho_.',
  )
})

test('the day before a paragraph of the hospital course stays until its last sentence goes', () => {
  expect(withoutSentence('**12/03:** Uno va. Dos va.\n\n**13/03:** Tres va.', 'Dos va.')).toBe(
    '**12/03:** Uno va.\n\n**13/03:** Tres va.',
  )
  expect(withoutSentence('**12/03:** Uno va.\n\n**13/03:** Tres va.', 'Uno va.')).toBe('**13/03:** Tres va.')
})

test('a row of a table goes with all its cells, however they are told apart', () => {
  const table = '| Fármaco | Dosis |\n| - | - |\n| Digoxina | 0,25 mg |\n| Enalapril | 5 mg |'
  expect(withoutSentence(table, 'Digoxina\t0,25 mg')).not.toContain('Digoxina')
  expect(withoutSentence(table, 'Digoxina | 0,25 mg')).toContain('Enalapril')
})

test('of lines broken by hand one goes with its break', () => {
  expect(withoutSentence('Uno\\\nDos\\\nTres', 'Dos')).toBe('Uno\\\nTres')
})

test('of two sentences that say the same the one that was chosen goes', () => {
  expect(withoutSentence('Igual. Medio. Igual.', 'Igual.', 1)).toBe('Igual. Medio.')
  expect(withoutSentence('Igual. Medio. Igual.', 'Igual.', 2)).toBeNull()
})

test('what cannot be taken out by itself is left alone', () => {
  expect(withoutSentence('Uno. Dos.', 'Cuatro.')).toBeNull()
  expect(withoutSentence('### Digoxina', 'Digoxina')).toBeNull()
})
