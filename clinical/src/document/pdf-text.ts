/** Breaks words of different faces into lines. It is pure: the caller measures the widths. */

export const faces = ['regular', 'bold', 'italic'] as const
export type PdfFontFace = (typeof faces)[number]

/** A text of one face; a line feed breaks the line. */
export interface PdfLayoutRun {
  readonly text: string
  readonly face: PdfFontFace
}

/** The pieces of one line, each with its distance from the line's beginning. */
export interface PdfLayoutLine {
  readonly pieces: readonly (PdfLayoutRun & { readonly x: number })[]
}

/** The width of a text in points. */
export type Measure = (text: string, face: PdfFontFace) => number

/** Runs as words with the blank before them, so that a word may change its face inside. */
const tokens = /\n|[^\S\n]+|[^\s]+/g

interface PdfToken {
  readonly kind: 'word' | 'blank' | 'break'
  readonly runs: readonly PdfLayoutRun[]
}

function tokensOf(runs: readonly PdfLayoutRun[]): PdfToken[] {
  const found: PdfToken[] = []
  for (const { text, face } of runs)
    for (const [part] of text.matchAll(tokens)) {
      const kind = part === '\n' ? 'break' : part.trim() === '' ? 'blank' : 'word'
      const last = found.at(-1)
      if (kind === 'word' && last?.kind === 'word')
        found[found.length - 1] = { kind, runs: [...last.runs, { text: part, face }] }
      else found.push({ kind, runs: [{ text: kind === 'blank' ? ' ' : part, face }] })
    }
  return found
}

/** Cuts a word that is wider than the line into pieces that are not. */
function cut({ text, face }: PdfLayoutRun, width: number, measure: Measure): PdfLayoutRun[] {
  const pieces: PdfLayoutRun[] = []
  let piece = ''
  for (const sign of text) {
    if (piece !== '' && measure(piece + sign, face) > width) {
      pieces.push({ text: piece, face })
      piece = ''
    }
    piece += sign
  }
  return piece === '' ? pieces : [...pieces, { text: piece, face }]
}

/** Joins neighbouring pieces of one face: the file needs fewer operators, and a screen reader reads whole words. */
function joined(runs: readonly PdfLayoutRun[], measure: Measure): PdfLayoutLine {
  const pieces: (PdfLayoutRun & { readonly x: number })[] = []
  let x = 0
  for (const run of runs) {
    const last = pieces.at(-1)
    if (last?.face === run.face) {
      pieces[pieces.length - 1] = { ...last, text: last.text + run.text }
      x = last.x + measure(last.text + run.text, run.face)
    } else {
      pieces.push({ ...run, x })
      x += measure(run.text, run.face)
    }
  }
  return { pieces }
}

/** The lines of runs; at least one, even if it is empty. */
export function linesOf(runs: readonly PdfLayoutRun[], width: number, measure: Measure): PdfLayoutLine[] {
  const lines: PdfLayoutLine[] = []
  let line: PdfLayoutRun[] = []
  let used = 0
  let blank: PdfLayoutRun | null = null
  const end = () => {
    lines.push(joined(line, measure))
    line = []
    used = 0
    blank = null
  }
  const put = (word: readonly PdfLayoutRun[], wide: number) => {
    if (blank !== null && line.length > 0) {
      line.push(blank)
      used += measure(' ', blank.face)
    }
    blank = null
    line.push(...word)
    used += wide
  }
  for (const { kind, runs: word } of tokensOf(runs)) {
    if (kind === 'break') {
      end()
      continue
    }
    if (kind === 'blank') {
      blank = word[0] ?? null
      continue
    }
    const wide = word.reduce((sum, { text, face }) => sum + measure(text, face), 0)
    const gap = blank === null ? 0 : measure(' ', 'regular')
    if (line.length > 0 && used + gap + wide > width) end()
    if (wide <= width) put(word, wide)
    else
      for (const piece of word.flatMap((run) => cut(run, width, measure))) {
        const own = measure(piece.text, piece.face)
        if (line.length > 0 && used + own > width) end()
        put([piece], own)
      }
  }
  if (line.length > 0 || lines.length === 0) end()
  return lines
}
