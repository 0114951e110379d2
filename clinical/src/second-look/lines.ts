import type { ReportSpan } from '@alta/contract/report'
import { claimOccurrencesOf } from '../evidence/claim-occurrences.ts'
import { claimsOf } from '../evidence/claims.ts'
import { ruledOf } from '../evidence/check.ts'
import type { SourceIndex, SourceSentence } from '../evidence/source-index.ts'
import { sanitiseForPrompt, tokensOf } from '../writing/sanitise.ts'

/** A sentence of the source as a model is shown it. */
export interface LookLine {
  /** Its index in the source plus one. */
  readonly number: number
  /** `[12] (2017-01-03, evolution) text`, on one line. */
  readonly shown: string
}

/** How many passages of each sentence are shown where the source does not fit, each with its neighbours. */
const mostPassages = 12

function lineOf({ course }: SourceIndex, { index, facts, day }: SourceSentence): LookLine[] {
  const text = sanitiseForPrompt(facts.text)
  if (!/[\p{L}\p{N}]/u.test(text)) return []
  const label = [day, course.sentences[index]?.section].filter((part) => part != null).join(', ')
  return [{ number: index + 1, shown: `[${index + 1}]${label === '' ? '' : ` (${label})`} ${text}` }]
}

const sizeOf = (lines: readonly LookLine[]): number => tokensOf(lines.map(({ shown }) => shown).join('\n'))

/** Where the source speaks of what a sentence claims, the best passage first, each with its neighbours. */
function passagesOf(index: SourceIndex, text: string): number[] {
  const { ranked } = claimOccurrencesOf(index, claimsOf(index, ruledOf(index, text).written))
  return ranked.slice(0, mostPassages).flatMap((at) => [at, at - 1, at + 1])
}

/**
 * The lines that may support these sentences, in source order: the whole source where it fits `room`, in tokens,
 * otherwise the best passages of each sentence in turn. `hidden` are places that no model is shown.
 */
export function lookLines(
  index: SourceIndex,
  texts: readonly string[],
  { room, hidden }: { readonly room: number; readonly hidden: readonly ReportSpan[] },
): readonly LookLine[] {
  const open = index.sentences.filter(({ start, end }) =>
    hidden.every((span) => span.end <= start || span.start >= end),
  )
  const all = new Map(
    open.flatMap((sentence) => lineOf(index, sentence).map((line) => [sentence.index, line] as const)),
  )
  if (sizeOf([...all.values()]) <= room) return [...all.values()]
  const ranked = texts.map((text) => passagesOf(index, text))
  const inTurns = Array.from({ length: mostPassages * 3 }, (_, rank) => ranked.flatMap((own) => own[rank] ?? [])).flat()
  const selected = new Set<LookLine>()
  let left = room
  for (const at of inTurns) {
    const line = all.get(at)
    const size = line === undefined ? 0 : sizeOf([line])
    if (line === undefined || selected.has(line) || size > left) continue
    selected.add(line)
    left -= size
  }
  return [...selected].toSorted((a, b) => a.number - b.number)
}
