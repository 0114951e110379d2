// The parts of the peers that are used here. The peers are measured only if somebody has installed them.
declare module '@lancedb/lancedb' {
  interface Query {
    readonly fullTextSearch: (query: string, options: { columns: string[] }) => Query
    readonly where: (condition: string) => Query
    readonly select: (columns: string[]) => Query
    readonly limit: (count: number) => Query
    readonly toArray: () => Promise<{ readonly id: string }[]>
  }
  interface Table {
    readonly createIndex: (column: string, options: { config: object }) => Promise<void>
    readonly query: () => Query
  }
  interface Connection {
    readonly createTable: (name: string, rows: readonly object[]) => Promise<Table>
    readonly close: () => void
  }
  export const connect: (folder: string) => Promise<Connection>
  export const Index: { readonly fts: (options: object) => object }
}

declare module '@langchain/community/retrievers/bm25' {
  interface Document {
    readonly pageContent: string
    readonly metadata: { readonly id: string; readonly doc: string }
  }
  interface Retriever {
    readonly invoke: (query: string) => Promise<Document[]>
  }
  export const BM25Retriever: {
    readonly fromDocuments: (documents: Document[], options: { k: number }) => Retriever
  }
}
