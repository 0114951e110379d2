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

/** The path of an imported file from the root of the repository. Packages keep their name. */
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
const inside = (path: string, folder: string) => path.startsWith(`${folder}/`)
const offences = (wrong: (one: Import) => boolean) =>
  imports.filter((one) => !isTest(one.from) && wrong(one)).map(({ from, to }) => `${from} → ${to}`)

test('imports are found', () => {
  expect(imports.length).toBeGreaterThan(100)
})

test('the contract imports only zod', () => {
  expect(offences(({ from, to }) => inside(from, 'contract') && !inside(to, 'contract') && to !== 'zod/mini')).toEqual(
    [],
  )
})

test('clinical code reads nothing but its weights and terms, uses no network or clock, and imports only the contract', () => {
  const foreign = /^(node:|fs$|server\/|web\/|journeys\/)/
  // The weights of the networks (decision 0016) and the tables of terms are data that is read once.
  const readsData = ['clinical/src/learning/stored-networks.ts', 'clinical/src/lexicon/terms.ts']
  expect(offences(({ from, to }) => inside(from, 'clinical') && !readsData.includes(from) && foreign.test(to))).toEqual(
    [],
  )
})

test('server and web do not import each other', () => {
  expect(offences(({ from, to }) => inside(from, 'server') && inside(to, 'web'))).toEqual([])
  expect(offences(({ from, to }) => inside(from, 'web') && inside(to, 'server'))).toEqual([])
})

test('the pages import from clinical only what reads and writes documents', () => {
  const allowed = /^clinical\/src\/(document|text)\//
  expect(offences(({ from, to }) => inside(from, 'web') && inside(to, 'clinical') && !allowed.test(to))).toEqual([])
})

test('the pages import nothing that reads from the disk, even indirectly', () => {
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
  for (const packageName of ['server', 'web'])
    expect(
      offences(({ from, to }) => inside(from, `${packageName}/src/base`) && inside(to, `${packageName}/src/features`)),
    ).toEqual([])
})

/** The feature that a file belongs to, with its package: `server/reports`. */
const featureOf = (path: string) => {
  const [, packageName, feature] = /^(server|web)\/src\/features\/([^/]+)\//.exec(path) ?? []
  return feature === undefined ? undefined : `${packageName}/${feature}`
}

/** Parts of features with screens that other features also show. Add a file here before another feature imports it. */
const shownByOthers = [
  'organisations/create/dialogs.ts',
  'users/edit/user-edit.texts.ts',
  'users/edit/user-fields.tsx',
  'users/edit/user-form.ts',
].map((name) => `web/src/features/${name}`)

test('a feature imports only records, store, rules or queries of another feature, or parts that are meant to be shared', () => {
  const withScreen = new Set(files.filter((path) => path.endsWith('.screen.tsx')).map(featureOf))
  const open = (to: string) =>
    inside(to, 'server')
      ? /\.(record|store|rules)\.ts$/.test(to)
      : /\.queries\.tsx?$/.test(to) || !withScreen.has(featureOf(to)) || shownByOthers.includes(to)
  expect(
    offences(({ from, to }) => {
      const [mine, other] = [featureOf(from), featureOf(to)]
      return mine !== undefined && other !== undefined && mine !== other && !open(to)
    }),
  ).toEqual([])
  expect(
    shownByOthers.filter(
      (path) => !imports.some(({ from, to }) => to === path && !isTest(from) && featureOf(from) !== featureOf(path)),
    ),
  ).toEqual([])
})

test('no file imports itself through others', () => {
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

/** The shortest path along `next` from `start` back to itself; null when there is none. */
function loopThrough(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | null {
  const waiting: (readonly string[])[] = [[start]]
  const visited = new Set<string>()
  for (const way of waiting)
    for (const to of next.get(way.at(-1) ?? '') ?? []) {
      if (to === start) return [...way, to]
      if (!visited.has(to)) waiting.push([...way, to])
      visited.add(to)
    }
  return null
}

test('no feature imports itself through others: what connects features belongs above or below them', () => {
  const between = imports
    .filter((one) => !isTest(one.from))
    .flatMap(({ from, to }) => {
      const [mine, other] = [featureOf(from), featureOf(to)]
      return mine !== undefined && other !== undefined && mine !== other ? [{ mine, other, from, to }] : []
    })
  expect(between.length).toBeGreaterThan(100)
  const next = new Map(
    [...Map.groupBy(between, ({ mine }) => mine)].map(([mine, all]) => [mine, new Set(all.map(({ other }) => other))]),
  )
  const loops = [...next.keys()].flatMap((feature) => {
    const loop = loopThrough(feature, next)
    if (loop === null) return []
    // Each step is shown with one import that causes it, so that the loop can be removed there.
    const steps = loop.slice(1).map((to, step) => {
      const importBetween = between.find(({ mine, other }) => mine === loop[step] && other === to)
      return `${importBetween?.from} imports ${importBetween?.to}`
    })
    return [`${loop.join(' → ')}: ${steps.join('; ')}`]
  })
  expect(loops).toEqual([])
})

test('the pages name a call by importing it, never by a string', () => {
  const named = /['"`](GET|POST|PUT|PATCH|DELETE) \//
  const pages = files.filter((path) => inside(path, 'web') && !isTest(path))
  expect(pages.length).toBeGreaterThan(100)
  expect(pages.filter((path) => named.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})
