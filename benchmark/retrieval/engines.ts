import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create, insertMultiple, search } from '@orama/orama'
import { stemmer } from '@orama/stemmers/spanish'
import { stopwords } from '@orama/stopwords/spanish'
import MiniSearch, { type SearchOptions } from 'minisearch'
import { depth, type SentenceRow } from '../../clinical/evaluation/retrieval-set.ts'
import { searchOf } from '../../clinical/evaluation/retrieval.ts'

/** A search over prepared sentences that returns their ids, best first, within one document or over all. */
export interface RetrievalEngine {
  readonly name: string
  readonly search: (query: string, doc: string | null) => string[] | Promise<string[]>
  readonly close?: () => Promise<void>
}

/** Prepares an engine for the sentences; null if its package is not installed. */
export type EngineMaker = (rows: readonly SentenceRow[]) => Promise<RetrievalEngine | null>

const ours: EngineMaker = async (rows) => ({ name: 'Alta', search: searchOf(rows) })

const miniSearch =
  (name: string, options: SearchOptions): EngineMaker =>
  async (rows) => {
    const index = new MiniSearch({ fields: ['text'], storeFields: ['doc'] })
    index.addAll(rows)
    return {
      name,
      search: (query, doc) => {
        const within: SearchOptions = doc === null ? {} : { filter: (found) => found['doc'] === doc }
        return index
          .search(query, { ...options, ...within })
          .slice(0, depth)
          .map(({ id }) => String(id))
      },
    }
  }

const orama: EngineMaker = async (rows) => {
  const tokenizer = { language: 'spanish' as const, stemming: true, stemmer, stopWords: stopwords }
  const index = create({ schema: { text: 'string', doc: 'enum' } as const, components: { tokenizer } })
  await insertMultiple(index, [...rows])
  return {
    name: 'Orama, Spanish',
    search: async (term, doc) => {
      const where = doc === null ? {} : { where: { doc: { eq: doc } } }
      const { hits } = await search(index, { term, properties: ['text'], limit: depth, ...where })
      return hits.map(({ id }) => id)
    },
  }
}

const lanceDb: EngineMaker = async (rows) => {
  const lance = await import('@lancedb/lancedb').catch(() => null)
  if (lance === null) return null
  const folder = await mkdtemp(join(tmpdir(), 'alta-lancedb-'))
  const connection = await lance.connect(folder)
  const table = await connection.createTable('sentences', rows)
  const config = lance.Index.fts({ language: 'Spanish', stem: true, removeStopWords: true, asciiFolding: true })
  await table.createIndex('text', { config })
  return {
    name: 'LanceDB full text, Spanish',
    search: async (query, doc) => {
      const textQuery = table.query().fullTextSearch(query, { columns: ['text'] })
      const within = doc === null ? textQuery : textQuery.where(`doc = '${doc}'`)
      const found = await within.select(['id', '_score']).limit(depth).toArray()
      return found.map(({ id }) => id)
    },
    close: async () => {
      connection.close()
      await rm(folder, { recursive: true })
    },
  }
}

const langChain: EngineMaker = async (rows) => {
  const peer = await import('@langchain/community/retrievers/bm25').catch(() => null)
  if (peer === null) return null
  const documents = rows.map(({ id, doc, text }) => ({ pageContent: text, metadata: { id, doc } }))
  // It has no filter: for a single document, the sentences of that document are selected from the whole list.
  const [first, whole] = [depth, rows.length].map((k) => peer.BM25Retriever.fromDocuments(documents, { k }))
  return {
    name: 'LangChain BM25Retriever',
    search: async (query, doc) => {
      const found = (await (doc === null ? first : whole)?.invoke(query)) ?? []
      const inDocument = doc === null ? found : found.filter(({ metadata }) => metadata.doc === doc)
      return inDocument.slice(0, depth).map(({ metadata }) => metadata.id)
    },
  }
}

/** Every engine with the name that is printed if it is missing. */
export const engines: readonly (readonly [string, EngineMaker])[] = [
  ['Alta', ours],
  ['MiniSearch', miniSearch('MiniSearch', {})],
  ['MiniSearch', miniSearch('MiniSearch, prefix and fuzzy', { prefix: true, fuzzy: 0.2 })],
  ['Orama', orama],
  ['@lancedb/lancedb', lanceDb],
  ['@langchain/community', langChain],
]
