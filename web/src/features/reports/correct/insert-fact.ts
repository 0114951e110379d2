import { parseMarkdown, writeMarkdown, type MarkdownRoot } from '@alta/clinical/document/markdown'
import { textOf } from '@alta/clinical/document/plain-text'
import type { ReportItem, UnusedFact } from '@alta/contract/report'
import { cellsOfFact, withFact } from './written.ts'
type MarkdownBlock = MarkdownRoot['children'][number]

type DatedItem = Pick<ReportItem, 'text' | 'day'>

/** Whoever reads 3/4 in a report of one of these languages reads the third of April. */
const written = (day: string): string => day.split('-').toReversed().join('/')

const squashed = (text: string): string => text.replace(/\s+/g, ' ')
const beginsWithDate = /^\W*\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?/

interface DatedSentence {
  readonly text: string
  readonly day: string
}

/** The days that a part of a section speaks of, as its sentences are dated. */
const daysOf = (node: Parameters<typeof textOf>[0], items: readonly DatedSentence[]): string[] => {
  const text = squashed(textOf(node))
  return items.filter((item) => text.includes(squashed(item.text))).map(({ day }) => day)
}

/** The first place whose part speaks of a later day only; where none does, behind the last that is dated. */
const indexIn = (days: readonly (readonly string[])[], day: string): number | null => {
  const later = days.findIndex((own) => own.length > 0 && own.every((one) => one > day))
  if (later !== -1) return later
  const last = days.findLastIndex((own) => own.length > 0)
  return last === -1 ? null : last + 1
}

const paragraph = (text: string): MarkdownBlock => ({ type: 'paragraph', children: [{ type: 'text', value: text }] })

/** A heading belongs to the text that follows it, so nothing is inserted between the two. */
const beforeHeading = (blocks: readonly MarkdownBlock[], index: number): number =>
  blocks[index - 1]?.type === 'heading' ? index - 1 : index

function intoList(list: Extract<MarkdownBlock, { type: 'list' }>, text: string, index: number): MarkdownBlock {
  const item = {
    type: 'listItem' as const,
    spread: false,
    children: [{ type: 'paragraph' as const, children: [{ type: 'text' as const, value: text }] }],
  }
  return { ...list, children: list.children.toSpliced(index, 0, item) }
}

/**
 * Inserts a fact into a section. A fact with a date goes to its place in time, with its date before it; a fact without
 * a date, or in a section without dated sentences, goes to the end. `items`: the sentences of the section.
 */
export function insertFact(
  markdown: string,
  { text, day }: Pick<UnusedFact, 'text' | 'day'>,
  items: readonly DatedItem[],
): string {
  // The dates of a row stand above its table.
  if (day === undefined || cellsOfFact(text) !== null) return withFact(markdown, text)
  const datedText = beginsWithDate.test(text) ? text : `${written(day)}: ${text}`
  const dated = items.flatMap((item) => (item.day === undefined ? [] : [{ text: item.text, day: item.day }]))
  const root = parseMarkdown(markdown)
  const [only] = root.children
  if (root.children.length === 1 && only?.type === 'list') {
    const index = indexIn(
      only.children.map((item) => daysOf(item, dated)),
      day,
    )
    if (index === null) return withFact(markdown, datedText)
    return writeMarkdown({ ...root, children: [intoList(only, datedText, index)] }).trim()
  }
  const index = indexIn(
    root.children.map((block) => daysOf(block, dated)),
    day,
  )
  if (index === null) return withFact(markdown, datedText)
  const at = beforeHeading(root.children, index)
  return writeMarkdown({ ...root, children: root.children.toSpliced(at, 0, paragraph(datedText)) }).trim()
}
