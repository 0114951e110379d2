import { describe, expect, it } from 'vitest'
import { itemsIn, sectionsIn } from './answers.ts'

const item = { text: 'Mejora con oxígeno.', sources: [3, 5] }

describe('an answer for one section', () => {
  it.each([
    ['as asked', '{"items":[{"text":"Mejora con oxígeno.","sources":[3,5]}]}'],
    ['with a kind', '{"items":[{"text":"Mejora con oxígeno.","sources":[3,5],"kind":"fact"}]}'],
    [
      'in a fence, with words around it',
      'Aquí está:\n```json\n{"items":[{"text":"Mejora con oxígeno.","sources":[3,5]}]}\n```\n¿Algo más?',
    ],
    ['a bare list', '[{"text":"Mejora con oxígeno.","sources":[3,5]}]'],
    ['under another name', '{"sentences":[{"text":"Mejora con oxígeno.","sources":["3","5"]}]}'],
    ['with its numbers in the text', '{"items":[{"text":"Mejora con oxígeno. [3,5]"}]}'],
    ['sentences as texts', '{"items":["Mejora con oxígeno. [3][5]"]}'],
    ['after thoughts', '<think>{"items":[]} no…</think>{"items":[{"text":"Mejora con oxígeno.","sources":[3,5]}]}'],
    [
      'after thoughts without a beginning',
      'hmm [9]\n</think>\n{"items":[{"text":"Mejora con oxígeno.","sources":[3,5]}]}',
    ],
    ['as a line', 'Mejora con oxígeno. [3,5]'],
    ['as a line of a list, among talk', 'Claro, aquí tiene:\n\n- **Mejora** con oxígeno. [3, 5]\n\nEspero que ayude.'],
    ['with a bracket in a string', '{"items":[{"text":"Mejora con oxígeno.","sources":[3,5],"note":"a } and ]"}]}'],
  ])('is read %s', (_, answer) => {
    expect(itemsIn(answer)).toEqual([item])
  })

  it.each([['{"items":[]}'], ['[]'], [''], [' \n '], ['NONE'], ['{}']])('has no items: %j', (answer) => {
    expect(itemsIn(answer)).toEqual([])
  })

  it.each([
    ['{"items":[{"text":"Mejora con oxígeno.","sources":[3,5'],
    ['<html><body>Sign in</body></html>'],
    ['I cannot help with that.'],
    ['{"items":[{"content":1}]}'],
    ['{"error":"context length exceeded"}'],
  ])('cannot be read: %j', (answer) => {
    expect(itemsIn(answer)).toBeNull()
  })

  it('gives text and citation when it is a copied line of evidence', () => {
    expect(itemsIn('[3] (2024-05-06, evolution) Mejora con oxígeno.')).toEqual([{ text: item.text, sources: [3] }])
  })

  it('is limited in size, whatever the model returns', () => {
    const many = JSON.stringify({ items: Array.from({ length: 1_000 }, () => ({ text: 'Tos.', sources: [1] })) })
    expect(itemsIn(many)?.length).toBe(120)
    expect(itemsIn('x'.repeat(5_000_000))).toBeNull()
    expect(itemsIn('['.repeat(50_000))).toBeNull()
  })
})

describe('an answer for several sections', () => {
  const keys = ['evolution', 'current_disease'] as const

  it.each([
    ['an object of lists', '{"evolution":[{"text":"Mejora con oxígeno.","sources":[3,5]}],"current_disease":[]}'],
    [
      'one level deeper',
      '{"sections":{"evolution":{"items":[{"text":"Mejora con oxígeno.","sources":[3,5]}]},"current_disease":[]}}',
    ],
    ['headings and lines', '## Evolución\nMejora con oxígeno. [3,5]\n\n**current_disease:**\n'],
  ])('is read as %s', (_, answer) => {
    expect(sectionsIn(answer, keys)).toEqual(
      new Map([
        ['evolution', [item]],
        ['current_disease', []],
      ]),
    )
  })

  it('is unreadable when it names none of them', () => {
    expect(sectionsIn('{"items":[1,2]}', keys)).toBeNull()
    expect(sectionsIn('Mejora con oxígeno. [3,5]', keys)).toBeNull()
  })
})

it('an answer that repeats the prompt is unreadable', () => {
  const echo = '(2024-01-12, medication) Enalapril 10 mg. (2024-01-12, evolution) Afebril desde el ingreso.'
  expect(itemsIn(JSON.stringify({ items: [{ text: echo, sources: [1] }] }))).toBeNull()
})
