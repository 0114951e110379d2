import { rowMark } from './evidence.ts'
import { splitSentences } from '../text/split-sentences.ts'

/** A sentence of a text that is being written, without marks and markup. */
export interface WrittenPart {
  /** The characters before it: none at the beginning, a blank, an empty line, or the sign of a list item. */
  readonly lead: '' | ' ' | '\n\n' | '\n- '
  readonly text: string
}

export interface SentenceStream {
  /** Adds a piece and returns the sentences that it finishes. */
  readonly push: (piece: string) => WrittenPart[]
  /** Returns the rest when nothing more comes. */
  readonly end: () => WrittenPart[]
}

/** Numbers of lines, as `[3]` or `[1, 4-6]`, with the blank before them. */
const marks = /[^\S\n]*\[\s*\d{1,4}(?:\s*[,;–-]\s*\d{1,4})*\s*\]/g
/** A longer run without a full stop is cut at a blank. */
const longestSentence = 1_200

const bare = (text: string): string =>
  text
    .replace(/!?\[([^\]\n]*)\]\([^)\s]*\)/g, '$1')
    .replace(/\*\*|__|`+|~~/g, '')
    .replace(/(^|[\s(])[*_](?=\S)|(?<=\S)[*_](?=[\s).,;:]|$)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

const opening = /^\s*(?:([-*•–]|\d{1,2}[.)])\s+|#{1,6}\s+|>\s?)/

/** Returns sentence after sentence, each with the characters before it. */
function speaker(prefixes: readonly string[]) {
  let lead: WrittenPart['lead'] = ''
  let atLineStart = true
  const say = (words: string): WrittenPart[] => {
    const found = atLineStart ? opening.exec(words) : null
    if (found?.[1] !== undefined) lead = '\n- '
    atLineStart = false
    const own = words.slice(found?.[0].length ?? 0).trimStart()
    const prefix = prefixes.find((known) => own.startsWith(`(${known})`))
    const text = bare(own.slice(prefix === undefined ? 0 : prefix.length + 2))
    if (text === '') return []
    const part = { lead, text }
    lead = ' '
    return [part]
  }
  const newLine = (): void => {
    // Before the first sentence nothing needs a separation.
    if (lead !== '') lead = '\n\n'
    atLineStart = true
  }
  return { say, newLine }
}

const sentencesIn = (text: string): string[] =>
  splitSentences(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end))

/** Where the last unfinished sentence begins: behind a row, a sentence, or a run that is too long. */
function cutIn(open: string): number {
  const row = open.lastIndexOf(rowMark)
  if (row >= 0) return row + rowMark.length
  const last = splitSentences(open, { start: 0, end: open.length }).at(-1)?.start ?? 0
  if (open.slice(0, last).trim() !== '') return last
  if (open.length <= longestSentence) return 0
  const blank = open.lastIndexOf(' ', longestSentence)
  return blank > 0 ? blank : longestSentence
}

/**
 * Cuts a text into sentences as it comes. A sentence is finished when the next has begun, or its line or the text ends.
 * `prefixes` are the words in brackets before the lines that the model read, which belong to no answer.
 */
export function sentenceStream(prefixes: readonly string[] = []): SentenceStream {
  const { say, newLine } = speaker(prefixes)
  let open = ''
  const sayAll = (text: string): WrittenPart[] => text.split(rowMark).flatMap(sentencesIn).flatMap(say)
  const lines = (): WrittenPart[] => {
    const parts: WrittenPart[] = []
    for (let cut = open.indexOf('\n'); cut >= 0; cut = open.indexOf('\n')) {
      parts.push(...sayAll(open.slice(0, cut)))
      newLine()
      open = open.slice(cut + 1)
    }
    return parts
  }
  return {
    push: (piece) => {
      open = (open + piece).replace(/\r\n?/g, '\n').replace(marks, '')
      const parts = lines()
      for (let cut = cutIn(open); cut > 0; cut = cutIn(open)) {
        parts.push(...sayAll(open.slice(0, cut)))
        open = open.slice(cut)
      }
      return parts
    },
    end: () => {
      const parts = [...lines(), ...sayAll(open)]
      open = ''
      return parts
    },
  }
}
