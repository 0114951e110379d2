import type { Language } from '@alta/contract/languages'
import { dateFillers } from '../lexicon/stay-words.ts'
import { type HeadLine, partOf } from './head-line.ts'
import { type Field, type Label, labelsIn } from './labels.ts'
import { fits } from './values.ts'

/** A label of the head of a course and the value that its layout puts to it: in its line, below it or above it. */
export interface Pair {
  readonly field: Field
  /** The label's words, folded, and what stands before them in their line. */
  readonly words: string
  readonly before: string
  readonly isMarked: boolean
  readonly opens: boolean
  /** Which line it stands in, from the first one that was read. */
  readonly at: number
  /** To the end of its cell. */
  readonly value: HeadLine
}

/** Where a cell ends whatever stands in it. */
const cellEnd = /\t|\s{2,}|[|;·•*│┃║]|\/\/|\s-{2,}\s/u
const blank = new RegExp(`^(?:[\\s:._|*<>=()-]|${dateFillers}(?![\\p{L}]))*$`, 'u')

/** A value without what leads to it. */
function trimmed(value: HeadLine): HeadLine {
  const lead = /^[\s:.|=→»>]*/.exec(value.text)?.[0].length ?? 0
  return partOf(value, lead, Math.max(lead, value.text.trimEnd().length))
}

interface Row {
  readonly line: HeadLine
  readonly pairs: readonly Pair[]
  /** Labels that nothing follows in their own line. */
  readonly open: readonly Label[]
}

const pairOf = (line: HeadLine, { field, words, start, isMarked, opens }: Label, value: HeadLine): Pair => ({
  at: 0,
  field,
  words,
  before: line.folded.slice(0, start),
  isMarked,
  opens,
  value: trimmed(value),
})

/** "Care of the Elderly (Ward 15)": no border of a value. */
const inBrackets = ({ folded }: HeadLine, { start }: Label): boolean => folded.charAt(start - 1) === '('

/** The labels of one line with what follows each up to the next label or the end of the cell. */
function rowOf(line: HeadLine): Row {
  const labels = labelsIn(line.folded)
  const [pairs, open]: [Pair[], Label[]] = [[], []]
  for (const [at, found] of labels.entries()) {
    // a line of several pairs: the next label opens where the value before it ends
    const label = { ...found, opens: found.opens || (found.isMarked && labels[at - 1]?.isMarked === true) }
    const next = labels.slice(at + 1).find((other) => other.isMarked || (other.opens && !inBrackets(line, other)))
    const rest = line.text.slice(label.from, next?.start ?? line.text.length)
    const to = label.from + (cellEnd.exec(rest)?.index ?? rest.length)
    const value = partOf(line, label.from, to)
    if (!blank.test(value.text)) pairs.push(pairOf(line, label, value))
    else if (label.opens) open.push(label)
  }
  return { line, pairs, open }
}

/** The pairs of one line alone. */
export const pairsOfLine = (line: HeadLine): readonly Pair[] => rowOf(line).pairs

const rule = /^[\s|+=_*~─━┌┐└┘├┤-]+$/
/** Letters alone, and few: what may be a label that we do not know. */
const mayBeLabel = /^[\p{L}\s.,'’º°()/·-]{2,40}:?\s*$/u
const isLabelLine = ({ line, pairs, open }: Row): boolean =>
  open.length === 1 &&
  pairs.length === 0 &&
  blank.test(line.text.slice(0, open[0]?.start).replace(/\d/g, '')) &&
  (open[0]?.from ?? 0) >= line.text.trimEnd().length

const cells = (line: HeadLine): HeadLine[] =>
  [...line.text.matchAll(/(?:[^\s|│]|[^\S\t](?=[^\s|│]))+/gu)].map(({ index, 0: text }) => {
    const lead = text.length - text.trimStart().length
    return partOf(line, index + lead, index + text.trimEnd().length)
  })

/** The cells of a row below a row of titles. */
function columnPairs(row: Row, below: readonly Row[]): Pair[] {
  const titles = cells(row.line)
  if (titles.length < 2 || row.open.length * 2 < titles.length || row.pairs.length > 0 || /\d/.test(row.line.text))
    return []
  const values = below.find(({ line }) => !rule.test(line.text))
  const found = values === undefined || values.open.length > 1 ? [] : cells(values.line)
  if (found.length !== titles.length) return []
  return row.open.flatMap((label) => {
    const at = titles.findIndex(
      ({ start, end }) => row.line.start + label.start >= start && row.line.start + label.start < end,
    )
    const value = found[at]
    return value ? [pairOf(row.line, { ...label, isMarked: true }, value)] : []
  })
}

const mostUnknown = 3
const fewestOfBlock = 3

/** Label lines from `at` on, with lines between them that may be labels, too. */
function blockEnd(rows: readonly Row[], at: number): number {
  let end = at
  for (let next = at + 1; next < rows.length && next <= end + mostUnknown; next += 1) {
    const row = rows[next]
    if (row === undefined || !(isLabelLine(row) || mayBeLabel.test(row.line.text))) break
    if (isLabelLine(row)) end = next
  }
  return end
}

interface Block {
  readonly pairs: readonly Pair[]
  readonly score: number
  readonly end: number
}

/** Several label lines, then as many lines of values: the borders between which the most values fit their labels. */
function blockPairs(rows: readonly Row[], at: number, language: Language): Block | null {
  const last = blockEnd(rows, at)
  if (last - at + 1 < fewestOfBlock) return null
  let best: Block | null = null
  for (let start = Math.max(0, at - 2); start <= at; start += 1)
    for (let end = last; end <= last + mostUnknown; end += 1) {
      const block = tried(rows, [start, end], language)
      if (block && (best === null || block.score > best.score)) best = block
    }
  return best !== null && best.score >= 2 ? best : null
}

function tried(rows: readonly Row[], [start, end]: readonly [number, number], language: Language): Block | null {
  const count = end - start + 1
  if (end + count > rows.length) return null
  const pairs: Pair[] = []
  let [score, known] = [0, 0]
  for (const [at, row] of rows.slice(start, end + 1).entries()) {
    const value = rows[end + 1 + at]?.line
    const [label] = row.open
    if (!isLabelLine(row) || label === undefined || value === undefined) continue
    known += 1
    const isFit = fits(label.field, value, language)
    if (label.field !== 'other') score += isFit ? 1 : -1
    if (isFit) pairs.push(pairOf(row.line, { ...label, isMarked: true }, value))
  }
  return known >= fewestOfBlock && known * 2 >= count ? { pairs, score, end: end + count } : null
}

/** A line that is no label and has none of its own. */
const mayBeValue = ({ pairs, open }: Row): boolean => open.length === 0 && !pairs.some(({ isMarked }) => isMarked)

/** Labels alone in their line: their values stand all below or all above them. */
function lonePairs(rows: readonly Row[], lone: readonly number[], language: Language): Pair[] {
  const beside = (step: number): Pair[] =>
    lone.flatMap((at) => {
      const [row, value] = [rows[at], rows[at + step]]
      const label = row?.open.at(-1)
      if (!row || !value || !label || !mayBeValue(value) || !fits(label.field, value.line, language)) return []
      return [pairOf(row.line, { ...label, isMarked: true }, value.line)]
    })
  const [below, above] = [beside(1), beside(-1)]
  return above.length > below.length && above.length > 1 ? above : below
}

/** A date that does not say of what belongs to the title above it: "2. ADMISSION", "Date: 17.9.24". */
function titledDates(rows: readonly Row[]): Pair[] {
  let title: { readonly field: Field; readonly at: number } | null = null
  return rows.flatMap((row, at) => {
    const [label] = row.open
    if (isLabelLine(row) && label) title = { field: label.field, at }
    const under = title
    if (under === null || at - under.at > mostUnknown || (under.field !== 'admitted' && under.field !== 'discharged'))
      return []
    return row.pairs.flatMap((pair) => (pair.field === 'date' && pair.opens ? [{ ...pair, field: under.field }] : []))
  })
}

/** The labels of some lines that follow one another, each with its value, in whatever way the page lays them out. */
export function pairsIn(lines: readonly HeadLine[], language: Language): Pair[] {
  const rows = lines.filter(({ text }) => !rule.test(text)).map(rowOf)
  const pairs: Pair[] = [...titledDates(rows)]
  const lone: number[] = []
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]
    if (row === undefined) break
    pairs.push(...row.pairs.map((pair) => ({ ...pair, at })))
    if (row.open.length === 0) continue
    const columns = columnPairs(row, rows.slice(at + 1, at + 2))
    const block = columns.length === 0 && isLabelLine(row) ? blockPairs(rows, at, language) : null
    pairs.push(...columns, ...(block?.pairs ?? []))
    if (block) at = block.end
    else if (columns.length === 0 && isLabelLine(row)) lone.push(at)
  }
  return [...pairs, ...lonePairs(rows, lone, language)]
}
