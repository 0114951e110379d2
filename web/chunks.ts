import { join } from 'node:path'

interface ModuleContext {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

const source = join(import.meta.dirname, 'src')
const base = join(source, 'base')
const main = join(source, 'main.tsx')
const login = join(source, 'features', 'auth', 'login.screen.tsx')
const register = join(source, 'features', 'auth', 'register.screen.tsx')
const shell = join(source, 'base', 'shell', 'shell.tsx')

// Edges of the graph that the bundler cuts afterwards, because nothing behind them is used there.
const unused =
  /styles\/enhanceHighContrast|[iI]nfiniteQuery(Observer)?\.js|[qQ]ueries(Observer)?\.js|[mM]utation(Observer)\.js|useMutation\.js|@mui\/system\/(Grid|Container|useMediaQuery)/

// Small parts that nearly every screen behind the sign-in draws: a file each would cost more than it holds.
const everywhere = /\/base\/ui\/(panel|page-head|status|empty|waiting|unseen|segments|problem-alert)\.tsx?$/

/** Everything a module imports at once, directly or not. */
function reachable(from: string, context: ModuleContext) {
  const seen = new Set<string>()
  const waiting = [from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id) || unused.test(id)) continue
    seen.add(id)
    // A call without its schemas stands for itself; the file it comes from is not needed for it.
    if (id.startsWith('\0alta-calls:')) continue
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return seen
}

let places: { start: Set<string>; frame: Set<string> } | undefined

/**
 * Which file a module is delivered in. Left alone, the bundler makes three dozen small files for the first page; grouped
 * by how often modules are shared, the sign-in page would load what only later screens need. So: what every page needs
 * (`start`), what every page behind the sign-in needs besides (`frame`), and the rest as it falls.
 */
export function chunkOf(id: string, context: ModuleContext): string | null {
  if (/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react'
  // The screens and what leads to them keep their files.
  if (id === shell || (id.startsWith(source) && !id.startsWith(base))) return null
  if (!places) {
    const first = reachable(main, context)
    const framed = reachable(shell, context)
    const both = [...reachable(login, context)].filter((one) => framed.has(one))
    // What registering draws of them must not bring the whole frame along.
    const small = [...reachable(register, context)].filter((one) => everywhere.test(one))
    places = { start: new Set([...first, ...both, ...small]), frame: framed }
  }
  if (places.start.has(id)) return 'start'
  return places.frame.has(id) || everywhere.test(id) ? 'frame' : null
}
