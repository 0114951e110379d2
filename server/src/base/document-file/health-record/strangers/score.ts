// Scores documents of health records as they are read, against what people who did not write the reader say of them.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fold } from '@alta/clinical/text/fold'
import { writeReport } from '@alta/clinical/report/engine'
import { kindOfName } from '@alta/contract/document-kinds'
import { limits } from '@alta/contract/limits'
import * as z from 'zod/mini'
import { readDocument } from '../../read-document.ts'

const fields = {
  record_number: z.nullable(z.string()),
  name: z.nullable(z.string()),
  birth_date: z.nullable(z.string()),
  sex: z.nullable(z.string()),
  admitted: z.nullable(z.string()),
  discharged: z.nullable(z.string()),
  physician: z.nullable(z.string()),
  service: z.nullable(z.string()),
}
const goldRecord = z.object({
  patient: z.object(fields),
  sections: z.array(z.object({ title: z.string(), sentences: z.array(z.string()) })),
  /** Rows of visible cells: what a merged cell covers is omitted. */
  tables: z.array(z.array(z.array(z.string()))),
  /** What stands only in coded entries. */
  facts: z.array(z.string()),
})
type Gold = z.infer<typeof goldRecord>

/** How many of those that should be found were, and those that were not. */
interface RecallCount {
  readonly all: number
  readonly missed: readonly string[]
}
export interface RecordScore {
  readonly refused: boolean
  readonly parts: Readonly<Record<string, RecallCount>>
}

const even = (text: string): string => text.replace(/\s+/g, ' ').trim()

const missedOf = (all: readonly string[], isFound: (one: string) => boolean): RecallCount => ({
  all: all.length,
  missed: all.filter((one) => !isFound(one)),
})

/** Cells as one word list: breaks within a cell are told by a stroke. */
const cell = (text: string): string => even(text.replaceAll(' / ', ' ')).replace(/^(?:-|\d+\.) /, '')

/** Whether the cells of a row stand in this line in their order; between them may stand others. */
function holdsRow(line: string, row: readonly string[]): boolean {
  let at = 0
  for (const each of line.split('|').map(cell)) if (at < row.length && each === cell(row[at] ?? '')) at += 1
  return at === row.length
}

/** What the report made of a text shows at its head: days as ISO dates, the sex by its code. */
function headOf(text: string): Record<string, string | null | undefined> {
  const { patient, stay } = writeReport(text, {})
  return {
    record_number: patient.record_number?.text,
    name: patient.name?.text,
    birth_date: patient.birth_date?.day,
    sex: patient.sex?.code,
    admitted: stay.admitted?.day,
    discharged: stay.discharged?.day,
    physician: stay.physician?.text,
    service: stay.service?.text,
  }
}

/** "Servicio de Neurología" and "Neurología" say the same, and so do "NHC 4055" and "4055". */
const normalised = (value: string | null | undefined): string =>
  fold(value ?? '').replace(/^(?:servicio|servei|department|service) (?:de |d'|del |of )|^(?:nhc|mrn) (?=\d)/, '')

function headFound(text: string, gold: Gold): RecallCount {
  const head = headOf(text)
  const stated = Object.entries(gold.patient).filter((entry) => entry[1] !== null)
  const missed = stated.filter(([field, value]) => normalised(head[field]) !== normalised(value))
  return {
    all: stated.length,
    missed: missed.map(([field, value]) => `${field}: ${head[field] ?? '–'} (${value})`),
  }
}

function scoreText(text: string, gold: Gold): Readonly<Record<string, RecallCount>> {
  const lines = text.split('\n').map(even)
  const titles = gold.sections.map(({ title }) => even(title))
  const all = even(text)
  const alike = fold(all).replaceAll(/(\d),(?=\d)/g, '$1.')
  const under = (title: string): string => {
    const from = lines.indexOf(title)
    if (from === -1) return ''
    const length = lines.slice(from + 1).findIndex((line) => titles.includes(line))
    return even(lines.slice(from + 1, length === -1 ? undefined : from + 1 + length).join(' '))
  }
  const sentences = gold.sections.flatMap((section) => section.sentences)
  const placed = gold.sections.flatMap(({ title, sentences: own }) => {
    const text_of_section = under(even(title))
    return own.map((sentence) => ({ sentence, isThere: text_of_section.includes(even(sentence)) }))
  })
  const rows = gold.tables.flat().map((row) => row.filter((each) => each.trim() !== ''))
  return {
    titles: missedOf(titles, (title) => lines.includes(title)),
    sentences: missedOf(sentences, (sentence) => all.includes(even(sentence))),
    'sentences under their title': {
      all: placed.length,
      missed: placed.filter(({ isThere }) => !isThere).map(({ sentence }) => sentence),
    },
    rows: {
      all: rows.length,
      missed: rows.filter((row) => !lines.some((line) => holdsRow(line, row))).map((row) => row.join(' | ')),
    },
    facts: missedOf(gold.facts, (fact) => alike.includes(fold(even(fact)).replaceAll(/(\d),(?=\d)/g, '$1.'))),
    head: headFound(text, gold),
  }
}

/** Reads and scores each document of a folder that has a `.gold.json` beside it, in the order of their names. */
export async function scoreFolder(folder: string): Promise<ReadonlyMap<string, RecordScore>> {
  const scores = new Map<string, RecordScore>()
  for (const file of globSync('*.gold.json', { cwd: folder }).toSorted()) {
    const gold = z.parse(goldRecord, JSON.parse(readFileSync(join(folder, file), 'utf8')))
    const [name = ''] = globSync(`${file.replace('.gold.json', '')}.{xml,json}`, { cwd: folder })
    const kind = kindOfName(name)
    const bytes = readFileSync(join(folder, name))
    const characters_max = limits.course_characters_max
    const read = kind && (await readDocument({ kind, bytes, characters_max }, () => undefined))
    const isRead = read !== undefined && typeof read !== 'string'
    scores.set(name, { refused: !isRead, parts: scoreText(isRead ? read.text : '', gold) })
  }
  return scores
}
