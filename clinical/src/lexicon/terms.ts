import { readFileSync } from 'node:fs'

/** The tables of clinical/terms. The README there says what each of them and its columns hold. */
export type TableName =
  | 'analytes'
  | 'care-synonyms'
  | 'cues'
  | 'drugs'
  | 'figures'
  | 'finding-synonyms'
  | 'headings'
  | 'illness-synonyms'
  | 'lesion-synonyms'
  | 'morphemes'
  | 'opposites'
  | 'patterns'
  | 'phrases'
  | 'same-illness'
  | 'same-plain'
  | 'ward-synonyms'
  | 'words'

/** One row of a table: a way to say a concept. */
export interface Term {
  readonly concept: string
  readonly form: string
  readonly language: string
  /** How the form stands for its concept; each table has kinds of its own. */
  readonly kind: string
}

/** The forms of one kind that stand together for a concept, in the order of the table. */
export interface TermGroup {
  readonly concept: string
  readonly kind: string
  readonly forms: readonly string[]
}

export const termsFolder = new URL('../../terms/', import.meta.url)

const read = (table: TableName): string => readFileSync(new URL(`${table}.tsv`, termsFolder), 'utf8')

/** The rows of a table, in its order. Each call reads the file again. */
export const termsOf = (table: TableName): Term[] =>
  read(table)
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [concept = '', form = '', language = '', kind = ''] = line.split('\t')
      return { concept, form, language, kind }
    })

const groups = new Map<TableName, readonly TermGroup[]>()

/**
 * The rows of a table; rows that follow one another with one concept and kind are a group. A table is read once, in one
 * pass without lists of lines and columns, because every process waits for tens of thousands of rows.
 */
export function groupsOf(table: TableName): readonly TermGroup[] {
  const known = groups.get(table)
  if (known !== undefined) return known
  const text = read(table)
  const made: TermGroup[] = []
  let forms: string[] = []
  let end = text.indexOf('\n')
  while (end >= 0 && end + 1 < text.length) {
    const formAt = text.indexOf('\t', end) + 1
    const languageAt = text.indexOf('\t', formAt) + 1
    const kindAt = text.indexOf('\t', languageAt) + 1
    const sourceAt = text.indexOf('\t', kindAt) + 1
    const concept = text.slice(end + 1, formAt - 1)
    const form = text.slice(formAt, languageAt - 1)
    const kind = text.slice(kindAt, sourceAt - 1)
    const last = made.at(-1)
    if (last?.concept === concept && last.kind === kind) forms.push(form)
    else {
      forms = [form]
      made.push({ concept, kind, forms })
    }
    end = text.indexOf('\n', sourceAt)
  }
  groups.set(table, made)
  return made
}

/** The groups of one kind, in the order of the table. */
export const groupsOfKind = (table: TableName, kind: string): readonly TermGroup[] =>
  groupsOf(table).filter((group) => group.kind === kind)

const byConcept = new Map<TableName, ReadonlyMap<string, readonly string[]>>()

/** The forms of a concept. Throws where the table has none, because a reader cannot do without them. */
export function formsOf(table: TableName, concept: string, kind = 'form'): readonly string[] {
  let known = byConcept.get(table)
  if (known === undefined) {
    known = new Map(groupsOf(table).map((group) => [`${group.concept}\t${group.kind}`, group.forms]))
    byConcept.set(table, known)
  }
  const forms = known.get(`${concept}\t${kind}`)
  if (forms === undefined) throw new Error(`no "${concept}" of kind "${kind}" in clinical/terms/${table}.tsv`)
  return forms
}

/** The forms of a concept of `words`, as a set. */
export const wordSet = (concept: string): ReadonlySet<string> => new Set(formsOf('words', concept))
