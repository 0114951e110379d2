import { itemsIn } from './answers/answers.ts'
import { type EvidenceLine, lineTokens } from './evidence-lines.ts'
import { sanitiseForPrompt } from './sanitise.ts'
import { digestPrompt } from './prompts.ts'
import { type SourceReading, touches } from './reading.ts'
import { sentencesOf } from './checks/sentences.ts'
import { decidePrinting } from './checks/print-decision.ts'
import { linesShown, shownOf, stateOf } from './state.ts'
import type { Digest, WritingStep } from './writing.ts'

/**
 * Evidence of one request takes at most this share of a context, and at most this many tokens, because longer parts are
 * shortened carelessly.
 */
const partShare = 0.4
const mostTokens = 6000

/** The parts of a course, day by day as far as they have room in a request. `sizeOf` gives the tokens of a line. */
export function partsOf(
  { lines, options }: SourceReading,
  { space = options.context_tokens * partShare, most = mostTokens, sizeOf = lineTokens } = {},
): EvidenceLine[][] {
  const room = Math.min(most, space)
  const parts: { lines: EvidenceLine[]; size: number }[] = []
  const days = Map.groupBy(lines, ({ day }) => day)
  for (const own of days.values()) {
    const size = own.reduce((sum, line) => sum + sizeOf(line), 0)
    const last = parts.at(-1)
    if (last !== undefined && last.size + size <= room) {
      last.lines.push(...own)
      last.size += size
      continue
    }
    for (const [at, line] of own.entries()) {
      const open = parts.at(-1)
      if (at === 0 || open === undefined || open.size + sizeOf(line) > room)
        parts.push({ lines: [line], size: sizeOf(line) })
      else {
        open.lines.push(line)
        open.size += sizeOf(line)
      }
    }
  }
  return parts.map((part) => part.lines)
}

/** The steps that shorten a long course, one for each part. */
export const digestPlan = (reading: SourceReading): WritingStep[] =>
  partsOf(reading).map((lines) => ({
    step: 'digest',
    sections: [],
    prompt: digestPrompt(reading, lines),
    state: { kind: 'digesting', ...shownOf(reading, lines) },
  }))

/** The digest that the engine itself makes of a part, where no model could be asked. */
export function ownDigest(reading: SourceReading, step: WritingStep): Digest {
  const state = stateOf(step)
  const lines = state.kind === 'looking' ? [] : [...linesShown(reading, state).values()]
  const selected = lines.filter(({ must, salient }) => salient || must.length > 0)
  return { lines: selected.map(({ text, spans }) => ({ text, spans })) }
}

/**
 * The digest of a part by a model: only what the source supports, with its places there. null where it cannot be read.
 */
export function takenDigest(reading: SourceReading, step: WritingStep, answer: string): Digest | null {
  const state = stateOf(step)
  const items = itemsIn(answer)
  if (items === null || state.kind === 'looking') return null
  const instructions = step.prompt.structured[0]?.content ?? ''
  const sentences = sentencesOf(reading, items, { lines: linesShown(reading, state), instructions })
  const printable = sentences.filter((sentence) => decidePrinting(reading, sentence) === 'stands')
  return { lines: printable.map(({ text, spans }) => ({ text, spans })) }
}

/**
 * The lines of digests as evidence, numbered after those of the source, with the sections of the lines that they rest
 * on.
 */
export function digestLines(reading: SourceReading, digests: readonly Digest[]): EvidenceLine[] {
  const all = digests
    .flatMap(({ lines }) => lines)
    .toSorted((a, b) => (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0) || (a.text < b.text ? -1 : 1))
  return all.map(({ text, spans }, at) => {
    const under = reading.lines.filter((line) => line.spans.some((span) => spans.some((other) => touches(span, other))))
    return {
      number: reading.lines.length + at + 1,
      text: sanitiseForPrompt(text),
      day: under[0]?.day ?? null,
      spans,
      sections: [...new Set(under.flatMap(({ sections }) => sections))],
      must: [],
      salient: true,
    }
  })
}
