import type { Language } from '@alta/contract/languages'
import type { ItemFlag } from '@alta/contract/report'
import type { RootContent } from 'mdast'
import { printWords } from '../lexicon/print-words.ts'
import { fold } from '../text/fold.ts'
import { emptyGroups, type MedicationGroup, medicationGroups, medicationHeadings } from './medication-headings.ts'
import { textOf } from './plain-text.ts'
import { bullets, heading } from './section-blocks.ts'
import { tableNode } from './table-node.ts'

/** The lists of the medication section, each with its entries; null where somebody wrote it in another form. */
export interface MedicationLists {
  /** What stands before the first list. */
  readonly before: readonly RootContent[]
  readonly entries: Readonly<Record<MedicationGroup, readonly string[]>>
}

const groupOf = (node: RootContent, language: Language): MedicationGroup | undefined =>
  node.type === 'heading'
    ? medicationGroups.find((group) => medicationHeadings[group][language] === textOf(node))
    : undefined

/** The entries of a block; null for a block that is no plain list of them. */
function entriesIn(node: RootContent): string[] | null {
  if (node.type === 'paragraph') return [textOf(node)]
  if (node.type !== 'list') return null
  const items = node.children.map(({ children }) => children)
  return items.every((children) => children.length === 1 && children[0]?.type === 'paragraph')
    ? items.flatMap((children) => children.map(textOf))
    : null
}

export function medicationLists(blocks: readonly RootContent[], language: Language): MedicationLists | null {
  const first = blocks.findIndex((block) => groupOf(block, language) !== undefined)
  if (first === -1) return null
  const entries = emptyGroups<string>()
  let group: MedicationGroup = 'discharge'
  for (const block of blocks.slice(first)) {
    const next = groupOf(block, language)
    const said = next === undefined ? entriesIn(block) : []
    if (said === null) return null
    group = next ?? group
    entries[group].push(...said)
  }
  return { before: blocks.slice(0, first), entries }
}

/** Words with which many names begin: two drugs that share no more are two. */
const shared = new Set(
  'acido acid acids insulina insulin vitamina vitamin calcio calci calcium hierro ferro iron carbonato carbonat cloruro clorur hidroxido parche parches patch suero serum solucion solution colirio gotas gotes drops pomada crema cream inhalador inhaler sulfato sulfat sodium sodio sodi potasio potassi potassium bicarbonato bicarbonat magnesio magnesi magnesium zinc'.split(
    ' ',
  ),
)

/** The words before the first figure or mark: the drug's name, and what else is said before its dose. */
function nameOf(text: string): string[] {
  const [name = ''] = /^[^\d,:;().=+]*/.exec(fold(text).replace(/^[^\p{L}]+/u, '')) ?? []
  return name.split(/[^\p{L}/-]+/u).filter((word) => word.length > 1)
}

/** The words of a name that must be shared by another that means the same drug. */
function stemOf(name: readonly string[]): readonly string[] {
  return name.slice(0, shared.has(name[0] ?? '') ? 2 : 1)
}

const sameName = (one: readonly string[], other: readonly string[]): boolean => {
  const [stem, another] = [stemOf(one), stemOf(other)]
  return stem.length > 0 && stem.length === another.length && stem.every((word, at) => word === another[at])
}

/** Is the drug named anywhere in a sentence? */
function isNamedIn(name: readonly string[], sentence: string): boolean {
  const stem = stemOf(name)
  const words = ` ${fold(sentence).replace(/[^\p{L}/-]+/gu, ' ')} `
  return stem.length > 0 && (stem[0]?.length ?? 0) > 2 && words.includes(` ${stem.join(' ')} `)
}

/** The figures of dose and schedule, in their order. */
const figuresOf = (text: string): string => (text.match(/\d+(?:[.,]\d+)?/g) ?? []).join(' ')

const none = '—'
type Change = 'continued' | 'changed' | 'started' | 'stopped' | 'review'

export interface MedicationRow {
  readonly home: string
  readonly discharge: string
  /** null: the report does not say it. */
  readonly change: Change | null
}

const flagged = ['continued', 'changed', 'started'] as const satisfies readonly ItemFlag[]

/** `flagsOf`: what the engine found of an entry, where it still stands as the engine wrote it. */
export function medicationRows(
  { entries }: MedicationLists,
  flagsOf: (entry: string) => readonly ItemFlag[],
): MedicationRow[] {
  const home = entries.previous.map((text) => ({ text, name: nameOf(text) }))
  const take = (wanted: (one: { text: string; name: string[] }) => boolean): string[] => {
    const taken = home.filter(wanted)
    for (const one of taken) home.splice(home.indexOf(one), 1)
    return taken.map(({ text }) => text)
  }
  const going = entries.discharge.map((discharge): MedicationRow => {
    const name = nameOf(discharge)
    const found = home.find((one) => sameName(one.name, name))
    const [before] = take((one) => one === found)
    const said = flagged.find((flag) => flagsOf(discharge).includes(flag))
    // Without what the engine found only this is certain: the same drug with the same figures.
    const same = before !== undefined && figuresOf(before) === figuresOf(discharge) ? 'continued' : null
    return { home: before ?? none, discharge, change: said ?? same }
  })
  const ended = entries.stopped.map((sentence): MedicationRow => {
    const before = take(({ name }) => isNamedIn(name, sentence))
    return { home: before.join('\n') || none, discharge: sentence, change: 'stopped' }
  })
  const unclear = entries.unaccounted.map((text): MedicationRow => {
    const before = take((one) => fold(one.text).includes(fold(text)) || sameName(one.name, nameOf(text)))
    return { home: before.join('\n') || text, discharge: none, change: 'review' }
  })
  const left = home.map(({ text }): MedicationRow => ({ home: text, discharge: none, change: null }))
  return [...going, ...left, ...ended, ...unclear]
}

/**
 * The section's lists as one table: before admission, at discharge, what has changed. Every entry stands in it as it is
 * written. null for other forms than the engine's lists.
 */
export function medicationBlocks(
  blocks: readonly RootContent[],
  { language, flagsOf }: { readonly language: Language; readonly flagsOf: (entry: string) => readonly ItemFlag[] },
): RootContent[] | null {
  const lists = medicationLists(blocks, language)
  if (lists === null || lists.entries.discharge.length + lists.entries.stopped.length === 0) return null
  const words = printWords[language].medication
  const rows = medicationRows(lists, flagsOf).map(({ home, discharge, change }) => [
    home,
    discharge,
    change === null ? none : words[change],
  ])
  const { inpatient } = lists.entries
  const given: RootContent[] =
    inpatient.length === 0 ? [] : [heading(3, medicationHeadings.inpatient[language]), bullets(inpatient)]
  return [...lists.before, tableNode([[words.home, words.discharge, words.change], ...rows]), ...given]
}
