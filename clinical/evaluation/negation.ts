import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { marks } from '../src/context/context.ts'
import { contextTokens, type ContextToken } from '../src/context/tokens.ts'

const spanField = z.tuple([z.number(), z.number()])
const row = z.object({ text: z.string(), marks: z.array(z.object({ label: z.string(), spans: z.array(spanField) })) })
type NegationRow = z.infer<typeof row>
type SpanOffsets = z.infer<typeof spanField>

/**
 * Negation by a separate word. Words with a negating prefix ("afebril") have no scope and are findings in themselves.
 */
const cueLabels = new Set(['NegSynMarker', 'NegLexMarker'])
const scopeLabels = new Set(['Phrase', 'DISO', 'PROC', 'SUBS', 'BODY', 'OTHER'])
/** The corpus counts what was stopped or has resolved as negated. */
const denyingKinds = new Set(['negated', 'stopped', 'resolved'])
/** A scope is adjacent to its cue, except for blanks and a link such as ":" or "fue". */
const widestGap = 12

function goldScopes({ text, marks: labels }: NegationRow): SpanOffsets[] {
  const scopes = labels.filter((mark) => scopeLabels.has(mark.label)).flatMap((mark) => mark.spans)
  const longest = (rows: readonly SpanOffsets[]): SpanOffsets | undefined =>
    rows.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))[0]
  return labels
    .filter((mark) => cueLabels.has(mark.label))
    .flatMap((mark) => mark.spans)
    .flatMap(([start, end]) => {
      const after = scopes.filter((scope) => scope[0] >= end && text.slice(end, scope[0]).trim() === '')
      const before = scopes.filter((scope) => scope[1] <= start && start - scope[1] <= widestGap)
      const scope = longest(after) ?? longest(before)
      return scope === undefined ? [] : [scope]
    })
}

function positions(tokens: readonly ContextToken[], spans: readonly SpanOffsets[]): Set<number> {
  const inside = new Set<number>()
  tokens.forEach((token, index) => {
    if (/\w/.test(token.folded) && spans.some(([start, end]) => token.start >= start && token.end <= end))
      inside.add(index)
  })
  return inside
}

function f1(hit: number, gold: number, found: number): number {
  return gold + found === 0 ? 1 : (2 * hit) / (gold + found)
}

/**
 * Evaluates negation on rows in the format of NUBes. `scope_f1`: micro F1 over the words (without punctuation) inside
 * negation scopes, over the sentences in which the corpus or the engine finds a negation; the gold scope of a cue is
 * the longest labelled passage that begins directly after it, or else the one that ends directly before it.
 * `sentence_f1`: whether the sentence contains a negation. `path` is a file of rows, or a folder that contains
 * nubes_negation.jsonl.
 */
export async function evaluateNegation(
  path: string,
): Promise<{ figures: { scope_f1: number; sentence_f1: number }; lines: string[] }> {
  const count = { hit: 0, gold: 0, found: 0, sentenceHit: 0, sentenceGold: 0, sentenceFound: 0, rows: 0 }
  let milliseconds = 0
  const file = statSync(path).isDirectory() ? join(path, 'nubes_negation.jsonl') : path
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.trim() === '') continue
    const gold = row.parse(JSON.parse(line))
    const began = performance.now()
    const found = marks(gold.text, 'es').filter((mark) => denyingKinds.has(mark.kind))
    milliseconds += performance.now() - began
    const tokens = contextTokens(gold.text)
    const goldWords = positions(tokens, goldScopes(gold))
    const foundWords = positions(
      tokens,
      found.map((mark): SpanOffsets => [mark.scope.start, mark.scope.end]),
    )
    count.rows += 1
    count.gold += goldWords.size
    count.found += foundWords.size
    count.hit += [...foundWords].filter((word) => goldWords.has(word)).length
    const denied = gold.marks.some((mark) => cueLabels.has(mark.label))
    count.sentenceGold += denied ? 1 : 0
    count.sentenceFound += found.length > 0 ? 1 : 0
    count.sentenceHit += denied && found.length > 0 ? 1 : 0
  }
  const figures = {
    scope_f1: f1(count.hit, count.gold, count.found),
    sentence_f1: f1(count.sentenceHit, count.sentenceGold, count.sentenceFound),
  }
  const lines = [
    `${count.rows} sentences, ${count.sentenceGold} with a denial`,
    `scope: precision ${(count.hit / count.found).toFixed(3)}, recall ${(count.hit / count.gold).toFixed(3)}, F1 ${figures.scope_f1.toFixed(3)}`,
    `sentence: precision ${(count.sentenceHit / count.sentenceFound).toFixed(3)}, recall ${(count.sentenceHit / count.sentenceGold).toFixed(3)}, F1 ${figures.sentence_f1.toFixed(3)}`,
    `${((milliseconds / count.rows) * 1000).toFixed(0)} µs a sentence`,
  ]
  return { figures, lines }
}
