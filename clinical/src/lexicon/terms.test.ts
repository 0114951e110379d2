import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fold } from '../text/fold.ts'
import { formsOf, termsFolder } from './terms.ts'

const header = ['concept', 'form', 'language', 'kind', 'source', 'licence']
const languages = ['es', 'ca', 'en', 'mul']
/** The source codes that clinical/terms/README.md explains. */
const sources = ['alta']

/** In these tables the forms of one concept need not be consecutive, as the README states. */
const ownOrder = ['cues', 'drugs', 'figures', 'opposites']

/**
 * Misspellings that the trained readers depend on: the networks read "scA" as the word "sc", and the search lowercases
 * "tptA".
 */
const notFolded = ['scA', 'tptA']

const tables = readdirSync(termsFolder)
  .filter((name) => name.endsWith('.tsv'))
  .map((name) => {
    const lines = readFileSync(new URL(name, termsFolder), 'utf8').split('\n')
    return { name: name.replace('.tsv', ''), lines, rows: lines.slice(1, -1).map((line) => line.split('\t')) }
  })

const twice = (all: readonly string[]): string[] => {
  const found = new Set<string>()
  return all.filter((one) => found.size === found.add(one).size)
}

it('there are term tables', () => {
  expect(tables.length).toBeGreaterThan(10)
})

describe.each(tables)('$name', ({ name, lines, rows }) => {
  it('has a header, rows of six columns and a line break at the end', () => {
    expect(lines[0]?.split('\t')).toEqual(header)
    expect(lines.at(-1)).toBe('')
    expect(rows.filter((row) => row.length !== header.length || row.includes(''))).toEqual([])
    expect(rows.filter((row) => row.some((cell) => cell !== cell.trim()) && name !== 'patterns')).toEqual([])
  })

  it('has only known languages, sources and licences', () => {
    expect(rows.filter(([, , language = '']) => !languages.includes(language))).toEqual([])
    expect(rows.filter((row) => row.slice(4).some((code) => !sources.includes(code)))).toEqual([])
  })

  it('has no duplicate rows, even across languages', () => {
    const entries = rows.map(([concept, form, language, kind]) =>
      name === 'cues' ? [concept, form, language, kind].join('\t') : [concept, form, kind].join('\t'),
    )
    expect(twice(entries)).toEqual([])
  })

  it.skipIf(ownOrder.includes(name))('keeps the rows of a concept together', () => {
    const keys = rows.map(([concept, , , kind]) => `${concept}	${kind}`)
    const begun = keys.filter((key, at) => key !== keys[at - 1])
    expect(twice(begun)).toEqual([])
  })

  it.skipIf(name === 'patterns')('has folded forms', () => {
    expect(rows.flatMap(([, form = '']) => (fold(form) === form || notFolded.includes(form) ? [] : [form]))).toEqual([])
  })
})

it('the error names a concept that is not in the table', () => {
  expect(() => formsOf('words', 'nothing of the kind')).toThrow('no "nothing of the kind" of kind "form"')
})
