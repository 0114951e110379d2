/** An element of a text with tables and lists, under HTML's names; strings are runs of text. */
export interface MarkupElement {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: (MarkupElement | string)[]
}

const blockTags = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'table',
  'thead',
  'tbody',
  'tr',
  'td',
  'th',
  'caption',
  'div',
])
const [levelSigns, raisedSigns] = ['0123456789+-−', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻']
/** No table of values has more columns. A cell that asks for more was made to fill the memory. */
const mostColumns = 100

/** "10⁹" and "10⁻⁶" are other figures than "109" and "10-6". */
const raised = (written: string): string =>
  /^[+\-−]?\d+$/.test(written)
    ? written.replaceAll(/./g, (sign) => raisedSigns.charAt(levelSigns.indexOf(sign)))
    : written

/** The text of a run with forced line breaks. The arrow back from a footnote is left out. */
function inline(node: MarkupElement | string): string {
  if (typeof node === 'string') return node.replace(/\n/g, ' ')
  if (node.tag === 'br') return '\n'
  if (node.tag === 'a' && /^#(?:foot|end)note-ref-/.test(node.attributes['href'] ?? '')) return ''
  const text = node.children.map(inline).join('')
  return node.tag === 'sup' ? raised(text) : text
}

/** The text of a list without its marks, because a cell is one line. */
const withoutMarks = (node: MarkupElement | string): MarkupElement | string =>
  typeof node === 'string'
    ? node
    : { ...node, tag: node.tag === 'ul' ? 'div' : node.tag, children: node.children.map(withoutMarks) }

function isBlock(node: MarkupElement | string): node is MarkupElement {
  return typeof node !== 'string' && blockTags.has(node.tag)
}

/** Whether a paragraph is bold from end to end, which is how most wards write a heading. */
function isHeading(element: MarkupElement): boolean {
  if (/^h\d$/.test(element.tag)) return true
  const filled = element.children.filter((child) => inline(child).trim() !== '')
  return (
    element.tag === 'p' &&
    filled.length > 0 &&
    filled.every((child) => typeof child !== 'string' && child.tag === 'strong')
  )
}

function span(element: MarkupElement, side: 'colspan' | 'rowspan'): number {
  const declared = Number(/^\d+$/.exec(element.attributes[side] ?? '')?.[0] ?? 1)
  return Math.max(1, Math.min(declared, mostColumns))
}

const holdsTable = (node: MarkupElement | string): boolean =>
  typeof node !== 'string' && (node.tag === 'table' || node.children.some(holdsTable))

/**
 * A table of one column, or with tables in its cells, is a frame around paragraphs; others become `cell | cell`, with
 * blanks under merged cells.
 */
function tableLines(table: MarkupElement): string[] {
  const parts = table.children.filter(isBlock)
  const captions = parts.filter(({ tag }) => tag === 'caption')
  const rows = parts
    .filter((child) => !captions.includes(child))
    .flatMap((child) => (child.tag === 'tr' ? [child] : child.children.filter(isBlock)))
  const isFrame = rows.some((row) => row.children.some(holdsTable))
  const cells = rows.flatMap((row) => row.children.filter(isBlock))
  const above = captions.flatMap(({ children }) => blockLines(children))
  return [...above, ...(isFrame ? cells.flatMap(({ children }) => blockLines(children)) : rowLines(rows))]
}

function rowLines(rows: readonly MarkupElement[]): string[] {
  const rowspans: number[] = []
  const isOneColumn = rows.every((row) => row.children.filter(isBlock).length === 1)
  return rows.flatMap((row) => {
    const cells: string[] = []
    for (const cell of row.children.filter(isBlock)) {
      for (; (rowspans[cells.length] ?? 0) > 0; cells.push(''))
        rowspans[cells.length] = (rowspans[cells.length] ?? 0) - 1
      const content = isOneColumn ? cell.children : cell.children.map(withoutMarks)
      const lines = blockLines(content).filter((line) => line.trim() !== '')
      if (isOneColumn) return lines
      rowspans[cells.length] = span(cell, 'rowspan') - 1
      cells.push(lines.map((line) => line.trim()).join(' / '))
      for (let more = span(cell, 'colspan'); more > 1; more -= 1) cells.push('')
    }
    return [cells.join(' | ').trimEnd()]
  })
}

function listLines(list: MarkupElement): string[] {
  return list.children.filter(isBlock).flatMap((item, index) => {
    const note = /^(?:foot|end)note-/.test(item.attributes['id'] ?? '')
    const lead = note ? `[${index + 1}] ` : list.tag === 'ol' ? `${index + 1}. ` : '- '
    const [first = '', ...rest] = blockLines(item.children).filter((line) => line.trim() !== '')
    return [`${lead}${first.trim()}`, ...rest.map((line) => `  ${line}`)]
  })
}

function elementLines(element: MarkupElement): string[] {
  if (element.tag === 'table') return ['', ...tableLines(element), '']
  if (element.tag === 'ul' || element.tag === 'ol') return listLines(element)
  const lines = blockLines(element.children)
  return isHeading(element) ? ['', ...lines] : lines
}

/** The lines of mixed content: runs of text between blocks are paragraphs of their own. */
function blockLines(nodes: readonly (MarkupElement | string)[]): string[] {
  const lines: string[] = []
  let run = ''
  const flush = (): void => {
    if (run.trim() !== '') lines.push(...run.split('\n').map((line) => line.trimEnd()))
    run = ''
  }
  for (const node of nodes) {
    if (isBlock(node)) {
      flush()
      lines.push(...elementLines(node))
    } else run += inline(node)
  }
  flush()
  return lines
}

/**
 * The text of a clinical course from the elements of a document: one line a paragraph, table rows as `cell | cell`,
 * list items with "- " or "1. ", footnotes (as mammoth writes those of a .docx) as `[1] …` at the end, an empty line
 * before a heading. It needs no DOM.
 */
export function elementText({ children }: MarkupElement): string {
  return blockLines(children)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
