import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parseSync } from 'vite'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const files = globSync('{contract,clinical,server,web}/src/**/*.{ts,tsx}', { cwd: root })

interface Import {
  readonly from: string
  readonly to: string
}

/** What a specifier names, as a path from the repository's root; packages keep their name. */
function target(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(from), specifier))
  if (specifier.startsWith('#')) return join('server/src', specifier.slice(1))
  const workspace = /^@alta\/(\w+)\/(.*)$/.exec(specifier)
  return workspace ? `${workspace[1]}/src/${workspace[2]}` : specifier
}

const imports: Import[] = files.flatMap((from) => {
  const { module } = parseSync(from, readFileSync(join(root, from), 'utf8'))
  const dynamic = [...readFileSync(join(root, from), 'utf8').matchAll(/\bimport\(\s*'([^']+)'/g)].map(
    (match) => match[1],
  )
  return [...module.staticImports.map((one) => one.moduleRequest.value), ...dynamic].flatMap((specifier) =>
    specifier === undefined ? [] : [{ from, to: target(from, specifier) }],
  )
})

const isTest = (path: string) => /\.test\.tsx?$|\/standing\//.test(path)
const inside = (path: string, place: string) => path.startsWith(`${place}/`)
const offences = (wrong: (one: Import) => boolean) =>
  imports.filter((one) => !isTest(one.from) && wrong(one)).map(({ from, to }) => `${from} → ${to}`)

test('there are imports to look at', () => {
  expect(imports.length).toBeGreaterThan(100)
})

test('the contract stands on zod alone', () => {
  expect(offences(({ from, to }) => inside(from, 'contract') && !inside(to, 'contract') && to !== 'zod/mini')).toEqual(
    [],
  )
})

test('clinical work needs no disk but for its weights and terms, no network or clock, and of the other packages only the contract', () => {
  const foreign = /^(node:|fs$|server\/|web\/|journeys\/)/
  // The weights of the networks (decision 0016) and the tables of terms are data, read once.
  const readsData = ['clinical/src/learning/stored-networks.ts', 'clinical/src/lexicon/terms.ts']
  expect(offences(({ from, to }) => inside(from, 'clinical') && !readsData.includes(from) && foreign.test(to))).toEqual(
    [],
  )
})

test('server and web do not know each other', () => {
  expect(offences(({ from, to }) => inside(from, 'server') && inside(to, 'web'))).toEqual([])
  expect(offences(({ from, to }) => inside(from, 'web') && inside(to, 'server'))).toEqual([])
})

test('the pages take from clinical only what reads and writes documents', () => {
  const allowed = /^clinical\/src\/(document|text)\//
  expect(offences(({ from, to }) => inside(from, 'web') && inside(to, 'clinical') && !allowed.test(to))).toEqual([])
})

test('the pages reach nothing that reads from the disk', () => {
  const next = Map.groupBy(
    imports.filter((one) => !isTest(one.from)),
    (one) => one.from,
  )
  // The pages name a module of another package without its ending.
  const reached = new Set([...next.keys()].filter((from) => inside(from, 'web')))
  for (const from of reached)
    for (const { to } of next.get(from) ?? []) reached.add(files.includes(`${to}.ts`) ? `${to}.ts` : to)
  expect(reached).toContain('clinical/src/text/language.ts')
  expect([...reached].filter((path) => path.startsWith('node:'))).toEqual([])
})

test('the base never imports a feature', () => {
  for (const place of ['server', 'web'])
    expect(
      offences(({ from, to }) => inside(from, `${place}/src/base`) && inside(to, `${place}/src/features`)),
    ).toEqual([])
})

test("a feature uses only another feature's records, store, rules or queries", () => {
  const feature = (path: string) => /^(?:server|web)\/src\/features\/([^/]+)\//.exec(path)?.[1]
  const open = /\.(record|store|rules|queries)\.tsx?$/
  expect(
    offences(({ from, to }) => {
      const [mine, other] = [feature(from), feature(to)]
      return mine !== undefined && other !== undefined && mine !== other && !open.test(to)
    }),
  ).toEqual([])
})

test('no import goes round in a circle', () => {
  const next = Map.groupBy(
    imports.filter((one) => !isTest(one.from)),
    (one) => one.from,
  )
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (file: string, path: readonly string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (done.has(file) || path.includes(file)) return
    for (const { to } of next.get(file) ?? []) walk(to, [...path, file])
    done.add(file)
  }
  for (const file of files) walk(file, [])
  expect(circles).toEqual([])
})
