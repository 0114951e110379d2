import type { Endpoint } from '@alta/contract/endpoint'
import { limits } from '@alta/contract/limits'
import { sectionKeys } from '@alta/contract/sections'
import * as z from 'zod/mini'
import type { RecordIds } from './record-ids.ts'

/** Markdown of at most so many characters that is as hard to read as its kind can be. */
const shapes: Readonly<Record<string, string>> = {
  'small tables': '|a|b|\n|-|-|\n|1|2|\n\n',
  'one long table': '|1|2|\n',
  'one table of one column': '|1\n',
  'short paragraphs': 'a\n\n',
  'short items': '- a\n',
  'deep lists': `${Array.from({ length: 40 }, (_, depth) => `${'  '.repeat(depth)}- a\n`).join('')}\n`,
  asterisks: '*a_',
  brackets: '[',
  pipes: '|',
  links: '[a](b) ',
  'one line': 'palabra ',
}
export const shapeNames = Object.keys(shapes)

/** A text of a shape, as long as it may be. */
export const textOfShape = (shape: string, characters: number): string => {
  const piece = shapes[shape] ?? shape
  const head = shape.includes('table') && !shape.startsWith('small') ? '|a|b|\n|-|-|\n' : ''
  return head + piece.repeat(Math.floor((characters - head.length) / piece.length))
}

/** What a call takes besides the ids of its path. */
export interface LargestRequest {
  readonly query?: Record<string, string>
  readonly typed?: Record<string, string>
  readonly body?: unknown
  readonly raw?: { readonly bytes: Uint8Array; readonly media_type: string }
}

type SchemaNode = z.core.JSONSchema.BaseSchema
const isNode = (value: unknown): value is SchemaNode => typeof value === 'object' && value !== null

/** The largest value that a JSON Schema admits; names of ids are those of records. */
function largestOf(node: SchemaNode, ids: RecordIds, name = ''): unknown {
  if (ids[name] !== undefined) return ids[name]
  if (node.const !== undefined) return node.const
  if (Array.isArray(node.enum)) return node.enum[0]
  const branches = [...(node.anyOf ?? []), ...(node.oneOf ?? [])].filter(isNode)
  if (branches.length > 0)
    return branches
      .map((branch) => largestOf(branch, ids, name))
      .toSorted((a, b) => JSON.stringify(b ?? null).length - JSON.stringify(a ?? null).length)[0]
  if (node.type === 'object')
    return Object.fromEntries(
      Object.entries(node.properties ?? {}).flatMap(([key, part]) =>
        isNode(part) ? [[key, largestOf(part, ids, key)]] : [],
      ),
    )
  if (node.type === 'array') {
    const { items } = node
    const of = isNode(items) && !Array.isArray(items) ? items : {}
    return Array.from({ length: node.maxItems ?? limits.list_items }, () => largestOf(of, ids, name.replace(/s$/, '')))
  }
  if (node.type === 'boolean') return true
  if (node.type === 'integer' || node.type === 'number') return Math.min(node.maximum ?? 30, 1_000_000)
  if (node.format === 'email') return `${'a'.repeat(60)}.${crypto.randomUUID()}@ward.example`
  if (node.pattern?.includes('\\d{4}-')) return '2026-01-01'
  if (node.pattern?.includes('\\d')) return '1'
  return 'áb '.repeat(Math.ceil((node.maxLength ?? 100) / 3)).slice(0, node.maxLength ?? 100)
}

/** Sections of a report, as long and as many as one call takes. */
function sections(shape: string, most: number) {
  const markdown = textOfShape(shape, limits.section_characters)
  const fitting = Math.floor(1_900_000 / JSON.stringify(markdown).length)
  return sectionKeys.slice(0, Math.min(most, fitting)).map((key) => ({ key, markdown }))
}

const rowsOfImport = (organisation: string) => {
  const rows = Array.from(
    { length: limits.import_rows },
    (_, at) =>
      `Persona ${at} ${'ñ'.repeat(100)},persona.${at}.${'x'.repeat(100)}@ward.example,${organisation},reader,es`,
  )
  return Buffer.from(`name,email,organisation,role,locale\n${rows.join('\n')}\n`)
}

const course = (shape: string) => textOfShape(shape, limits.course_characters_max)
const file = (byte: number) => Buffer.alloc(limits.course_file_bytes, byte).toString('base64')

/** Of one course, as many as are taken, each of them to be dated. */
const filesOf = (shape: string) => {
  const most = limits.course_files_max
  const text = `03/05/2024 Ingreso\n${textOfShape(shape, limits.course_characters_max / most - 40)}`
  return Array.from({ length: most }, (_, at) => ({ text, filename: `${at}.txt` }))
}

/** How large what a person writes is to be: some sections in every run, all of them where time does not matter. */
export interface RequestSize {
  readonly shape: string
  readonly sections: number
}

type Special = (ids: RecordIds, size: RequestSize) => readonly LargestRequest[]

/** Bodies that hold markdown, courses, tables of rows or files: their form matters more than their length. */
const special: Readonly<Record<string, Special>> = {
  'course_files.read': ({ organisation_id = '' }) =>
    [0xe1, 0x61].map((byte) => ({
      query: { organisation_id, kind: 'txt' },
      raw: { bytes: Buffer.alloc(limits.document_file_bytes, byte), media_type: 'application/octet-stream' },
    })),
  'reports.create': ({ organisation_id }, { shape }) => [
    { body: { organisation_id, source: { text: course(shape) } } },
    // ISO 8859-1, UTF-8, and nothing at all
    { body: { organisation_id, source: { file_base64: file(0xe1), filename: 'curso.txt' } } },
    { body: { organisation_id, source: { file_base64: file(0x61), filename: 'curso.txt' } } },
    { body: { organisation_id, source: { file_base64: file(0x50), filename: 'curso.docx' } } },
    { body: { organisation_id, source: { files: filesOf(shape) } } },
  ],
  'reports.correct': (_ids, { shape, sections: most }) => [
    { body: { sections: sections(shape, most), base_revision: 1 } },
  ],
  'reports.save_draft': (_ids, { shape }) => [{ body: { sections: sections(shape, 18), base_revision: 1 } }],
  'reports.correct_head': () => {
    const value = 'áb '.repeat(Math.ceil(limits.head_characters / 3)).slice(0, limits.head_characters)
    const words = ['record_number', 'name', 'age', 'service', 'destination', 'physician']
    return [{ body: { revision: 1, head: Object.fromEntries(words.map((key) => [key, { value }])) } }]
  },
  'reports.accept': () => [{ body: { section: 'extra_comments', text: 'La última.', accepted: true } }],
  'reports.dismiss': () => [
    {
      body: {
        facts: Array.from({ length: limits.dismissed_at_once }, () => ({
          section: 'medication',
          text: 'enalapril 10 mg',
        })),
        dismissed: true,
      },
    },
  ],
  'reports.sign': () => [{ body: { version: 'corrected', revision: 1 } }],
  'reports.export': () =>
    ['docx', 'markdown', 'text', 'fhir'].map((format) => ({ query: { version: 'corrected', format } })),
  'chat.export': () => ['docx', 'markdown'].map((format) => ({ query: { format } })),
  'chat.report_text': () => [{ query: { revision: '0' } }],
  'chat.ask': () => [{ body: { content: '¿Qué alergias tiene? '.repeat(380) } }],
  'users.import': ({ organisation_name = '' }) => [
    { raw: { bytes: rowsOfImport(organisation_name), media_type: 'text/csv' }, query: { dry_run: 'true' } },
    { raw: { bytes: Buffer.alloc(limits.import_file_bytes, 'a,'), media_type: 'text/csv' } },
    { raw: { bytes: Buffer.alloc(limits.import_file_bytes, '"\n'), media_type: 'text/csv' } },
    { raw: { bytes: rowsOfImport(organisation_name), media_type: 'text/csv' } },
  ],
  'chat.update': () => [{ body: { title: 'Cama 12 '.repeat(15), rag_strategy: 'rag' } }],
  'documents.create': () => [
    { body: { filename: 'a.txt', media_type: 'text/plain', bytes: limits.document_file_bytes } },
  ],
  'documents.write': () => [
    { raw: { bytes: Buffer.alloc(limits.document_file_bytes, 'a '), media_type: 'text/plain' } },
  ],
  'audit.export': () => ['csv', 'ndjson'].map((format) => ({ query: { format } })),
  'search.find': () => [{ typed: { q: 'a '.repeat(50).trim() } }],
}

const lists = /\.(list|messages)$/

/** Everything as large as the call admits, each variant of it. */
export function largestRequests(
  name: string,
  endpoint: Endpoint,
  { ids, size }: { ids: RecordIds; size: RequestSize },
): readonly LargestRequest[] {
  const own = special[name]?.(ids, size)
  if (own) return own
  const hasLimit = endpoint.query !== undefined && lists.test(name) && 'limit' in endpoint.query.shape
  const query = hasLimit ? { query: { limit: String(limits.list_items), count: 'true' } } : {}
  const body =
    'body' in endpoint && endpoint.body ? z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }) : null
  return [{ ...query, ...(body && { body: largestOf(body, ids) }) }]
}
