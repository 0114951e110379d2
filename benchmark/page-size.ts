// JavaScript a browser must have before a page works, in brotli kB, against its limit.
// Reads the manifest of the built pages (npm run build); a page is its screen, the frame around it and one language.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const built = process.env.ALTA_PAGES_DIR ?? join(import.meta.dirname, '..', 'web', 'dist')

interface Chunk {
  readonly file: string
  readonly imports: readonly string[]
}
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const chunkOf = (entry: unknown): Chunk => {
  const { file, imports } = isRecord(entry) ? entry : {}
  return { file: String(file), imports: Array.isArray(imports) ? imports.map(String) : [] }
}

const read: unknown = JSON.parse(readFileSync(join(built, '.vite', 'manifest.json'), 'utf8'))
const manifest = new Map(Object.entries(isRecord(read) ? read : {}).map(([key, entry]) => [key, chunkOf(entry)]))

const shell = 'src/base/shell/shell.tsx'
const pages = [
  { page: 'login', limit: 150, parts: ['src/features/auth/login.screen.tsx'] },
  { page: 'register', limit: 165, parts: ['src/features/auth/register.screen.tsx'] },
  { page: 'dashboard', limit: 165, parts: [shell, 'src/features/dashboard/dashboard.screen.tsx'] },
  { page: 'organisations', limit: 190, parts: [shell, 'src/features/organisations/organisations.screen.tsx'] },
  { page: 'generate', limit: 190, parts: [shell, 'src/features/reports/generate.screen.tsx'] },
  { page: 'browse', limit: 190, parts: [shell, 'src/features/reports/browse.screen.tsx'] },
]

/** The chunk with everything it imports at once, by manifest key. */
function closure(key: string, seen: Set<string>): Set<string> {
  const entry = manifest.get(key)
  if (!entry) throw new Error(`The build has no ${key}`)
  if (!seen.has(key)) {
    seen.add(key)
    for (const next of entry.imports) closure(next, seen)
  }
  return seen
}

const sizes = new Map<string, number>()
function brotliBytes(key: string): number {
  const file = manifest.get(key)?.file ?? ''
  if (!file.endsWith('.js')) return 0
  const known = sizes.get(file)
  if (known !== undefined) return known
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  const bytes = brotliCompressSync(readFileSync(join(built, file)), best).length
  sizes.set(file, bytes)
  return bytes
}

const rows = pages.map(({ page, limit, parts }) => {
  const keys = new Set<string>()
  for (const part of ['index.html', 'virtual:texts/ca', ...parts]) closure(part, keys)
  const bytes = [...keys].reduce((sum, key) => sum + brotliBytes(key), 0)
  const kB = Math.round(bytes / 100) / 10
  return { page, 'JavaScript (kB brotli)': kB, limit, files: keys.size, holds: kB <= limit }
})
console.table(rows)
if (process.argv.includes('--files'))
  for (const [file, bytes] of [...sizes].toSorted((a, b) => b[1] - a[1])) console.log(file, (bytes / 1000).toFixed(1))
process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1
