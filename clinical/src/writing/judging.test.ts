import { describe, expect, it } from 'vitest'
import { type Model, usual, writeWith } from './cases/scripted-models.ts'
import { openWriting } from './open-writing.ts'

const source = `ENFERMEDAD ACTUAL
Paciente de 70 años que acude por disnea progresiva de tres días y edemas en ambas piernas.
Refiere ortopnea de dos almohadas y tos seca nocturna.
Niega dolor torácico y palpitaciones.
`
const loose = 'Acude por disnea progresiva de tres días, edemas en ambas piernas y cansancio.'
const wrong = 'Acude por disnea progresiva de cinco días y edemas en ambas piernas.'
const faithful = [
  'Refiere ortopnea de dos almohadas y tos seca nocturna.',
  'Niega dolor torácico y palpitaciones.',
  'Refiere tos seca nocturna.',
  'Niega palpitaciones.',
]

const writes =
  (text: string, judgement: string | null): Model =>
  (step) =>
    step.step === 'judge'
      ? judgement
      : JSON.stringify({ items: [...faithful, text].map((each) => ({ text: each, sources: [1, 2, 3] })) })

const written = (text: string, judgement: string | null) => {
  const writing = openWriting(source, { ...usual, judge: true, on_unsupported: 'mark' })
  const { report, steps } = writeWith(writing, writes(text, judgement))
  const section = report.sections.find(({ key }) => key === 'current_disease')
  return {
    item: section?.items.find((item) => item.text === text),
    asked: steps.filter(({ step }) => step === 'judge'),
  }
}

const quote = 'disnea progresiva de tres días y edemas en ambas piernas'

describe('a sentence in doubt for its words alone', () => {
  it('is put to the judge with at most three lines', () => {
    const { asked } = written(loose, JSON.stringify({ supported: true, quote }))
    expect(asked).toHaveLength(1)
    expect(asked[0]?.prompt.schema.name).toBe('judgement')
    expect(asked[0]?.prompt.structured.at(-1)?.content.match(/^\[\d+\]/gm)?.length).toBeLessThanOrEqual(3)
  })

  it('is cleared, and says so, when the judge quotes the lines', () => {
    const { item } = written(loose, JSON.stringify({ supported: true, quote }))
    expect(item).toMatchObject({ support: 'supported', flags: ['judged'] })
  })

  it.each([
    ['says no', JSON.stringify({ supported: false, quote })],
    ['quotes what is not there', JSON.stringify({ supported: true, quote: 'edemas, disnea y cansancio' })],
    ['quotes another line', JSON.stringify({ supported: true, quote: 'Niega dolor torácico y palpitaciones' })],
    ['quotes nothing', JSON.stringify({ supported: true, quote: '' })],
    ['answers nonsense', 'maybe'],
    ['does not answer', null],
  ])('keeps its mark when the judge %s', (_, judgement) => {
    expect(written(loose, judgement).item).toMatchObject({ support: 'partial', flags: [] })
  })
})

it('a wrong number is never put to the judge', () => {
  const { item, asked } = written(wrong, JSON.stringify({ supported: true, quote }))
  expect(asked).toEqual([])
  expect(item?.support).not.toBe('supported')
  expect(item?.support).not.toBe('verbatim')
})

it('no judge is asked where there is none', () => {
  const { steps } = writeWith(openWriting(source, usual), writes(loose, null))
  expect(steps.map(({ step }) => step)).not.toContain('judge')
})
