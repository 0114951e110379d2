import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'

const sentenceRow = z.object({ id: z.string(), doc: z.string(), text: z.string() })
const queryRow = z.object({ doc: z.string(), query: z.string(), gold: z.array(z.string()) })
export type SentenceRow = z.infer<typeof sentenceRow>
export type QueryRow = z.infer<typeof queryRow>

const sentencesFile = 'codiesp_sentences.jsonl'
const queriesFile = 'codiesp_retrieval.jsonl'

function rowsOf<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.infer<Schema>[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => schema.parse(JSON.parse(line)))
}

/**
 * Reads the retrieval set: sentences of documents, and queries with the sentences that answer them (`gold`, never
 * empty). `path` is the file of queries with the sentences beside it, or a folder that contains both.
 */
export function readRetrievalSet(path: string): { sentences: SentenceRow[]; queries: QueryRow[] } {
  const file = statSync(path).isDirectory() ? join(path, queriesFile) : path
  return {
    sentences: rowsOf(join(dirname(file), sentencesFile), sentenceRow),
    queries: rowsOf(file, queryRow).filter(({ gold }) => gold.length > 0),
  }
}

/** How many sentences of a ranked list are judged. */
export const depth = 10
const early = 5
const gain = (rank: number): number => 1 / Math.log2(rank + 2)

/** Sums over queries; divided by the number of queries they become figures. */
export interface Totals {
  ndcg: number
  recall: number
  hit: number
  milliseconds: number
}

export const noTotals = (): Totals => ({ ndcg: 0, recall: 0, hit: 0, milliseconds: 0 })

/**
 * Adds to the totals: nDCG@10 with equal gains, recall@5 of at most five gold sentences, hit@1 of one ranked list, and
 * the time that it took.
 */
export function count(
  totals: Totals,
  gold: ReadonlySet<string>,
  ranked: { found: readonly string[]; took: number },
): void {
  const { found, took } = ranked
  const gained = found.slice(0, depth).reduce((sum, id, rank) => sum + (gold.has(id) ? gain(rank) : 0), 0)
  const best = Array.from({ length: Math.min(depth, gold.size) }, (_, rank) => gain(rank))
  totals.ndcg += gained / best.reduce((sum, one) => sum + one, 0)
  totals.recall += found.slice(0, early).filter((id) => gold.has(id)).length / Math.min(early, gold.size)
  totals.hit += gold.has(found[0] ?? '') ? 1 : 0
  totals.milliseconds += took
}
