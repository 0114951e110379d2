import { textOf } from '@alta/clinical/document/plain-text'
import type { Link, PhrasingContent } from 'mdast'

export type TextMark = { readonly type: 'strong' | 'emphasis' } | Readonly<Pick<Link, 'type' | 'url' | 'title'>>

/** A stretch of text with the same marks; "\n" is a line break. */
export interface TextRun {
  readonly text: string
  readonly marks: readonly TextMark[]
}

const keyOf = (mark: TextMark) => (mark.type === 'link' ? `link ${mark.url} ${mark.title ?? ''}` : mark.type)
const has = (marks: readonly TextMark[], mark: TextMark) => marks.some((one) => keyOf(one) === keyOf(mark))
const same = (some: readonly TextMark[], others: readonly TextMark[]) =>
  some.length === others.length && some.every((mark) => has(others, mark))

/** Whether everything in these can be told as runs: text, line breaks, bold, italic and links. */
export function areRuns(nodes: readonly PhrasingContent[]): boolean {
  return nodes.every((node) => {
    if (node.type === 'strong' || node.type === 'emphasis' || node.type === 'link') return areRuns(node.children)
    return node.type === 'text' || node.type === 'html' || node.type === 'break'
  })
}

/** What is neither text nor a known mark is only its words; HTML is the signs it is written with. */
export function runsOf(nodes: readonly PhrasingContent[], marks: readonly TextMark[] = []): TextRun[] {
  return nodes.flatMap((node) => {
    const marked = (mark: TextMark) => (has(marks, mark) ? marks : [...marks, mark])
    switch (node.type) {
      case 'strong':
      case 'emphasis':
        return runsOf(node.children, marked({ type: node.type }))
      case 'link':
        return runsOf(node.children, marked({ type: 'link', url: node.url, title: node.title ?? null }))
      case 'break':
        return [{ text: '\n', marks }]
      default:
        // A new line in the text of markdown is a space to whoever reads it.
        return [{ text: textOf(node).replace(/[ \t]*[\r\n][ \t\r\n]*/g, ' '), marks }]
    }
  })
}

interface RunPiece extends TextRun {
  readonly blank: boolean
}

/** Cuts the blanks at both ends off. */
function pieces({ text, marks }: TextRun): RunPiece[] {
  const word = text.trim()
  const start = text.length - text.trimStart().length
  return [
    { text: text.slice(0, start), marks, blank: true },
    { text: word, marks, blank: false },
    { text: text.slice(start + word.length), marks, blank: true },
  ].filter((piece) => piece.text !== '')
}

function joined(runs: readonly TextRun[]): TextRun[] {
  const out: TextRun[] = []
  for (const run of runs) {
    const last = out.at(-1)
    if (last !== undefined && same(last.marks, run.marks)) out.splice(-1, 1, { ...last, text: last.text + run.text })
    else if (run.text !== '') out.push(run)
  }
  return out
}

/**
 * The same runs as markdown can keep them: no blanks at the ends or around a line break, and a mark never begins or ends
 * with a blank ("**bold **text" would show its asterisks).
 */
export function settled(runs: readonly TextRun[]): TextRun[] {
  const parts = runs.flatMap(pieces)
  const out: TextRun[] = []
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at]
    if (part === undefined) break
    if (!part.blank) {
      out.push(part)
      continue
    }
    let { text, marks } = part
    for (let next = parts[at + 1]; next?.blank === true; next = parts[at + 1]) {
      text += next.text
      marks = marks.filter((mark) => has(next.marks, mark))
      at += 1
    }
    const [before, after] = [out.at(-1), parts[at + 1]]
    text = text.replace(/[ \t]*\n[ \t]*/g, '\n')
    if (before === undefined) text = text.replace(/^[ \t\n]+/, '')
    if (after === undefined) text = text.replace(/[ \t\n]+$/, '')
    const within = marks.filter((mark) => has(before?.marks ?? [], mark) && has(after?.marks ?? [], mark))
    out.push({ text, marks: within })
  }
  return joined(out)
}

function leaf({ text }: TextRun): PhrasingContent[] {
  return text
    .split(/(\n)/)
    .filter((part) => part !== '')
    .map((part) => (part === '\n' ? { type: 'break' } : { type: 'text', value: part }))
}

/** Runs as a tree: the mark that reaches furthest stands outside, bold before italic where they reach as far. */
export function phrasing(runs: readonly TextRun[], open: readonly TextMark[] = []): PhrasingContent[] {
  const out: PhrasingContent[] = []
  for (let at = 0; at < runs.length;) {
    const run = runs[at]
    if (run === undefined) break
    const reach = (mark: TextMark) => {
      const end = runs.findIndex((one, index) => index > at && !has(one.marks, mark))
      return (end === -1 ? runs.length : end) - at
    }
    const [widest] = run.marks
      .filter((mark) => !has(open, mark))
      .toSorted((a, b) => reach(b) - reach(a) || keyOf(b).localeCompare(keyOf(a)))
    if (widest === undefined) {
      out.push(...leaf(run))
      at += 1
    } else {
      const length = reach(widest)
      out.push({ ...widest, children: phrasing(runs.slice(at, at + length), [...open, widest]) })
      at += length
    }
  }
  return out
}
