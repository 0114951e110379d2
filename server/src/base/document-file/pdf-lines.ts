/** A run of text on a page as pdf.js finds it; lengths in points, `x` and `y` from the lower left corner. */
export interface PdfTextItem {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly ends_line: boolean
}

/** A printed line. `first_word` is the width of its first word, with the blank before it. */
interface PdfPageLine {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly y: number
  readonly height: number
  readonly first_word: number
}

/** A wider gap stands between columns, in heights of the letters. */
const columnGap = 1.5
/** From one line to the next, in heights of the letters: further down another paragraph begins. */
const paragraphGap = 1.75
/** Shorter lines are rows of a list or an address, not prose that was wrapped. */
const shortestWrapped = 35

/** A blank as it is printed: one, or a column's gap as the reader of tables knows it. */
const spaced = ({ text, width }: PdfTextItem, height: number): string =>
  text.trim() === '' && width > columnGap * height ? '   ' : text

const columns = / {3}/
const near = (one: number, other: number) => Math.abs(one - other) <= 2

function lineOf(runs: readonly PdfTextItem[]): PdfPageLine | null {
  const height = Math.max(...runs.map((run) => run.height))
  const text = runs
    .map((run) => spaced(run, height))
    .join('')
    .trimEnd()
  const printed = runs.filter((run) => run.text.trim() !== '')
  const [first] = printed
  if (!first) return null
  const [word = ''] = /^\s*\S+/.exec(first.text) ?? []
  return {
    text: text.trimStart(),
    left: first.x,
    right: Math.max(...printed.map(({ x, width }) => x + width)),
    y: first.y,
    height,
    first_word: (first.width * (word.length + 1)) / first.text.length,
  }
}

function linesOf(runs: readonly PdfTextItem[]): PdfPageLine[] {
  const lines: PdfPageLine[] = []
  let open: PdfTextItem[] = []
  const close = () => {
    const line = open.length > 0 ? lineOf(open) : null
    if (line) lines.push(line)
    open = []
  }
  for (const run of runs) {
    open.push(run)
    if (run.ends_line) close()
  }
  close()
  return lines
}

/**
 * A table's row whose first cell takes several lines is printed cell by cell: its lines, then back up to the next cell.
 * Puts such a row together, and leaves everything else as it is.
 */
function rowsOf(lines: readonly PdfPageLine[]): PdfPageLine[] {
  const rows: PdfPageLine[] = []
  for (const line of lines) {
    const last = rows.at(-1)
    const up = last ? line.y - last.y : 0
    if (!last || up <= 0 || up > 1.5 * last.height || line.left < last.right) {
      rows.push(line)
      continue
    }
    const besides = (row: PdfPageLine | undefined) =>
      row !== undefined &&
      near(row.left, last.left) &&
      !columns.test(row.text) &&
      Math.abs(row.y - line.y) <= up + last.height / 3
    const cell: string[] = []
    while (besides(rows.at(-1))) cell.unshift(rows.pop()?.text ?? '')
    rows.push({ ...last, text: `${cell.join(' ')}   ${line.text}`, right: line.right })
  }
  return rows
}

const bullet = /^(?:[-–—•*·>▪◦○●]\s|\(?\w{1,2}[.)]\s)/u
const endsSentence = /[.:;!?…]["'»”’)\]]*$/
const beginsSmall = /^["'«“([]?\p{Ll}/u

/** Did the line above go on here because it was full: its neighbour's first word would not have fitted behind it? */
function goesOn(above: PdfPageLine, line: PdfPageLine, margin: number): boolean {
  const down = above.y - line.y
  const besides = Math.abs(above.left - line.left) > above.height * 3
  if (down <= 0 || down > paragraphGap * above.height || besides) return false
  if (Math.abs(above.height - line.height) > 0.5 || bullet.test(line.text)) return false
  if (columns.test(above.text) || columns.test(line.text)) return false
  if (endsSentence.test(above.text) && !beginsSmall.test(line.text)) return false
  return above.text.length >= shortestWrapped && above.right + line.first_word > margin
}

/**
 * Two lines of a paragraph put together. A hyphen at the end stays: nobody can tell a divided word from
 * "amoxicilina-clavulánico". Only the hyphen that means nothing else goes.
 */
function joined(text: string, next: string): string {
  if (text.endsWith('\u00ad')) return text.slice(0, -1) + next
  return /[\p{L}\d][-/]$/u.test(text) ? text + next : `${text} ${next}`
}

/** The text of a page: wrapped lines put together again, an empty line before what stands apart. */
export function pageText(runs: readonly PdfTextItem[]): string {
  const lines = rowsOf(linesOf(runs))
  let text = ''
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1]
    if (!above) {
      text = line.text
      continue
    }
    const column = lines.filter(({ left }) => near(left, above.left) || near(left, line.left))
    const margin = Math.max(...column.map(({ right }) => right))
    if (goesOn(above, line, margin)) {
      text = joined(text, line.text)
      continue
    }
    const down = above.y - line.y
    const apart = down > paragraphGap * Math.max(above.height, line.height) || down < 0
    const table = columns.test(above.text) && columns.test(line.text)
    text += `${apart && !table ? '\n\n' : '\n'}${line.text}`
  }
  return text
}
