// Compares the JavaScript that a browser must have before a page works, in brotli kB, with its limit. Reads the
// manifest of the built pages (npm run build). A page consists of its screen, the shell around it and the texts of one
// language.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const built = process.env.ALTA_PAGES_DIR ?? join(import.meta.dirname, '..', 'web', 'dist')

interface BundleChunk {
  readonly file: string
  /** The chunk's name; the file's own name contains only its hash. */
  readonly name: string
  readonly imports: readonly string[]
}
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const chunkOf = (entry: unknown): BundleChunk => {
  const { file, name, imports } = isRecord(entry) ? entry : {}
  return { file: String(file), name: String(name), imports: Array.isArray(imports) ? imports.map(String) : [] }
}

const read: unknown = JSON.parse(readFileSync(join(built, '.vite', 'manifest.json'), 'utf8'))
const manifest = new Map(Object.entries(isRecord(read) ? read : {}).map(([key, entry]) => [key, chunkOf(entry)]))

const shell = 'src/base/shell/shell.tsx'
const inShell = (screen: string) => [shell, `src/features/${screen}.screen.tsx`]
const pages = [
  { page: '/login', limit: 140, parts: ['src/features/auth/login.screen.tsx'] },
  { page: '/register', limit: 155, parts: ['src/features/auth/register.screen.tsx'] },
  { page: '/dashboard', limit: 159, parts: inShell('dashboard/dashboard') },
  { page: '/users', limit: 177, parts: inShell('users/users') },
  { page: '/users/{user_id}', limit: 181, parts: inShell('users/user') },
  { page: '/profile', limit: 173, parts: inShell('profile/profile') },
  { page: '/organisations', limit: 180, parts: inShell('organisations/organisations') },
  { page: '/organisations/{organisation_id}', limit: 180, parts: inShell('organisations/organisation') },
  { page: '/generate-discharge-report', limit: 180, parts: inShell('reports/generate') },
  {
    page: '/browse-discharge-reports',
    limit: 179,
    parts: [...inShell('reports/browse'), 'src/features/reports/report-list.tsx'],
  },
  {
    page: '/browse-discharge-reports?report=',
    limit: 230,
    parts: [...inShell('reports/browse'), 'src/features/reports/review/open-report.tsx'],
  },
  { page: '/rag-chat', limit: 173, parts: inShell('chat/chats') },
  { page: '/rag-chat/{chat_session_id}', limit: 155, parts: inShell('chat/chat') },
]

/** The manifest keys of a chunk and of everything that it imports statically. */
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

const sourceOf = (key: string) => {
  const file = manifest.get(key)?.file ?? ''
  return file.endsWith('.js') ? readFileSync(join(built, file), 'utf8') : ''
}

/** The text catalogs that chunks load when they start, in Catalan, which is the longest. */
const catalogsOf = (keys: Iterable<string>) =>
  [...keys].flatMap((key) =>
    [...sourceOf(key).matchAll(/\((["'`])((?:base|features)\/[\w/-]+)\1\)/g)].map(
      ([, , area]) => `virtual:texts/ca/${area}`,
    ),
  )

const rows = pages.map(({ page, limit, parts }) => {
  const keys = new Set<string>()
  for (const part of ['index.html', 'src/start.tsx', 'virtual:texts/ca/start', ...parts]) closure(part, keys)
  for (const catalog of catalogsOf([...keys])) closure(catalog, keys)
  const bytes = [...keys].reduce((sum, key) => sum + brotliBytes(key), 0)
  const kB = Math.round(bytes / 100) / 10
  return { row: { page, 'JavaScript (kB brotli)': kB, limit, files: keys.size, holds: kB <= limit }, keys }
})
console.table(rows.map(({ row }) => row))
// With --files PAGE, prints the files of which the page consists.
const requestedPage = process.argv[process.argv.indexOf('--files') + 1]
for (const { keys } of rows.filter(({ row }) => row.page === requestedPage))
  for (const key of [...keys].toSorted((a, b) => brotliBytes(b) - brotliBytes(a)))
    console.log((brotliBytes(key) / 1000).toFixed(1).padStart(6), manifest.get(key)?.name, key)
process.exitCode = rows.every(({ row }) => row.holds) ? 0 : 1
