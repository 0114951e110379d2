import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { indexTexts, type SearchIndex } from '../src/search/index-texts.ts'
import { type Hit, rank } from '../src/search/rank.ts'
import type { Chunk, SearchText } from '../src/search/texts.ts'

const sentenceRow = z.object({ id: z.string(), doc: z.string(), text: z.string() })
const questionRow = z.object({ doc: z.string(), query: z.string(), gold: z.array(z.string()) })
type SentenceRow = z.infer<typeof sentenceRow>

const sentencesFile = 'codiesp_sentences.jsonl'
const questionsFile = 'codiesp_retrieval.jsonl'

function rowsOf<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.infer<Schema>[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => schema.parse(JSON.parse(line)))
}

/** An index in which every sentence is a passage of its own; `ids` in the order of its chunks. */
function indexOfSentences(rows: readonly SentenceRow[]): { index: SearchIndex; ids: string[] } {
  const texts: SearchText[] = []
  const chunks = new Map<string, Chunk[]>()
  const ids: string[] = []
  for (const [doc, sentences] of Map.groupBy(rows, (row) => row.doc)) {
    let text = ''
    const own = sentences.map((row): Chunk => {
      const span = { start: text.length, end: text.length + row.text.length }
      text += `${row.text}\n`
      ids.push(row.id)
      return { text_id: doc, ...span, sentences: [span], day: null, section: null, header: '', facts: [] }
    })
    texts.push({ id: doc, title: '', text })
    chunks.set(doc, own)
  }
  return { index: indexTexts(texts, chunks), ids }
}

const depth = 10
const gain = (place: number): number => 1 / Math.log2(place + 2)

/** Figures of one ranked list: every gold sentence is as good as the other. */
function judge(found: readonly string[], gold: ReadonlySet<string>) {
  const gained = found.slice(0, depth).reduce((sum, id, place) => sum + (gold.has(id) ? gain(place) : 0), 0)
  const best = Array.from({ length: Math.min(depth, gold.size) }, (_, place) => gain(place))
  const early = found.slice(0, 5).filter((id) => gold.has(id)).length
  return {
    ndcg: gained / best.reduce((sum, one) => sum + one, 0),
    recall: early / Math.min(5, gold.size),
    hit: gold.has(found[0] ?? '') ? 1 : 0,
  }
}

interface Totals {
  ndcg: number
  recall: number
  hit: number
  milliseconds: number
}

const none = (): Totals => ({ ndcg: 0, recall: 0, hit: 0, milliseconds: 0 })

function add(totals: Totals, gold: ReadonlySet<string>, search: () => string[]): void {
  const began = performance.now()
  const found = search()
  totals.milliseconds += performance.now() - began
  const { ndcg, recall, hit } = judge(found, gold)
  totals.ndcg += ndcg
  totals.recall += recall
  totals.hit += hit
}

/**
 * Evidence retrieval on CodiEsp: a query is the description of a code, its gold the sentences that led to the code.
 * Sentences are ranked within the query's document and over all documents (`_all`), with one index of all. nDCG@10 with
 * equal gains, recall@5 of at most five gold sentences, hit@1, and milliseconds a query after the index is built.
 * `path`: the file of queries with the sentences beside it, or a folder that holds both.
 */
export async function evaluateRetrieval(path: string): Promise<{ figures: Record<string, number>; lines: string[] }> {
  const questions = statSync(path).isDirectory() ? join(path, questionsFile) : path
  const began = performance.now()
  const { index, ids } = indexOfSentences(rowsOf(join(dirname(questions), sentencesFile), sentenceRow))
  const built = performance.now() - began
  const idsOf = (hits: readonly Hit[]): string[] => hits.map(({ chunk }) => ids[chunk] ?? '')
  const within = none()
  const all = none()
  let count = 0
  for (const { doc, query, gold } of rowsOf(questions, questionRow)) {
    if (gold.length === 0) continue
    count += 1
    add(within, new Set(gold), () => idsOf(rank(index, query, { k: depth, texts: new Set([doc]) })))
    add(all, new Set(gold), () => idsOf(rank(index, query, { k: depth })))
  }
  const figures = {
    ndcg_10: within.ndcg / count,
    recall_5: within.recall / count,
    hit_1: within.hit / count,
    ms_per_query: within.milliseconds / count,
    ndcg_10_all: all.ndcg / count,
    recall_5_all: all.recall / count,
    hit_1_all: all.hit / count,
    ms_per_query_all: all.milliseconds / count,
  }
  const shown = ({ ndcg, recall, hit }: Totals): string =>
    `nDCG@10 ${(ndcg / count).toFixed(3)}, recall@5 ${(recall / count).toFixed(3)}, hit@1 ${(hit / count).toFixed(3)}`
  const lines = [
    `${count} queries over ${ids.length} sentences of ${index.texts.size} documents, indexed in ${built.toFixed(0)} ms`,
    `within the document: ${shown(within)}`,
    `over all documents: ${shown(all)}`,
  ]
  return { figures, lines }
}
