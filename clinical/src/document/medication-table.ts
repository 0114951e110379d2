import type { Language } from '@alta/contract/languages'
import type { ItemFlag } from '@alta/contract/report'
import type { RootContent, Table } from 'mdast'
import { printWords } from '../lexicon/print-words.ts'
import { emptyGroups, type MedicationGroup, medicationGroups, medicationHeadings } from './medication-headings.ts'
import { type DrugEntry, drugOutcomes, pairDrugs, type PairedDrug } from './pair-drugs.ts'
import { rowText, textOf } from './plain-text.ts'
import { tableNode } from './table-node.ts'

/** The lists of the medication section with their entries; null where somebody wrote it in another form. */
export interface MedicationLists {
  /** What stands before the first list. */
  readonly before: readonly RootContent[]
  readonly entries: Readonly<Record<MedicationGroup, readonly string[]>>
}

const groupOf = (node: RootContent, language: Language): MedicationGroup | undefined =>
  node.type === 'heading'
    ? medicationGroups.find((group) => medicationHeadings[group][language] === textOf(node))
    : undefined

interface MedicationListContext {
  readonly language: Language
  /** Whether an entry is quoted from the course by the engine. */
  readonly isQuoted: (entry: string) => boolean
}

/**
 * The entries of a table. Rows of the course are entries; a table with a head of its own was written by a person and
 * stays as it is.
 */
function entriesOfTable({ children }: Table, { isQuoted }: MedicationListContext): string[] | null {
  const rows = children.map((row) => rowText(row).replace(/(?: \| ?)+$/, ''))
  return /\d/.test(rows[0] ?? '') || rows.slice(0, 1).some(isQuoted) ? rows : null
}

/** The entries of a block: its items, or its rows; null for a block that is neither. */
function entriesIn(node: RootContent, known: MedicationListContext): string[] | null {
  if (node.type === 'paragraph') return [textOf(node)]
  if (node.type === 'table') return entriesOfTable(node, known)
  if (node.type !== 'list') return null
  const items = node.children.map(({ children }) => children)
  return items.every((children) => children.length === 1 && children[0]?.type === 'paragraph')
    ? items.flatMap((children) => children.map(textOf))
    : null
}

export function medicationLists(blocks: readonly RootContent[], known: MedicationListContext): MedicationLists | null {
  const { language } = known
  const first = blocks.findIndex((block) => groupOf(block, language) !== undefined)
  if (first === -1) return null
  const entries = emptyGroups<string>()
  let group: MedicationGroup = 'discharge'
  for (const block of blocks.slice(first)) {
    const next = groupOf(block, language)
    const found = next === undefined ? entriesIn(block, known) : []
    if (found === null) return null
    group = next ?? group
    entries[group].push(...found)
  }
  return { before: blocks.slice(0, first), entries }
}

const none = '—'

interface TableContext extends MedicationListContext {
  /** The flags that the engine gave an entry, where the entry is still as the engine wrote it. */
  readonly flagsOf: (entry: string) => readonly ItemFlag[]
}

/** The columns of a row of the course's table, which stand in one cell here. */
const inCell = (text: string | undefined): string => text?.replace(/(?: \| ?)+/g, ' · ') ?? none

/** A line that stops several drugs is printed once, beside all of them. */
function joined(rows: readonly PairedDrug<DrugEntry>[]): string[][] {
  const out: { readonly row: PairedDrug<DrugEntry>; readonly homes: string[] }[] = []
  for (const row of rows) {
    const last = out.at(-1)
    if (last !== undefined && row.stop !== null && last.row.stop === row.stop) last.homes.push(inCell(row.home?.text))
    else out.push({ row, homes: [inCell(row.home?.text)] })
  }
  return out.map(({ row, homes }) => [
    homes.join('\n'),
    inCell(row.stay?.text),
    inCell((row.discharge ?? row.stop)?.text),
    row.outcome ?? '',
  ])
}

/**
 * The lists of the section as one table: before admission, during the stay where that is told, at discharge, what has
 * changed. Every entry stands in it as it is written. null for other forms than the engine's lists.
 */
export function medicationBlocks(
  blocks: readonly RootContent[],
  { flagsOf, ...known }: TableContext,
): RootContent[] | null {
  const { language } = known
  const lists = medicationLists(blocks, known)
  if (lists === null) return null
  const groups = emptyGroups<DrugEntry>()
  for (const group of medicationGroups)
    groups[group].push(
      ...lists.entries[group].map((text) => ({ text, flags: group === 'discharge' ? flagsOf(text) : [] })),
    )
  const rows = pairDrugs(groups)
  if (rows.length === 0) return null
  const words = printWords[language].medication
  const isGiven = groups.inpatient.length > 0
  const columns = ([home = '', stay = '', discharge = '', change = '']: readonly string[]): string[] =>
    isGiven ? [home, stay, discharge, change] : [home, discharge, change]
  const body = joined(rows).map(([home = '', stay = '', discharge = '', outcome]) => {
    const drugOutcome = drugOutcomes.find((one) => one === outcome)
    return columns([home, stay, discharge, drugOutcome === undefined ? none : words[drugOutcome]])
  })
  const head = columns([words.home, medicationHeadings.inpatient[language], words.discharge, words.change])
  return [...lists.before, tableNode([head, ...body])]
}
