import type { FallbackReason, ReportItem, ReportSection, ReportSpan } from '@alta/contract/report'
import type { SectionKey } from '@alta/contract/sections'
import { withFacts } from './omissions.ts'
import { guideOf } from './prompts.ts'
import { sectionOf, type SourceReading, replaceable, touches } from './reading.ts'
import type { ModelSentence } from './state.ts'
import { decidePrinting } from './checks/print-decision.ts'

/** The engine's section, with the reason why it stands in a model's place. */
export const fallback = (reading: SourceReading, key: SectionKey, reason: FallbackReason): ReportSection => ({
  ...sectionOf(reading.report, key),
  fallback: reason,
})

function itemOf({ text, support, spans, judged }: ModelSentence, listed: boolean): ReportItem {
  return {
    text: /[.!?…:;)»”"]$/.test(text) ? text : `${text}.`,
    spans: spans.map(({ start, end }) => ({ start, end })),
    origin: 'written',
    support,
    flags: [...(listed ? (['list_item'] as const) : []), ...(judged === null ? [] : (['judged'] as const))],
  }
}

interface HeadedGroup {
  readonly heading: ReportItem | null
  readonly items: ReportItem[]
}

/** The engine's items under their sub-headings. */
function groupsOf(items: readonly ReportItem[]): HeadedGroup[] {
  const groups: HeadedGroup[] = [{ heading: null, items: [] }]
  for (const item of items) {
    if (item.origin === 'template') groups.push({ heading: item, items: [] })
    else groups.at(-1)?.items.push(item)
  }
  return groups
}

const shares = (a: ReportItem, b: ReportItem): boolean =>
  a.spans.some((span) => b.spans.some((other) => touches(span, other)))

/**
 * Written items under the engine's sub-headings: each where the passage that it rests on stands, otherwise with the
 * item before.
 */
function underHeadings(own: readonly ReportItem[], engine: readonly ReportItem[]): ReportItem[] {
  const groups = groupsOf(engine)
  const first = groups.findIndex(({ heading }) => heading !== null)
  if (first === -1) return [...own]
  const placed = groups.map(({ heading }): HeadedGroup => ({ heading, items: [] }))
  let at = first
  for (const item of own) {
    const found = groups.findIndex(({ items }) => items.some((other) => shares(item, other)))
    at = found === -1 ? at : found
    placed[at]?.items.push(item)
  }
  return placed.flatMap(({ heading, items }) =>
    items.length === 0 ? [] : [...(heading === null ? [] : [heading]), ...items],
  )
}

/** The section of these items, with the parts that a model must not write as the engine has them. */
function sectionWith(reading: SourceReading, key: SectionKey, own: readonly ReportItem[]): ReportItem[] {
  const engine = sectionOf(reading.report, key)
  if (key === 'extra_comments') return underHeadings(own, engine.items)
  const replaced = new Set(replaceable(reading, engine))
  return [...own, ...engine.items.filter((item) => item.origin === 'extracted' && !replaced.has(item))]
}

/** The sentences that tell a wrong figure or side without the words that correct it. */
function uncorrected({ report }: SourceReading, sentences: readonly ModelSentence[]): Set<ModelSentence> {
  const tell = (target: ReportSpan): ModelSentence[] =>
    sentences.filter(({ spans }) => spans.some((span) => touches(span, target)))
  const printed = report.sections.flatMap(({ items }) => items.filter(({ flags }) => flags.includes('corrected')))
  const pairs = [...printed, ...report.unused.filter(({ spans }) => spans.length > 1)]
  const wrong = pairs.flatMap(({ spans }) => {
    // A correction stands before what it corrects.
    const old = spans.at(-1)
    const wrongOnes = old === undefined ? [] : tell(old)
    return spans.slice(0, -1).some((span) => tell(span).length > 0) ? [] : wrongOnes
  })
  return new Set(wrong)
}

/** Whether an item tells only laboratory values, which the section quotes from the course. */
const isQuotedAnyway = ({ labs }: SourceReading, key: SectionKey, { spans }: ModelSentence): boolean =>
  key === 'complementary_tests' && spans.length > 0 && spans.every((span) => labs.some((row) => touches(span, row)))

/**
 * Puts quotations of the engine in the place of sentences that may not stand: from the lines that these were to tell.
 */
function filled(reading: SourceReading, section: ReportSection, lost: readonly ModelSentence[]): ReportSection {
  const sources = lost.flatMap(({ cited, spans }) => [...cited, ...spans])
  return withFacts(reading, section, (engine) =>
    replaceable(reading, engine).filter(({ spans }) =>
      spans.some((span) => sources.some((other) => touches(span, other))),
    ),
  )
}

/** A section of a model's sentences under the organisation's setting: written, or the engine's with the reason. */
export function composed(reading: SourceReading, key: SectionKey, sentences: readonly ModelSentence[]): ReportSection {
  const written = sentences.filter((sentence) => !isQuotedAnyway(reading, key, sentence))
  if (written.length === 0) return fallback(reading, key, 'empty')
  const { on_unsupported } = reading.options
  const judged = written.map((sentence) => ({ sentence, standing: decidePrinting(reading, sentence) }))
  const against = judged.filter(({ standing }) => standing !== 'stands').length
  const printed = judged.filter(
    ({ standing }) => standing === 'stands' || (standing === 'doubtful' && on_unsupported === 'mark'),
  )
  const wrong = uncorrected(
    reading,
    printed.map(({ sentence }) => sentence),
  )
  const remaining = printed.filter(({ sentence }) => !wrong.has(sentence))
  if (remaining.length === 0 || (against > 0 && on_unsupported === 'block')) {
    const foreign = sentences.filter((sentence) => sentence.foreign).length
    return fallback(reading, key, foreign > against / 2 ? 'wrong_language' : 'unsupported')
  }
  const listed = guideOf(reading, key)?.style === 'list'
  const items = sectionWith(
    reading,
    key,
    remaining.map(({ sentence }) => itemOf(sentence, listed)),
  )
  const removed = judged.length - remaining.length
  if (removed === 0) return { key, items }
  const lost = written.filter((sentence) => !remaining.some((each) => each.sentence === sentence))
  return { ...filled(reading, { key, items }, lost), removed }
}
