import { expect, test } from 'vitest'
import { withoutSentence } from './without-sentence.ts'

test('a removed sentence leaves neither an empty item nor an empty paragraph', () => {
  expect(withoutSentence('- Uno\n- Dos\n- Tres', 'Dos')).toBe('- Uno\n- Tres')
  expect(withoutSentence('Uno.\n\nDos.\n\nTres.', 'Dos.')).toBe('Uno.\n\nTres.')
  expect(withoutSentence('Uno va. Dos va. Tres va.', 'Dos va.')).toBe('Uno va. Tres va.')
  expect(withoutSentence('Uno va. Dos va.', 'Dos va.')).toBe('Uno va.')
  expect(withoutSentence('- Solo', 'Solo')).toBe('')
})

test('a partly bold sentence is removed completely, and the text around it keeps its formatting', () => {
  expect(withoutSentence('**Uno va. Dos va.** Tres va.', 'Dos va.')).toBe('**Uno va.** Tres va.')
  expect(withoutSentence('Niega **alergias** conocidas. Fuma _mucho_.', 'Niega alergias conocidas.')).toBe(
    'Fuma _mucho_.',
  )
})

test('the date before a paragraph of the hospital course stays until its last sentence is removed', () => {
  expect(withoutSentence('**12/03:** Uno va. Dos va.\n\n**13/03:** Tres va.', 'Dos va.')).toBe(
    '**12/03:** Uno va.\n\n**13/03:** Tres va.',
  )
  expect(withoutSentence('**12/03:** Uno va.\n\n**13/03:** Tres va.', 'Uno va.')).toBe('**13/03:** Tres va.')
})

test('a table row is removed with all its cells, whatever separates them', () => {
  const table = '| Fármaco | Dosis |\n| - | - |\n| Digoxina | 0,25 mg |\n| Enalapril | 5 mg |'
  expect(withoutSentence(table, 'Digoxina\t0,25 mg')).not.toContain('Digoxina')
  expect(withoutSentence(table, 'Digoxina | 0,25 mg')).toContain('Enalapril')
})

test('a line is removed with its line break', () => {
  expect(withoutSentence('Uno\\\nDos\\\nTres', 'Dos')).toBe('Uno\\\nTres')
})

test('of two equal sentences the chosen one is removed', () => {
  expect(withoutSentence('Igual. Medio. Igual.', 'Igual.', 1)).toBe('Igual. Medio.')
  expect(withoutSentence('Igual. Medio. Igual.', 'Igual.', 2)).toBeNull()
})

test('text that cannot be removed alone stays unchanged', () => {
  expect(withoutSentence('Uno. Dos.', 'Cuatro.')).toBeNull()
  expect(withoutSentence('### Digoxina', 'Digoxina')).toBeNull()
})
