import { leadLength } from '@alta/clinical/document/day-paragraphs'
import { parseMarkdown, writeMarkdown, type MarkdownNode, type MarkdownRoot } from '@alta/clinical/document/markdown'
import { textOf } from '@alta/clinical/document/plain-text'
import { type WrittenSentence, writtenSentences } from '@alta/clinical/document/sentences'
import { normalizeTree } from '../editor/normalize-tree.ts'
type Parent = Extract<MarkdownNode, { children: unknown }>

/** Rows are told with tabs or bars between their cells, and blanks count for nothing. */
const bare = (text: string): string => text.replace(/[\s|]+/g, ' ').trim()

const isParent = (node: MarkdownNode): node is Parent => 'children' in node

/** Where the words end that go with a sentence: the blanks after it, and a line of its own with its break. */
function reachOf(text: string, { start, end }: WrittenSentence) {
  const after = end + (/^[^\S\n]*/.exec(text.slice(end))?.[0].length ?? 0)
  const before = start - (/[^\S\n]*$/.exec(text.slice(0, start))?.[0].length ?? 0)
  const [startsLine, endsLine] = [text[before - 1] ?? '\n', text[after] ?? '\n'].map((sign) => sign === '\n')
  if (!endsLine) return { from: start, to: after }
  if (!startsLine) return { from: before, to: after }
  return after < text.length ? { from: before, to: after + 1 } : { from: Math.max(0, before - 1), to: after }
}

/** A node without the letters of a stretch; null when nothing of it is left, undefined when it cannot be cut there. */
function cut(node: MarkdownNode, from: number, to: number): MarkdownNode | null | undefined {
  const { length } = textOf(node)
  if (to <= 0 || from >= length) return node
  if (from <= 0 && to >= length) return null
  if (node.type === 'text') return { ...node, value: node.value.slice(0, Math.max(0, from)) + node.value.slice(to) }
  if (!isParent(node)) return undefined
  let at = 0
  const left: MarkdownNode[] = []
  for (const child of node.children) {
    const remaining = cut(child, from - at, to - at)
    if (remaining === undefined) return undefined
    if (remaining !== null) left.push(remaining)
    at += textOf(child).length
  }
  return Object.assign({}, node, { children: left })
}

/** The tree with a node put in the place of another, or without it; what is empty then goes too. */
function replaced<N extends MarkdownNode>(tree: N, old: MarkdownNode, next: MarkdownNode | null): N | null {
  if (!isParent(tree)) return tree
  let found = false
  const children = tree.children.flatMap((child): MarkdownNode[] => {
    const one = child === old ? next : replaced(child, old, next)
    found ||= one !== child
    return one === null ? [] : [one]
  })
  if (!found) return tree
  return children.length === 0 && tree.type !== 'root' ? null : Object.assign({}, tree, { children })
}

function without(tree: MarkdownRoot, sentence: WrittenSentence): MarkdownRoot | null {
  const { node, kind } = sentence
  if (kind === 'row') return replaced(tree, node, null)
  if (node.type !== 'paragraph') return null
  const { from, to } = reachOf(textOf(node), sentence)
  const lead = leadLength(node)
  const isAlone = lead > 0 && from <= lead && textOf(node).slice(to).trim() === ''
  // The date before a paragraph is removed with the last sentence of the paragraph.
  const left = isAlone ? null : cut(node, from, to)
  return left === undefined ? null : replaced(tree, node, left)
}

/**
 * The section without one sentence, whatever it is set in: bold, a list, a row of a table. `nth` of those with the same
 * words. null where it does not stand there as it is shown, or where something else would change with it.
 */
export const withoutSentence = (markdown: string, text: string, nth = 0): string | null => {
  const tree = parseMarkdown(markdown)
  const before = writtenSentences(tree)
  const target = before.filter((one) => bare(one.text) === bare(text))[nth]
  const left = target && without(tree, target)
  if (!left) return null
  const written = writeMarkdown(normalizeTree(left))
  const serialised = (sentences: readonly WrittenSentence[]) =>
    sentences.map((one) => `${one.kind} ${one.text}`).join('\n')
  const isWhole =
    serialised(writtenSentences(parseMarkdown(written))) === serialised(before.filter((one) => one !== target))
  return isWhole ? written.trim() : null
}
