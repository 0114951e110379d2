import { type PGlite, parse, protocol, type Results } from '@electric-sql/pglite'
import { openStatementNames } from '../statement-names.ts'
import type { EngineResult } from './engine.ts'

const { serialize } = protocol
const describe = serialize.describe({ type: 'P' })
const execute = serialize.execute({})
const sync = serialize.sync()

export const resultOf = ({ rows, affectedRows, command }: Results<Record<string, unknown>>): EngineResult => ({
  rows,
  affectedRows,
  command,
})

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

/** A value in PostgreSQL's text format; the server knows the types. Arrays become arrays, other objects JSON. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array)
    return String.raw`\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`
  if (Array.isArray(value)) return `{${value.map(elementOf).join(',')}}`
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : JSON.stringify(value)
}

function elementOf(value: unknown): string {
  const text = textOf(value)
  if (text === null) return 'NULL'
  return Array.isArray(value) ? text : quoted(text)
}

/**
 * Statements with values in PostgreSQL's extended protocol: all messages of one go to the engine together, which takes
 * half the time of one call for each, and one that comes again and again is parsed and planned once.
 */
export function openProtocol(pglite: PGlite) {
  const nameOf = openStatementNames()
  const prepared = new Set<string>()
  const send = async (...parts: readonly Uint8Array[]) =>
    await pglite.execProtocolStream(Buffer.concat(parts), { syncToFs: false })

  /** A statement that cannot be parsed is not there under its name afterwards. */
  const prepare = async (text: string): Promise<string> => {
    const name = nameOf(text) ?? ''
    if (name === '' || prepared.has(name)) return name
    await send(serialize.parse({ name, text }), sync)
    prepared.add(name)
    return name
  }
  return {
    query: async (text: string, values: readonly unknown[]): Promise<EngineResult> => {
      const statement = await prepare(text)
      const parsing = statement === '' ? [serialize.parse({ text })] : []
      const bind = serialize.bind({ statement, values: values.map(textOf) })
      const answers = await send(...parsing, bind, describe, execute, sync)
      const [result] = parse.parseResults(answers, pglite.parsers)
      return resultOf(result ?? { rows: [], fields: [] })
    },
    /** Somebody else in the session may have removed what was prepared: everything is prepared again. */
    forget: async (): Promise<void> => {
      await pglite.exec('deallocate all')
      prepared.clear()
    },
  }
}
