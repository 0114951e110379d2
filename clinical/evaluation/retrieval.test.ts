import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { evaluateRetrieval } from './retrieval.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'alta-retrieval-'))
  const sentences = [
    { id: 'a#0', doc: 'a', text: 'Acude por fiebre y tos.' },
    { id: 'a#1', doc: 'a', text: 'Se realiza colecistectomía sin incidencias.' },
    { id: 'a#2', doc: 'a', text: 'Fractura de fémur derecho.' },
    { id: 'b#0', doc: 'b', text: 'Fractura de fémur izquierdo, fractura de tibia.' },
    { id: 'b#1', doc: 'b', text: 'Vive con su hija.' },
  ]
  writeFileSync(join(folder, 'codiesp_sentences.jsonl'), sentences.map((row) => JSON.stringify(row)).join('\n'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function figuresOf(...questions: { doc: string; query: string; gold: string[] }[]) {
  const file = join(folder, 'codiesp_retrieval.jsonl')
  writeFileSync(file, questions.map((row) => JSON.stringify(row)).join('\n'))
  return (await evaluateRetrieval(folder)).figures
}

it('a passage ranked first scores one', async () => {
  const figures = await figuresOf({ doc: 'a', query: 'Fiebre', gold: ['a#0'] })
  expect(figures).toMatchObject({ ndcg_10: 1, recall_5: 1, hit_1: 1, ndcg_10_all: 1, recall_5_all: 1, hit_1_all: 1 })
})

it('other documents affect the score over all documents, not the score within one', async () => {
  const figures = await figuresOf({ doc: 'a', query: 'Fractura de tibia y fémur', gold: ['a#2'] })
  expect(figures).toMatchObject({ ndcg_10: 1, hit_1: 1, recall_5_all: 1, hit_1_all: 0 })
  expect(figures['ndcg_10_all']).toBeCloseTo(1 / Math.log2(3))
})

it('a query whose passage is not found scores zero', async () => {
  const figures = await figuresOf(
    { doc: 'a', query: 'Fiebre', gold: ['a#0'] },
    { doc: 'b', query: 'Zzzz', gold: ['b#1'] },
  )
  expect(figures).toMatchObject({ ndcg_10: 0.5, recall_5: 0.5, hit_1: 0.5, ndcg_10_all: 0.5 })
})
