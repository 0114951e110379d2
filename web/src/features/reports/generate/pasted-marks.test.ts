import { expect, test } from 'vitest'
import { marksAfter, type PastedReading } from './pasted-marks.ts'

const reading: PastedReading = { text: 'Toma Enalapnl 10 mg.', uncertain: [{ start: 5, end: 13, confidence: 41 }] }
const wordsOf = (text: string, marks: ReturnType<typeof marksAfter>) =>
  marks.map(({ start, end }) => text.slice(start, end))

/** The words that are marked after each change, when the text box contains these texts one after another. */
function marked(...texts: readonly string[]): string[][] {
  let marks: ReturnType<typeof marksAfter> = []
  return texts.slice(1).map((after, at) => {
    marks = marksAfter({ before: texts[at] ?? '', after }, marks, [reading])
    return wordsOf(after, marks)
  })
}

test('the marks of a pasted document are at its position in the text', () => {
  expect(marked('', reading.text)).toEqual([['Enalapnl']])
  expect(marked('Antes. Después.', `Antes. ${reading.text}Después.`)).toEqual([['Enalapnl']])
  // The surrounding text begins and ends with the same characters.
  expect(marked('Tos. mg.', `Tos. ${reading.text} mg.`)).toEqual([['Enalapnl']])
  expect(marked(reading.text, reading.text + reading.text)).toEqual([['Enalapnl']])
})

test('marks move with the text before them, and disappear when their word is corrected', () => {
  const [other, corrected] = [`Hoy: ${reading.text}`, 'Hoy: Toma Enalapril 10 mg.']
  expect(marked('', reading.text, other, corrected)).toEqual([['Enalapnl'], ['Enalapnl'], []])
  expect(marked('', reading.text, `${reading.text} Alta.`)).toEqual([['Enalapnl'], ['Enalapnl']])
})

test('marks disappear with the text, and return with Redo', () => {
  expect(marked('', reading.text, '', reading.text)).toEqual([['Enalapnl'], [], ['Enalapnl']])
})

test('text that was recognised without doubt, or was not recognised, has no marks', () => {
  expect(marksAfter({ before: '', after: 'Toma 10 mg.' }, [], [])).toEqual([])
  expect(marksAfter({ before: '', after: 'Toma' }, [], [{ text: 'Toma', uncertain: [] }])).toEqual([])
})
