import { indexTexts, type SearchIndex } from '../src/search/index-texts.ts'
import { type Hit, rank } from '../src/search/rank.ts'
import type { Chunk, SearchText } from '../src/search/texts.ts'
import { count, depth, noTotals, readRetrievalSet, type SentenceRow, type Totals } from './retrieval-set.ts'

/** An index in which every sentence is a passage of its own; `ids` are in the order of its chunks. */
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

/** A search over the sentences of the retrieval set that returns ids, best first, within one document or over all. */
export function searchOf(rows: readonly SentenceRow[]): (query: string, doc: string | null) => string[] {
  const { index, ids } = indexOfSentences(rows)
  const idsOf = (hits: readonly Hit[]): string[] => hits.map(({ chunk }) => ids[chunk] ?? '')
  return (query, doc) => idsOf(rank(index, query, doc === null ? { k: depth } : { k: depth, texts: new Set([doc]) }))
}

/**
 * Evaluates evidence retrieval on CodiEsp: a query is the description of a code, and its gold sentences are those that
 * led to the code. Sentences are ranked within the query's document and over all documents (`_all`), with one index of
 * all; see `count` for the figures. Milliseconds are per query, without building the index. `path` is the file of
 * queries with the sentences beside it, or a folder that contains both.
 */
export async function evaluateRetrieval(path: string): Promise<{ figures: Record<string, number>; lines: string[] }> {
  const { sentences, queries } = readRetrievalSet(path)
  const began = performance.now()
  const search = searchOf(sentences)
  const built = performance.now() - began
  const within = noTotals()
  const all = noTotals()
  for (const { doc, query, gold } of queries) {
    for (const [totals, doc_id] of [[within, doc] as const, [all, null] as const]) {
      const began = performance.now()
      const found = search(query, doc_id)
      count(totals, new Set(gold), { found, took: performance.now() - began })
    }
  }
  const number = queries.length
  const figures = {
    ndcg_10: within.ndcg / number,
    recall_5: within.recall / number,
    hit_1: within.hit / number,
    ms_per_query: within.milliseconds / number,
    ndcg_10_all: all.ndcg / number,
    recall_5_all: all.recall / number,
    hit_1_all: all.hit / number,
    ms_per_query_all: all.milliseconds / number,
  }
  const shown = ({ ndcg, recall, hit }: Totals): string =>
    `nDCG@10 ${(ndcg / number).toFixed(3)}, recall@5 ${(recall / number).toFixed(3)}, hit@1 ${(hit / number).toFixed(3)}`
  const lines = [
    `${number} queries over ${sentences.length} sentences, indexed in ${built.toFixed(0)} ms`,
    `within the document: ${shown(within)}`,
    `over all documents: ${shown(all)}`,
  ]
  return { figures, lines }
}
