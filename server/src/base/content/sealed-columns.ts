import * as z from 'zod/mini'

/**
 * How a column is stored: text and bytes as they are, JSON as a JSON string. `around` states which part stays readable
 * beside it.
 */
export type ColumnKind = 'text' | 'json' | 'bytes'

interface SealedTable {
  /** Columns that name the record, whose values are bound to what is encrypted. */
  readonly row: readonly string[]
  /** The primary key, by which the rows are visited in order. */
  readonly key: readonly string[]
  readonly columns: Readonly<Record<string, ColumnKind>>
  /** For JSON columns in which SQL looks something up: the part that stays readable, or null. */
  readonly around?: Readonly<Record<string, (value: unknown) => unknown>>
}

/** The ids by which SQL looks such values up. */
const lookedUpBy = ['organisation_id', 'discharge_report_id', 'chat_session_id', 'document_id']
const uuid = z.uuid()
const idAt = (value: unknown, name: string): Record<string, string> => {
  const found = uuid.safeParse(typeof value === 'object' && value !== null ? Reflect.get(value, name) : null)
  return found.success ? { [name]: found.data } : {}
}

/** Only ids stay readable, also the id of a question within an answer. */
function ids(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return null
  const found = Object.assign({}, ...lookedUpBy.map((name) => idAt(value, name)))
  const question = idAt(Reflect.get(value, 'user_message'), 'message_id')
  return Object.keys(question).length > 0 ? { ...found, user_message: question } : found
}

const identities = z.array(z.object({ written: z.object({ record_number: z.nullable(z.string()) }) }))
/** Only record numbers stay readable, by which legal holds are looked up. */
const numbers = (value: unknown): unknown => identities.safeParse(value).data ?? null

const report = ['organisation_id', 'discharge_report_id']
const chat = ['organisation_id', 'chat_session_id']
const text = [...chat, 'source_id']

/** Everything in the database that is encrypted while a key writes. */
export const sealedTables: Readonly<Record<string, SealedTable>> = {
  discharge_reports: {
    row: report,
    key: report,
    columns: {
      source_text: 'text',
      source_filename: 'text',
      source_files: 'json',
      source_uncertain: 'json',
      sections: 'json',
      unused: 'json',
      stay: 'json',
      patient: 'json',
      warnings: 'json',
    },
  },
  discharge_report_revisions: {
    row: report,
    key: [...report, 'revision'],
    columns: { sections: 'json', head: 'json' },
  },
  discharge_report_drafts: { row: report, key: [...report, 'user_id'], columns: { sections: 'json' } },
  discharge_report_ratings: { row: report, key: [...report, 'user_id'], columns: { comment: 'text' } },
  discharge_report_signatures: { row: report, key: [...report, 'revision'], columns: { accepted: 'json' } },
  discharge_report_acceptances: { row: report, key: [...report, 'section', 'text_digest'], columns: { text: 'text' } },
  discharge_report_dismissals: { row: report, key: [...report, 'section', 'text_digest'], columns: { text: 'text' } },
  discharge_report_model_calls: {
    row: report,
    key: [...report, 'model_call_id'],
    columns: { prompt: 'json', answer: 'text', failure: 'text' },
  },
  chat_documents: { row: [...chat, 'document_id'], key: [...chat, 'document_id'], columns: { filename: 'text' } },
  chat_texts: {
    row: text,
    key: [...text, 'revision'],
    columns: { title: 'text', text: 'text', chunks: 'json', recognised: 'json', identities: 'json' },
    around: { identities: numbers },
  },
  chat_vectors: { row: text, key: [...text, 'revision'], columns: { vectors: 'bytes' } },
  chat_messages: {
    row: [...chat, 'message_id'],
    key: [...chat, 'message_id'],
    columns: { content: 'text', citations: 'json', doubts: 'json' },
  },
  events: {
    row: ['organisation_id', 'topic'],
    key: ['organisation_id', 'topic', 'seq'],
    columns: { data: 'json' },
    around: { data: ids },
  },
  idempotency_keys: {
    row: ['caller_id', 'key'],
    key: ['caller_id', 'key'],
    columns: { answer: 'json' },
    around: { answer: ids },
  },
}
