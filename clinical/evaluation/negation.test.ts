import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { evaluateNegation } from './negation.ts'

type Spans = readonly (readonly [number, number])[]

/** A row in the format of the corpus. In `written` the cue is between ‹› and the scope between []. */
function row(written: string): string {
  let text = ''
  const open: number[] = []
  const marks: { label: string; spans: Spans }[] = []
  for (const sign of written) {
    if (sign === '‹' || sign === '[') open.push(text.length)
    else if (sign === '›' || sign === ']') {
      marks.push({ label: sign === '›' ? 'NegSynMarker' : 'Phrase', spans: [[open.pop() ?? 0, text.length]] })
    } else text += sign
  }
  return JSON.stringify({ text, marks })
}

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'alta-negation-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function figuresOf(...rows: string[]) {
  writeFileSync(join(folder, 'nubes_negation.jsonl'), rows.map(row).join('\n'))
  return (await evaluateNegation(folder)).figures
}

it('predictions that agree with the corpus score one', async () => {
  const figures = await figuresOf(
    '‹No› [fiebre ni tos] , dolor torácico .',
    '[Hemocultivos] ‹negativos› .',
    'Come bien .',
  )
  expect(figures).toEqual({ scope_f1: 1, sentence_f1: 1 })
})

it('extra and missing words of a scope lower its F1 in proportion', async () => {
  const { scope_f1, sentence_f1 } = await figuresOf('‹Sin› [fiebre] ni tos .')
  expect(sentence_f1).toBe(1)
  // Three words are found ("fiebre ni tos"), one of them is right, and none is missed.
  expect(scope_f1).toBeCloseTo(2 / (1 + 3))
})

it('a false positive and a missed negation cost one sentence each', async () => {
  const { sentence_f1 } = await figuresOf('No fiebre .', '‹Zzz› [fiebre] .', '‹No› [tos] .')
  expect(sentence_f1).toBeCloseTo(2 / (2 + 2))
})
