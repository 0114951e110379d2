import type { Language } from '@alta/contract/languages'
import { contextCues } from '../lexicon/context-cues.ts'
import { wordSet } from '../lexicon/terms.ts'
import type { CueForm, Direction, MarkKind } from './cue-list.ts'
import type { ContextToken } from './tokens.ts'

export interface Cue {
  readonly words: readonly string[]
  readonly kind: MarkKind | 'none'
  readonly direction: Direction
}

type CueIndex = ReadonlyMap<string, readonly Cue[]>

const stemLength = 4
const numberWords = wordSet('how many')

/** Whether a cue counts in a language: Spanish and Catalan lines mix, so that they share cues; English stands alone. */
function speaks(cue: CueForm, language: Language): boolean {
  if (cue.language === language) return true
  return cue.only !== true && cue.language !== 'en' && language !== 'en'
}

function expand(form: string): string[][] {
  let rows: string[][] = [[]]
  for (const word of form.split(' ')) {
    // "w/o", "h/o", "d/d" are abbreviations, not alternatives.
    if (/^\w\/\w$/.test(word)) rows = rows.map((row) => [...row, word.charAt(0), '/', word.charAt(2)])
    else rows = rows.flatMap((row) => word.split('/').map((choice) => [...row, choice]))
  }
  return rows
}

function addCue(cues: Cue[], cue: Cue): void {
  const form = cue.words.join(' ')
  const twin = cues.findIndex((other) => other.kind === cue.kind && other.words.join(' ') === form)
  const known = cues[twin]
  if (known === undefined) cues.push(cue)
  else if (known.direction !== cue.direction) cues[twin] = { ...cue, direction: 'either' }
}

function buildIndex(language: Language): CueIndex {
  const index = new Map<string, Cue[]>()
  for (const cue of contextCues) {
    if (!speaks(cue, language)) continue
    for (const words of expand(cue.form)) {
      const first = words[0] ?? ''
      const key = first.endsWith('*') ? first.slice(0, stemLength) + '*' : first
      const cues = index.get(key) ?? []
      index.set(key, cues)
      addCue(cues, { words, kind: cue.kind, direction: cue.direction })
    }
  }
  for (const cues of index.values()) cues.sort((a, b) => b.words.length - a.words.length)
  return index
}

const indexes = new Map<Language, CueIndex>()
function indexFor(language: Language): CueIndex {
  const known = indexes.get(language)
  if (known !== undefined) return known
  const made = buildIndex(language)
  indexes.set(language, made)
  return made
}

function wordFits(pattern: string, token: ContextToken | undefined): boolean {
  if (token === undefined) return false
  if (pattern === '#') return /^\d/.test(token.folded) || numberWords.has(token.folded)
  if (pattern === '@') return /^(19|20)\d\d$/.test(token.folded)
  if (pattern.length > 1 && pattern.endsWith('*')) return token.folded.startsWith(pattern.slice(0, -1))
  return token.folded === pattern
}

/** The longest cues that begin at token `at`; several of equal length where a form has more than one meaning. */
export function cuesAt(tokens: readonly ContextToken[], at: number, language: Language): Cue[] {
  const first = tokens[at]
  if (first === undefined) return []
  const index = indexFor(language)
  const found: Cue[] = []
  for (const key of [first.folded, first.folded.slice(0, stemLength) + '*']) {
    for (const cue of index.get(key) ?? []) {
      if (found[0] !== undefined && cue.words.length < found[0].words.length) break
      if (!cue.words.every((word, offset) => wordFits(word, tokens[at + offset]))) continue
      if (found[0] !== undefined && cue.words.length > found[0].words.length) found.length = 0
      found.push(cue)
    }
  }
  return found
}
