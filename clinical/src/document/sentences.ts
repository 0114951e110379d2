import type { Nodes, Root } from 'mdast'
import { splitSentences } from '../text/split-sentences.ts'
import { leadLength } from './day-paragraphs.ts'
import { textOf } from './plain-text.ts'

/** A run of a person's text: the smallest that can be held against the source. */
export interface WrittenSentence {
  /** The text with single blanks. The cells of a row are joined by " | ", without empty ones at its end. */
  readonly text: string
  readonly kind: 'heading' | 'sentence' | 'list_item' | 'row'
  /** The block it stands in: a heading, paragraph, tableRow, code or html. */
  readonly node: Nodes
  /** Offsets into `textOf(node)`; a row is one sentence as a whole. */
  readonly start: number
  readonly end: number
  /** The day before its paragraph ("12/03:"), which is no part of what the sentence says. */
  readonly lead?: string
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

function rowOf(node: Extract<Nodes, { type: 'tableRow' }>): WrittenSentence[] {
  const text = node.children
    .map((cell) => tidy(textOf(cell)))
    .join(' | ')
    .replace(/(?: \| ?)+$/, '')
  return text === '' ? [] : [{ text, kind: 'row', node, start: 0, end: textOf(node).length }]
}

/** The sentences of prose. A line that a person broke by hand ends a sentence; a list item is one sentence. */
function proseOf(node: Nodes, kind: 'sentence' | 'list_item'): WrittenSentence[] {
  const nodeText = textOf(node)
  const lead = leadLength(node)
  const day = lead === 0 ? {} : { lead: nodeText.slice(0, lead).trim() }
  let start = 0
  return nodeText.split('\n').flatMap((line) => {
    const from = start
    start += line.length + 1
    return splitSentences(nodeText, { start: Math.max(from, lead), end: from + line.length }).map((span) => ({
      text: tidy(nodeText.slice(span.start, span.end)),
      kind,
      node,
      ...span,
      ...day,
    }))
  })
}

function sentencesIn(node: Nodes, kind: 'sentence' | 'list_item'): WrittenSentence[] {
  switch (node.type) {
    case 'heading': {
      const nodeText = textOf(node)
      const text = tidy(nodeText)
      return text === '' ? [] : [{ text, kind: 'heading', node, start: 0, end: nodeText.length }]
    }
    case 'paragraph':
    case 'code':
    case 'html':
      return proseOf(node, kind)
    case 'tableRow':
      return rowOf(node)
    case 'list':
      return node.children.flatMap((item) => sentencesIn(item, 'list_item'))
    case 'root':
    case 'blockquote':
    case 'listItem':
    case 'table':
      return node.children.flatMap((child) => sentencesIn(child, kind))
    default:
      return []
  }
}

/** The sentences of a markdown tree in reading order: sub-headings, rows of tables, paragraphs and items by sentence. */
export function writtenSentences(tree: Root): WrittenSentence[] {
  return sentencesIn(tree, 'sentence')
}
