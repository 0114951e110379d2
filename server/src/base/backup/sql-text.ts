/**
 * What encloses the current position of an open statement: nothing, a string, a quoted name, or a body between `$tag$`.
 */
type Inside = '' | "'" | '"' | `$${string}`

const opening = /'|"|--|\$\w*\$/g

const stillInside = (inside: Inside, line: string): Inside => {
  let state = inside
  for (let at = 0; at < line.length;) {
    if (state !== '') {
      const end = line.indexOf(state, at)
      if (end < 0) return state
      at = end + state.length
      state = ''
      continue
    }
    opening.lastIndex = at
    const found = opening.exec(line)?.[0]
    if (found === undefined || found === '--') return ''
    at = opening.lastIndex
    state = found === "'" || found === '"' ? found : `$${found.slice(1)}`
  }
  return state
}

/**
 * Gathers lines of SQL into statements: hands back a statement with the line that ends it. Statements end with a
 * semicolon at the end of a line. Lines of psql's own (`\restrict`) are left out.
 */
export const statementGatherer = (): ((line: string) => string | undefined) => {
  let open: string[] = []
  let inside: Inside = ''
  return (line) => {
    const between = open.length === 0
    if (between && (line.trim() === '' || line.startsWith('--') || line.startsWith('\\'))) return undefined
    open.push(line)
    inside = stillInside(inside, line)
    if (inside !== '' || !line.trimEnd().endsWith(';')) return undefined
    const statement = open.join('\n')
    open = []
    return statement
  }
}
