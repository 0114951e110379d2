/**
 * Compares our search with others over the same sentences in one process. Every query goes to all of them in turn,
 * starting with another one each time.
 * Usage: node benchmark/retrieval/compare.ts PATH [EVERY]
 * PATH is the same as for `evaluate retrieval`; every EVERY-th query is used (default 8). Peers that are not installed
 * are named and left out; to install them:
 * npm i --no-save --legacy-peer-deps @lancedb/lancedb @langchain/community
 */
import {
  count,
  noTotals,
  readRetrievalSet,
  type QueryRow,
  type Totals,
} from '../../clinical/evaluation/retrieval-set.ts'
import { type RetrievalEngine, engines } from './engines.ts'

interface EngineMeasurement {
  readonly engine: RetrievalEngine
  readonly built: number
  readonly within: Totals
  readonly all: Totals
}

const warmUps = 20

async function ask({ engine, within, all }: EngineMeasurement, { query, doc, gold }: QueryRow): Promise<void> {
  for (const [totals, doc_id] of [[within, doc] as const, [all, null] as const]) {
    const began = performance.now()
    const found = await engine.search(query, doc_id)
    count(totals, new Set(gold), { found, took: performance.now() - began })
  }
}

function row({ engine, built, within, all }: EngineMeasurement, number: number): string {
  const figures = [within, all].flatMap(({ ndcg, recall, hit, milliseconds }) => [
    ...[ndcg, recall, hit].map((sum) => (sum / number).toFixed(3)),
    (milliseconds / number).toFixed(1),
  ])
  return [engine.name.padEnd(30), ...figures.map((figure) => figure.padStart(8)), built.toFixed(0).padStart(8)].join(
    ' ',
  )
}

async function compare(path: string, every: number): Promise<void> {
  const { sentences, queries } = readRetrievalSet(path)
  const measured: EngineMeasurement[] = []
  for (const [name, make] of engines) {
    const began = performance.now()
    const engine = await make(sentences)
    if (engine === null) console.log(`${name} is not installed and is left out`)
    else measured.push({ engine, built: performance.now() - began, within: noTotals(), all: noTotals() })
  }
  for (const { query, doc } of queries.slice(0, warmUps))
    for (const { engine } of measured) for (const doc_id of [doc, null]) await engine.search(query, doc_id)
  const sampled = queries.filter((_, at) => at % every === 0)
  for (const [turn, query] of sampled.entries())
    for (const offset of measured.keys()) {
      const next = measured[(turn + offset) % measured.length]
      if (next) await ask(next, query)
    }
  const heads = ['nDCG@10', 'rec@5', 'hit@1', 'ms']
  console.log(`${sampled.length} queries over ${sentences.length} sentences: within the document, then over all`)
  console.log(
    ['', ...heads, ...heads, 'index ms'].map((head, at) => (at === 0 ? ''.padEnd(30) : head.padStart(8))).join(' '),
  )
  for (const one of measured) console.log(row(one, sampled.length))
  for (const { engine } of measured) await engine.close?.()
}

const [path, every = '8'] = process.argv.slice(2)
if (path === undefined || !/^[1-9]\d*$/.test(every)) {
  console.error('usage: npm run bench -- retrieval PATH [EVERY]')
  process.exitCode = 2
} else await compare(path, Number(every))
