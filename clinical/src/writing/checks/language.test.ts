import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@alta/contract/languages'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { type ScriptedModel, usual, writeWith } from '../cases/scripted-models.ts'
import { openWriting } from '../open-writing.ts'
import { isForeign } from '../sentence-language.ts'

const folder = join(import.meta.dirname, '../../../cases/paraphrases')
const rows = z.array(z.object({ written: z.string() }))
const sentences = (language: string): string[] =>
  z
    .parse(rows, JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')))
    .map(({ written }) => written)
    .filter((text) => (text.match(/\p{L}{2,}/gu) ?? []).length > 4)

describe.each(languages)('sentences in one language (%s)', (own) => {
  const texts = sentences(own)

  it('are rarely taken for another language', () => {
    expect(texts.filter((text) => isForeign(text, own)).length).toBeLessThanOrEqual(texts.length * 0.02)
  })

  it.each(languages.filter((language) => language !== own))('are recognised as foreign to another (%s)', (other) => {
    expect(texts.filter((text) => isForeign(text, other)).length).toBeGreaterThanOrEqual(texts.length * 0.87)
  })
})

describe('a report in another language than its source', () => {
  const source = `ENFERMEDAD ACTUAL
Paciente de 70 años que acude por disnea progresiva de 3 días y edemas en la pierna derecha.
Niega dolor torácico y palpitaciones.
La familia avisa a la ambulancia por la mañana.
`
  const translated = [
    ['A 70-year-old patient presented with progressive dyspnoea for 3 days and oedema of the right leg.', 1],
    ['Denied chest pain and palpitations.', 2],
    ['The family called the ambulance in the morning.', 3],
  ] as const
  const write = (texts: readonly (readonly [string, number])[]) => {
    const model: ScriptedModel = () =>
      JSON.stringify({ items: texts.map(([text, number]) => ({ text, sources: [number] })) })
    const { report } = writeWith(openWriting(source, { ...usual, language: 'en' }), model)
    return { report, section: report.sections.find(({ key }) => key === 'current_disease') }
  }

  it('keeps each sentence with its spans, and marks an unconfirmed translation', () => {
    const { section } = write(translated)
    expect(section?.fallback).toBeUndefined()
    const own = section?.items.filter(({ origin }) => origin === 'written') ?? []
    expect(own.map(({ text }) => text)).toEqual(translated.map(([text]) => text))
    expect(own.filter(({ spans }) => spans.length === 0)).toEqual([])
    expect(own.filter(({ support }) => support !== 'supported' && support !== 'partial')).toEqual([])
  })

  it('quotes the source for each marked sentence, in the report or in its tray', () => {
    const { report, section } = write(translated)
    const written = [...report.sections.flatMap(({ items }) => items), ...report.unused]
      .map(({ text }) => text)
      .join('\n')
    const marked = section?.items.filter(({ support }) => support === 'partial') ?? []
    for (const { spans } of marked)
      for (const { start, end } of spans) expect(written).toContain(source.slice(start, end).replace(/\.$/, ''))
  })

  it.each([
    [
      'another number',
      'A 70-year-old patient presented with progressive dyspnoea for 5 days and oedema of the right leg.',
      1,
    ],
    [
      'the other side',
      'A 70-year-old patient presented with progressive dyspnoea for 3 days and oedema of the left leg.',
      1,
    ],
    ['a denial too few', 'The patient had chest pain and palpitations.', 2],
    ['something else', 'The patient had an extensive cerebral infarction and stayed comatose.', 1],
    ['a drug', 'The family gave furosemide 40 mg in the morning.', 3],
  ])('does not print %s', (_, text, number) => {
    const { section } = write([...translated, [text, number]])
    expect(section?.items.filter((item) => item.origin === 'written' && item.text === text)).toEqual([])
  })

  it('keeps a sentence that the model copied as a verbatim quotation', () => {
    const { section } = write([['Niega dolor torácico y palpitaciones.', 2], ...translated])
    expect(section?.items.find(({ text }) => text.startsWith('Niega'))?.support).toBe('verbatim')
  })
})
