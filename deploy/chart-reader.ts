/**
 * Renders the subset of Helm's templates in which this chart is written: values, `if`, `range`, `include`, and a few
 * functions, each as Go's text/template has it. Anything else is refused, so that the chart contains nothing that the
 * tests cannot read.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, parseAllDocuments, stringify } from 'yaml'
import * as z from 'zod/mini'

type TemplateToken = { readonly text: string } | { readonly act: string }
type TemplateNode =
  | { readonly text: string }
  | { readonly print: string }
  | { readonly test: string; readonly yes: TemplateNode[]; readonly no: TemplateNode[] }
  | { readonly names: readonly [string, string]; readonly over: string; readonly each: TemplateNode[] }

interface TemplateScope {
  readonly root: unknown
  readonly variables: Readonly<Record<string, unknown>>
  readonly parts: ReadonlyMap<string, TemplateNode[]>
}

const record = z.record(z.string(), z.unknown())

/** Text and actions in turn; `{{-` and `-}}` remove the white space beside them. */
function piecesOf(template: string): TemplateToken[] {
  const pieces: TemplateToken[] = []
  let rest = template
  for (let found = rest.match(/\{\{/); found; found = rest.match(/\{\{/)) {
    const action = /\{\{(-?)\s([\s\S]*?)\s(-?)\}\}/.exec(rest)
    if (action === null || action.index !== found.index)
      throw new Error(`{{ without }}: ${rest.slice(found.index, 60)}`)
    const before = rest.slice(0, action.index)
    pieces.push({ text: action[1] === '-' ? before.trimEnd() : before }, { act: (action[2] ?? '').trim() })
    rest = rest.slice(action.index + action[0].length)
    if (action[3] === '-') rest = rest.trimStart()
  }
  return [...pieces, { text: rest }]
}

function block(pieces: TemplateToken[], parts: Map<string, TemplateNode[]>): { nodes: TemplateNode[]; closed: string } {
  const nodes: TemplateNode[] = []
  for (let piece = pieces.shift(); piece; piece = pieces.shift()) {
    if ('text' in piece) nodes.push(piece)
    else if (piece.act === 'end' || piece.act === 'else') return { nodes, closed: piece.act }
    else {
      const node = action(piece.act, pieces, parts)
      if (node) nodes.push(node)
    }
  }
  return { nodes, closed: '' }
}

function action(act: string, pieces: TemplateToken[], parts: Map<string, TemplateNode[]>): TemplateNode | undefined {
  const [, word = '', rest = ''] = /^(if|range|define)\s+([\s\S]*)$/.exec(act) ?? []
  if (word === '') return { print: act }
  const first = block(pieces, parts)
  if (word === 'if') {
    const no = first.closed === 'else' ? block(pieces, parts).nodes : []
    return { test: rest, yes: first.nodes, no }
  }
  if (word === 'define') {
    parts.set(z.parse(z.string(), JSON.parse(rest)), first.nodes)
    return undefined
  }
  const named = /^\$(\w+), \$(\w+) := (\S+)$/.exec(rest)
  if (!named) throw new Error(`range is read with two names alone: ${act}`)
  return { names: [named[1] ?? '', named[2] ?? ''], over: named[3] ?? '', each: first.nodes }
}

/** A term: a path from the root, a variable, text or a number. A missing value is an error. */
function term(word: string, scope: TemplateScope): unknown {
  if (word.startsWith('"') || /^\d+$/.test(word)) return JSON.parse(word)
  if (word === '.') return scope.root
  const names = word.slice(1).split('.')
  let value: unknown = scope.root
  if (word.startsWith('$')) value = scope.variables[names.shift() ?? '']
  else if (!word.startsWith('.')) throw new Error(`${word} is not known`)
  for (const name of names) {
    const values = record.parse(value)
    if (!Object.hasOwn(values, name)) throw new Error(`${word} is not set`)
    value = values[name]
  }
  return value
}

const isTrue = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : Boolean(value) && !(typeof value === 'object' && !Object.keys(value ?? {}).length)

const functions: Readonly<Record<string, (args: readonly unknown[], scope: TemplateScope) => unknown>> = {
  quote: ([value]) => JSON.stringify(String(value)),
  toYaml: ([value]) => stringify(value).trimEnd(),
  nindent: ([spaces, value]) => `\n${String(value).replaceAll(/^/gm, ' '.repeat(Number(spaces)))}`,
  not: ([value]) => !isTrue(value),
  include: ([name, root], scope) => {
    const part = scope.parts.get(String(name))
    if (!part) throw new Error(`include of ${String(name)}, which is not defined`)
    return print(part, { ...scope, root, variables: {} })
  },
}

function valueOf(pipeline: string, scope: TemplateScope): unknown {
  let piped: unknown[] = []
  for (const stage of pipeline.split(' | ')) {
    const [head = '', ...rest] = stage.match(/"[^"]*"|\S+/g) ?? []
    const known = functions[head]
    if (known) piped = [known([...rest.map((word) => term(word, scope)), ...piped], scope)]
    else if (rest.length > 0 || piped.length > 0) throw new Error(`the function ${head} is not known`)
    else piped = [term(head, scope)]
  }
  return piped[0]
}

function print(nodes: readonly TemplateNode[], scope: TemplateScope): string {
  return nodes
    .map((node) => {
      if ('text' in node) return node.text
      if ('print' in node) return String(valueOf(node.print, scope))
      if ('test' in node) return print(isTrue(valueOf(node.test, scope)) ? node.yes : node.no, scope)
      const [key, value] = node.names
      const entries = Object.entries(record.parse(valueOf(node.over, scope))).toSorted(([a], [b]) => (a < b ? -1 : 1))
      return entries
        .map(([name, entry]) =>
          print(node.each, { ...scope, variables: { ...scope.variables, [key]: name, [value]: entry } }),
        )
        .join('')
    })
    .join('')
}

function merged(values: unknown, changes: unknown): unknown {
  const [base, change] = [record.safeParse(values), record.safeParse(changes)]
  if (!base.success || !change.success) return changes
  const keys = Object.entries(change.data).map(([key, value]) => [key, merged(base.data[key], value)])
  return { ...base.data, ...Object.fromEntries(keys) }
}

/** The objects that a chart renders from its values with `changes` applied. */
export function renderChart(folder: string, changes: object = {}): unknown[] {
  const Values = merged(parse(readFileSync(path.join(folder, 'values.yaml'), 'utf8')), changes)
  const root = { Values, Release: { Name: 'alta' } }
  const parts = new Map<string, TemplateNode[]>()
  const names = readdirSync(path.join(folder, 'templates')).toSorted()
  const templates = names.map((name) => {
    const text = readFileSync(path.join(folder, 'templates', name), 'utf8')
    return { name, nodes: block(piecesOf(text), parts).nodes }
  })
  return templates
    .filter(({ name }) => name.endsWith('.yaml'))
    .flatMap(({ name, nodes }) =>
      parseAllDocuments(print(nodes, { root, variables: {}, parts })).map((document) => {
        const [error] = [...document.errors, ...document.warnings]
        if (error) throw new Error(`${name}: ${error.message}`)
        return document.toJS()
      }),
    )
    .filter((made) => made !== null)
}
