import type { SeededRandom } from './chance.ts'

/** A field of an invented sheet: its label and its value. */
export interface SheetItem {
  readonly label: string
  readonly value: string
}

type SheetLayout = (items: readonly SheetItem[], chance: SeededRandom) => string[]

const marks = [
  ': ',
  ': ',
  ': ',
  ':',
  ' : ',
  ' ',
  ' - ',
  ': ',
  '. ',
  ' = ',
  ' | ',
  ': \t',
  ' → ',
  '  ',
  '....: ',
  '. : ',
]
const gaps = ['    ', '   ', '  ', ' | ', ' · ', ' ; ', '\t', '. ', ', ', ' / ', ' || ', ' - ', ' • ', ' │ ']

const labelled = ({ label, value }: SheetItem, mark: string): string =>
  label === '' ? value : `${label}${mark}${value}`

const inLines: SheetLayout = (items, chance) => {
  const mark = chance.of(marks)
  return items.map((item) => labelled(item, mark))
}

const grouped = <T>(items: readonly T[], chance: SeededRandom, most: number): T[][] => {
  const groups: T[][] = []
  let at = 0
  while (at < items.length) {
    const count = chance.from(1, most)
    groups.push(items.slice(at, at + count))
    at += count
  }
  return groups
}

const severalInLine: SheetLayout = (items, chance) => {
  const [mark, gap] = [chance.of(marks), chance.of(gaps)]
  return grouped(items, chance, 5).map((group) => group.map((item) => labelled(item, mark)).join(gap))
}

const table: SheetLayout = (items, chance) => {
  const sign = chance.of(['\t', '\t', ' | ', '  ', '|'])
  return grouped(items, chance, 6).flatMap((group) => {
    const width = (at: number): number => Math.max(group[at]?.label.length ?? 0, group[at]?.value.length ?? 0) + 2
    const row = (cells: readonly string[]): string =>
      sign === '  '
        ? cells
            .map((cell, at) => cell.padEnd(width(at)))
            .join('')
            .trimEnd()
        : `${sign === '|' ? '| ' : ''}${cells.join(sign)}`
    const rows = [row(group.map(({ label }) => label)), row(group.map(({ value }) => value))]
    return chance.is(0.15) ? [rows[0] ?? '', '-'.repeat(40), rows[1] ?? ''] : rows
  })
}

const blocks: SheetLayout = (items, chance) => {
  const labels = items.map(({ label }) => (chance.is(0.3) ? `${label}:` : label))
  const values = items.map(({ value }) => value)
  return chance.is(0.6) ? [...labels, '', ...values] : [...labels, ...values]
}

const behind: SheetLayout = (items, chance) => {
  const form = chance.of([
    ({ label, value }: SheetItem) => `${value} (${label})`,
    ({ label, value }: SheetItem) => `${value} – ${label.toLowerCase()}`,
    ({ label, value }: SheetItem) => `${value}, ${label.toLowerCase()}`,
    ({ label, value }: SheetItem) => `${value}  [${label}]`,
    ({ label, value }: SheetItem) => `${value} <- ${label}`,
  ])
  return items.map((item) => (item.label === '' ? item.value : form(item)))
}

const below: SheetLayout = (items, chance) => {
  const mark = chance.of(['', ':', ':', ' ▸'])
  return items.flatMap(({ label, value }) => (label === '' ? [value] : [`${label}${mark}`, value]))
}

const above: SheetLayout = (items, chance) => {
  const mark = chance.of(['', '', '^', ' ↑'])
  return items.flatMap(({ label, value }) => (label === '' ? [value] : [value, `${label}${mark}`]))
}

const columns: SheetLayout = (items, chance) => {
  const half = Math.ceil(items.length / 2)
  const [mark, wide] = [chance.of([':', ':\t', ': ', '\t', '  ']), chance.of(['\t', '      ', '   |   ', '\t\t'])]
  return items.slice(0, half).map((item, at) => {
    const other = items[half + at]
    return other ? `${labelled(item, mark)}${wide}${labelled(other, mark)}` : labelled(item, mark)
  })
}

const boxed: SheetLayout = (items, chance) => {
  const mark = chance.of([': ', ' : ', ' '])
  const rows = grouped(items, chance, 3).map((group) => `│ ${group.map((item) => labelled(item, mark)).join(' │ ')} │`)
  return ['┌──────────────────────────────────┐', ...rows, '└──────────────────────────────────┘']
}

const dump: SheetLayout = (items, chance) => {
  const [mark, gap] = [chance.of([' ', '=', ': ', '=', ' := ']), chance.of([' ; ', ' ', ', ', ' | '])]
  const key = (label: string): string =>
    label
      .toLowerCase()
      .replace(/[. ]+$/g, '')
      .replace(/[^\p{L}\d/]+/gu, '_')
  return grouped(items, chance, 6).map((group) =>
    group.map(({ label, value }) => (label === '' ? value : `${key(label)}${mark}${value}`)).join(gap),
  )
}

export const layouts: readonly SheetLayout[] = [
  inLines,
  inLines,
  severalInLine,
  severalInLine,
  severalInLine,
  severalInLine,
  table,
  table,
  blocks,
  behind,
  below,
  above,
  columns,
  columns,
  boxed,
  dump,
]
