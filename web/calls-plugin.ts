import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const contract = join(import.meta.dirname, '..', 'contract', 'src')
const request = /^@alta\/contract\/([\w-]+)$/
const slim = /^\0alta-calls:([\w-]+)$/

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isCall = (value: unknown) => isRecord(value) && 'method' in value && 'path' in value && value['kind'] !== 'stream'
/** Whether a value is text, a number, or a list or record of these. */
const isPlain = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every(isPlain)
    : isRecord(value)
      ? Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain)
      : value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** What the pages need of a call: where it goes and how it is sent. The schemas are the server's business. */
const address = (call: unknown) => {
  if (!isRecord(call)) return '{}'
  const { kind, method, path, creates } = call
  return JSON.stringify({ kind, method, path, creates })
}

const valuesOf = async (name: string): Promise<[string, unknown][]> => {
  const module: unknown = await import(pathToFileURL(join(contract, `${name}.ts`)).href)
  return Object.entries(module ?? {})
}

/**
 * Hands the browser the contract's calls and plain values without its schemas, so that a page loads neither them nor the
 * library behind them (12 kB) unless it uses a schema itself. Streams keep theirs: each event is checked on arrival.
 */
export function callsPlugin(): Plugin {
  const files = new Set(globSync('*.ts', { cwd: contract }).map((file) => file.replace(/\.ts$/, '')))
  return {
    name: 'alta-calls',
    enforce: 'pre',
    async resolveId(id, importer) {
      const name = request.exec(id)?.[1]
      if (name === undefined || !files.has(name) || importer?.startsWith('\0alta-calls:')) return undefined
      const values = await valuesOf(name)
      const hasSchemas = /from 'zod/.test(readFileSync(join(contract, `${name}.ts`), 'utf8'))
      return hasSchemas && values.some(([, value]) => isCall(value) || isPlain(value))
        ? `\0alta-calls:${name}`
        : undefined
    },
    async load(id) {
      const name = slim.exec(id)?.[1]
      if (name === undefined) return undefined
      const file = join(contract, `${name}.ts`)
      this.addWatchFile(file)
      const values = await valuesOf(name)
      const whole = values.filter(([, value]) => !isCall(value) && !isPlain(value)).map(([key]) => key)
      const own = values
        .filter(([key]) => !whole.includes(key))
        .map(([key, value]) => `export const ${key} = ${isCall(value) ? address(value) : JSON.stringify(value)}`)
      if (whole.length > 0) own.push(`export { ${whole.join(', ')} } from '${file}'`)
      return { code: own.join('\n'), moduleSideEffects: false }
    },
    // The modules only declare values, so the bundler may leave out a file of the contract from which nothing is used.
    transform(_code, id) {
      return id.startsWith(contract) ? { moduleSideEffects: false } : undefined
    },
  }
}
