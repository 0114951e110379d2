import type { SeededRandom } from './chance.ts'

/** A field of an invented sheet: its label and its value. */
export interface SheetItem {
  readonly label: string
  readonly value: string
}

type SheetLayout = (items: readonly SheetItem[], random: SeededRandom) => string[]

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

const inLines: SheetLayout = (items, random) => {
  const mark = random.of(marks)
  return items.map((item) => labelled(item, mark))
}

const grouped = <T>(items: readonly T[], random: SeededRandom, most: number): T[][] => {
  const groups: T[][] = []
  let at = 0
  while (at < items.length) {
    const count = random.from(1, most)
    groups.push(items.slice(at, at + count))
    at += count
  }
  return groups
}

const severalInLine: SheetLayout = (items, random) => {
  const [mark, gap] = [random.of(marks), random.of(gaps)]
  return grouped(items, random, 5).map((group) => group.map((item) => labelled(item, mark)).join(gap))
}

const table: SheetLayout = (items, random) => {
  const sign = random.of(['\t', '\t', ' | ', '  ', '|'])
  return grouped(items, random, 6).flatMap((group) => {
    const width = (at: number): number => Math.max(group[at]?.label.length ?? 0, group[at]?.value.length ?? 0) + 2
    const row = (cells: readonly string[]): string =>
      sign === '  '
        ? cells
            .map((cell, at) => cell.padEnd(width(at)))
            .join('')
            .trimEnd()
        : `${sign === '|' ? '| ' : ''}${cells.join(sign)}`
    const rows = [row(group.map(({ label }) => label)), row(group.map(({ value }) => value))]
    return random.is(0.15) ? [rows[0] ?? '', '-'.repeat(40), rows[1] ?? ''] : rows
  })
}

const blocks: SheetLayout = (items, random) => {
  const labels = items.map(({ label }) => (random.is(0.3) ? `${label}:` : label))
  const values = items.map(({ value }) => value)
  return random.is(0.6) ? [...labels, '', ...values] : [...labels, ...values]
}

const behind: SheetLayout = (items, random) => {
  const form = random.of([
    ({ label, value }: SheetItem) => `${value} (${label})`,
    ({ label, value }: SheetItem) => `${value} – ${label.toLowerCase()}`,
    ({ label, value }: SheetItem) => `${value}, ${label.toLowerCase()}`,
    ({ label, value }: SheetItem) => `${value}  [${label}]`,
    ({ label, value }: SheetItem) => `${value} <- ${label}`,
  ])
  return items.map((item) => (item.label === '' ? item.value : form(item)))
}

const below: SheetLayout = (items, random) => {
  const mark = random.of(['', ':', ':', ' ▸'])
  return items.flatMap(({ label, value }) => (label === '' ? [value] : [`${label}${mark}`, value]))
}

const above: SheetLayout = (items, random) => {
  const mark = random.of(['', '', '^', ' ↑'])
  return items.flatMap(({ label, value }) => (label === '' ? [value] : [value, `${label}${mark}`]))
}

const columns: SheetLayout = (items, random) => {
  const half = Math.ceil(items.length / 2)
  const [mark, wide] = [random.of([':', ':\t', ': ', '\t', '  ']), random.of(['\t', '      ', '   |   ', '\t\t'])]
  return items.slice(0, half).map((item, at) => {
    const other = items[half + at]
    return other ? `${labelled(item, mark)}${wide}${labelled(other, mark)}` : labelled(item, mark)
  })
}

const boxed: SheetLayout = (items, random) => {
  const mark = random.of([': ', ' : ', ' '])
  const rows = grouped(items, random, 3).map((group) => `│ ${group.map((item) => labelled(item, mark)).join(' │ ')} │`)
  return ['┌──────────────────────────────────┐', ...rows, '└──────────────────────────────────┘']
}

const dump: SheetLayout = (items, random) => {
  const [mark, gap] = [random.of([' ', '=', ': ', '=', ' := ']), random.of([' ; ', ' ', ', ', ' | '])]
  const key = (label: string): string =>
    label
      .toLowerCase()
      .replace(/[. ]+$/g, '')
      .replace(/[^\p{L}\d/]+/gu, '_')
  return grouped(items, random, 6).map((group) =>
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
