import type { ReportItem, ReportSection, UnusedFact } from '@alta/contract/report'
import type { SectionKey } from '@alta/contract/sections'
import { factsOf } from '../evidence/sentence-facts.ts'
import { termsOf, weightOf } from '../evidence/source-index.ts'
import { readDrugMentions } from '../facts/medication/drug-mentions.ts'
import type { DrugAction } from '../facts/medication/medication.ts'
import { allergyWord } from '../lexicon/allergy-words.ts'
import { adjoining } from '../report/adjoining.ts'
import { novelWordCounter } from '../report/redundancy.ts'
import { planHeadings } from '../report/subheadings.ts'
import { acceptedIn } from '../reading/decide-section.ts'
import { kindOf } from '../report/place-sentences.ts'
import { costOf, ranked, worthAt } from '../report/unused-risk.ts'
import { fold } from '../text/fold.ts'
import { touching } from '../text/touching.ts'
import { sectionOf, type SourceReading, replaceable, touches } from './reading.ts'

type QuotedFact = Pick<ReportItem, 'text' | 'spans'>

/** How much of a fact's weight must be told: one share for facts whose loss harms, one for others. */
const safeShare = 0.7
const plainShare = 0.5

/** The share of a fact's words and numbers that these items tell, 0 to 1; rare ones weigh more. */
function shareTold({ index }: SourceReading, fact: QuotedFact, items: readonly ReportItem[]): number {
  const terms = [...termsOf(factsOf(fact.text))].map((term) => [term, weightOf(index, term)] as const)
  const total = terms.reduce((sum, [, weight]) => sum + weight, 0)
  if (total === 0) return items.some(({ text }) => text === fact.text) ? 1 : 0
  const near = items.filter(({ spans }) => spans.some((span) => fact.spans.some((other) => touches(span, other))))
  const nearbyTerms = termsOf(factsOf(near.map(({ text }) => text).join(' . ')))
  return terms.reduce((sum, [term, weight]) => sum + (nearbyTerms.has(term) ? weight : 0), 0) / total
}

const trusted = ({ origin, support }: ReportItem): boolean =>
  origin === 'extracted' || support === 'verbatim' || support === 'supported'

/** Whether these items say what the fact says; words in doubt say nothing. */
export function carries(
  reading: SourceReading,
  fact: QuotedFact,
  { items, share }: { items: readonly ReportItem[]; share: number },
): boolean {
  const telling = items.filter(trusted)
  return (
    telling.some(({ origin, text }) => origin === 'extracted' && text === fact.text) ||
    shareTold(reading, fact, telling) >= share
  )
}

const changes = new Set<DrugAction | null>(['start', 'stop', 'hold', 'change', 'switch_from'])
const likelyAct = 0.5
const proseSections = new Set<SectionKey>(['evolution', 'evolution_by_condition', 'complementary_tests'])
const arranged = ['appointments', 'pending', 'care_level'] as const

/**
 * Facts whose loss harms: allergies, complications, dated procedures, changes of treatment, what is arranged or
 * awaited.
 */
function safetyFactsOf(reading: SourceReading, section: ReportSection): ReportItem[] {
  const { key } = section
  const items = replaceable(reading, section).filter(
    (item) => !reading.orders.some((order) => item.spans.some((span) => touches(span, order))),
  )
  if (key === 'complications') return [...items]
  const headings = new Set<string>(arranged.map((part) => planHeadings[part][reading.language]))
  let heading = ''
  const under = new Map(
    section.items.map((item) => [item, item.origin === 'template' ? (heading = item.text) : heading]),
  )
  const isCritical = touching(reading.critical)
  const acts = proseSections.has(key)
    ? reading.course.sentences.filter(
        ({ chances }) => chances !== null && acceptedIn(chances, 'invasive_procedures') > likelyAct,
      )
    : []
  return items.filter((item) => {
    if (item.flags.includes('corrected') || allergyWord.test(fold(item.text))) return true
    if (headings.has(under.get(item) ?? '')) return true
    if (item.spans.some(isCritical)) return true
    if (acts.some((act) => item.spans.some((span) => touches(span, act)))) return true
    return key !== 'complementary_tests' && readDrugMentions(item.text).some(({ action }) => changes.has(action))
  })
}

/** Puts an item before the first one that stands later in the source, under its own sub-heading where there are any. */
function inserted(items: readonly ReportItem[], item: ReportItem, heading: ReportItem | undefined): ReportItem[] {
  const start = item.spans[0]?.start ?? 0
  const later = (other: ReportItem): boolean => other.origin !== 'template' && (other.spans[0]?.start ?? 0) > start
  if (heading === undefined) {
    const at = items.findIndex(later)
    return at === -1 ? [...items, item] : [...items.slice(0, at), item, ...items.slice(at)]
  }
  const from = items.findIndex((other) => other.origin === 'template' && other.text === heading.text)
  if (from === -1) return [...items, heading, item]
  const next = items.findIndex((other, index) => index > from && (other.origin === 'template' || later(other)))
  const at = next === -1 ? items.length : next
  return [...items.slice(0, at), item, ...items.slice(at)]
}

/** A written section with the facts that it lacks: the engine's own words, at their place. */
export function withFacts(
  reading: SourceReading,
  section: ReportSection,
  factsIn: (engine: ReportSection) => readonly ReportItem[],
): ReportSection {
  if (section.fallback !== undefined || !section.items.some(({ origin }) => origin === 'written')) return section
  const engine = sectionOf(reading.report, section.key)
  let heading: ReportItem | undefined
  const headings = new Map(engine.items.map((item) => [item, item.origin === 'template' ? (heading = item) : heading]))
  const missing = factsIn(engine).filter((fact) => !carries(reading, fact, { items: section.items, share: safeShare }))
  return {
    ...section,
    items: missing.reduce((items, fact) => inserted(items, fact, headings.get(fact)), section.items),
  }
}

/** A written section with the facts whose loss harms. */
export const withSafetyFacts = (reading: SourceReading, section: ReportSection): ReportSection =>
  withFacts(reading, section, (engine) => safetyFactsOf(reading, engine))

const asUnused = (item: ReportItem, section: SectionKey): UnusedFact => {
  const fact = { text: item.text, spans: item.spans, kind: kindOf[section], section }
  return item.day === undefined ? fact : { ...fact, day: item.day }
}

/** The tray of a report: the engine's, without what is now told, and with what its sections no longer tell. */
export function trayOf(reading: SourceReading, sections: readonly ReportSection[]): UnusedFact[] {
  const items = sections.flatMap((section) => section.items.filter(({ origin }) => origin === 'written'))
  const untold = (fact: QuotedFact): boolean => !carries(reading, fact, { items, share: plainShare })
  const printed = new Set(sections.flatMap((section) => section.items.filter(({ origin }) => origin === 'extracted')))
  const quoted = new Set([...printed].map(({ text }) => text))
  const lost = sections.flatMap(({ key }) =>
    sectionOf(reading.report, key)
      .items.filter((item) => item.origin === 'extracted' && !quoted.has(item.text) && untold(item))
      .map((item) => asUnused(item, key)),
  )
  const known = new Set(lost.map(({ text }) => text))
  const remaining = reading.report.unused.filter((fact) => !known.has(fact.text) && untold(fact))
  const { course } = reading
  const unsaid = novelWordCounter(
    course,
    sections.flatMap((section) => section.items),
  )
  const weighed = [...lost, ...remaining].map((fact) => ({
    fact,
    worth: costOf(worthAt(course, fact.spans), unsaid(fact.spans)),
  }))
  return ranked(adjoining(course, weighed))
}
