import type { ItemFlag, ReportItem } from '@alta/contract/report'
import type { Language } from '@alta/contract/languages'
import type { Course, Span } from '../course/course.ts'
import {
  type MedicationGroup,
  medicationGroups as groupOrder,
  medicationHeadings,
} from '../document/medication-headings.ts'
import { quotedItem, templateItem, trimmed } from '../facts/fact.ts'
import { opensRow } from '../facts/medication/drug-rows.ts'
import type { FollowedDrug, ScoredMention } from '../facts/medication/follow-drugs.ts'
import { sameDrug } from '../facts/medication/same-drug.ts'
import { cellsOfRow } from './derivation.ts'

/** Sentences of the medication without a known drug, each in the list that it stands in. */
export type Leftovers = Readonly<Record<'previous' | 'discharge' | 'stopped', readonly ReportItem[]>>

export interface MedicationSectionInput {
  readonly course: Course
  readonly drugs: readonly FollowedDrug[]
  /** The ingredient keys and classes that the patient does not tolerate. */
  readonly allergens: readonly string[]
  /**
   * Where the sentences begin that list medication. Everything else about drugs given during the stay belongs to the
   * hospital course.
   */
  readonly listed: ReadonlySet<number>
}

const best = (
  mentions: readonly ScoredMention[],
  score: (mention: ScoredMention) => number,
): ScoredMention | undefined =>
  mentions.reduce<ScoredMention | undefined>(
    (top, each) => (top === undefined || score(each) >= score(top) ? each : top),
    undefined,
  )

const isDosed = ({ mention }: ScoredMention): boolean => mention.strength !== undefined

/** The index of the first mention, in order of place, whose name begins at or behind a place. */
function firstFrom(inOrder: readonly ScoredMention[], offset: number): number {
  let [low, high] = [0, inOrder.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((inOrder[middle]?.mention.name.start ?? 0) < offset) low = middle + 1
    else high = middle
  }
  return low
}

/** The words of a mention up to the next drug in them; the whole row of a table where it names this drug alone. */
function fragmentOf({ course }: MedicationSectionInput, inOrder: readonly ScoredMention[], own: ScoredMention): Span {
  const { start, end, name } = own.mention
  const { unit } = own
  if (opensRow(course.text, own)) {
    const inRow = inOrder.slice(firstFrom(inOrder, unit.start), firstFrom(inOrder, unit.end))
    if (!inRow.some(({ mention }) => !sameDrug(mention.ingredients, own.mention.ingredients)))
      return trimmed(course.text, unit)
  }
  const others = inOrder.slice(firstFrom(inOrder, name.end), firstFrom(inOrder, end))
  const next = Math.min(
    end,
    ...others
      .filter(({ mention }) => !sameDrug(mention.ingredients, own.mention.ingredients))
      .map(({ mention }) => mention.name.start),
  )
  const span = trimmed(course.text, { start, end: Math.max(next, name.end) })
  return span.start < span.end ? span : name
}

/** The mention that says how a drug is taken from now on. */
function nowOf(drug: FollowedDrug): ScoredMention | undefined {
  const dose = (mention: ScoredMention): number => (isDosed(mention) ? 0.5 : 0)
  if (drug.fate === 'continued')
    return best(drug.mentions, (each) => Math.max(each.discharge, each.home * 0.8) + dose(each) - each.stops)
  return best(
    drug.mentions,
    (each) => each.discharge + each.changes * 0.3 + dose(each) * (0.3 + each.treatment) - each.stops - each.home * 0.7,
  )
}

const longestSentence = 300
const sure = 0.5

/**
 * The words that stop a drug: the whole sentence where it is short and names no other drug, otherwise the words from
 * the stopping one on.
 */
function stoppingSpan(context: MedicationSectionInput, inOrder: readonly ScoredMention[], own: ScoredMention): Span {
  const { unit, mention } = own
  const others = inOrder
    .slice(firstFrom(inOrder, unit.start), firstFrom(inOrder, unit.end))
    .some((each) => each.stops < sure && !sameDrug(each.mention.ingredients, mention.ingredients))
  if (!others && unit.end - unit.start <= longestSentence)
    return trimmed(context.course.text, { start: unit.start, end: unit.end })
  const start = mention.cue !== undefined && mention.cue.start < mention.start ? mention.cue.start : mention.start
  return trimmed(context.course.text, { start, end: mention.end })
}

/** Words of the course that a group quotes. */
interface MedicationQuote {
  readonly group: MedicationGroup
  readonly spans: readonly Span[]
  readonly flags: readonly ItemFlag[]
}

/** The words that say how a drug is taken from now on; where they name no dose, together with the words that do. */
function spansOfNow(
  context: MedicationSectionInput,
  inOrder: readonly ScoredMention[],
  { drug, now }: { drug: FollowedDrug; now: ScoredMention },
): Span[] {
  const own = fragmentOf(context, inOrder, now)
  // A row says in its other cells how the drug is taken.
  const cells = cellsOfRow(context.course.text.slice(own.start, own.end)) ?? []
  if (cells.slice(1).some((cell) => /\d/.test(cell))) return [own]
  const dosed = best(
    drug.mentions.filter((each) => isDosed(each) && each.stops < sure && each.treatment > sure),
    (each) => each.discharge + each.changes + (drug.fate === 'continued' ? each.home : -each.home),
  )
  if (isDosed(now) || dosed === undefined || dosed.mention.start < own.end === own.start < dosed.mention.regimen_end)
    return [own]
  return [own, trimmed(context.course.text, { start: dosed.mention.start, end: dosed.mention.regimen_end })]
}

/**
 * Whether a name is surely a drug: a name that only its ending or its place makes a drug must stand in a list of drugs,
 * or beside how it is taken.
 */
const isCertain = ({ listed }: MedicationSectionInput, { mentions }: FollowedDrug): boolean =>
  mentions.some(
    ({ mention, unit }) =>
      (mention.recognised !== 'ending' && mention.recognised !== 'position') ||
      mention.strength !== undefined ||
      mention.schedule !== undefined ||
      listed.has(unit.start),
  )

/** The quotations of one drug; `inOrder` are the mentions of all drugs by place. */
function quotesOf(
  context: MedicationSectionInput,
  inOrder: readonly ScoredMention[],
  drug: FollowedDrug,
): MedicationQuote[] {
  const quotes: MedicationQuote[] = []
  const home = best(drug.mentions, (each) => each.home + (isDosed(each) ? 0.2 : 0))
  const isTaken = drug.home > sure
  if (isTaken && home !== undefined && drug.fate !== 'started')
    quotes.push({ group: 'previous', spans: [fragmentOf(context, inOrder, home)], flags: [] })
  if (drug.fate === 'none') {
    const administered = best(drug.mentions, (each) => each.stay + (isDosed(each) ? 0.3 : 0))
    if (isTaken && home !== undefined)
      quotes.push({
        group: 'unaccounted',
        spans: [{ start: home.mention.start, end: home.mention.strength?.end ?? home.mention.name.end }],
        flags: ['unaccounted'],
      })
    else if (
      administered !== undefined &&
      administered.treatment > sure &&
      administered.stay > sure &&
      context.listed.has(administered.unit.start)
    )
      quotes.push({
        group: 'inpatient',
        spans: [
          trimmed(context.course.text, { start: administered.mention.start, end: administered.mention.regimen_end }),
        ],
        flags: [],
      })
    return quotes
  }
  if (drug.fate === 'stopped') {
    // A row of the discharge table says more than a passing "hold": the dose and the reason.
    const stop = best(
      drug.mentions,
      (each) => each.stops + (each.unit.kind === 'table' && each.discharge > sure ? 1 : 0),
    )
    if (stop !== undefined)
      quotes.push({
        group: 'stopped',
        spans: [stoppingSpan(context, inOrder, stop)],
        flags: ['stopped', ...(drug.isDisputed ? (['conflict'] as const) : [])],
      })
    return quotes
  }
  const now = nowOf(drug)
  if (now === undefined) return quotes
  // A drug that the course stops somewhere after the quoted words is marked when it goes home, and so is one that a
  // model reads otherwise than the networks.
  const isDoubted =
    drug.isDisputed || drug.mentions.slice(drug.mentions.indexOf(now) + 1).some(({ stops }) => stops > sure)
  const flags: ItemFlag[] = [
    drug.fate,
    ...(isDoubted ? (['conflict'] as const) : []),
    ...(sameDrug(drug.ingredients, context.allergens) ? (['allergy_match'] as const) : []),
  ]
  return [...quotes, { group: 'discharge', spans: spansOfNow(context, inOrder, { drug, now }), flags }]
}

/** The reconciled drugs of a stay: the quotations of each group, in order of place. */
export type MedicationGroups = Readonly<Record<MedicationGroup, readonly ReportItem[]>>

/**
 * Drugs taken before, given during the stay, prescribed at discharge (flagged continued, changed or started), stopped,
 * and not accounted for. A stopped drug never stands under "at discharge".
 */
export function medicationGroups(context: MedicationSectionInput, left: Leftovers): MedicationGroups {
  const { course, drugs } = context
  const groups: Record<MedicationGroup, ReportItem[]> = {
    previous: [],
    inpatient: [],
    discharge: [],
    stopped: [],
    unaccounted: [],
  }
  const printed = new Set<string>()
  const certain = drugs.filter((drug) => isCertain(context, drug))
  const inOrder = drugs
    .flatMap(({ mentions }) => mentions)
    .toSorted((a, b) => a.mention.name.start - b.mention.name.start)
  for (const { group, spans, flags } of certain.flatMap((drug) => quotesOf(context, inOrder, drug))) {
    const item = quotedItem(course.text, spans, ['list_item', ...flags])
    const key = `${group} ${item.text}`
    if (item.text === '' || printed.has(key)) continue
    printed.add(key)
    groups[group].push(item)
  }
  groups.previous.push(...left.previous)
  groups.discharge.push(...left.discharge)
  groups.stopped.push(...left.stopped)
  for (const group of groupOrder) groups[group].sort((a, b) => (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0))
  return groups
}

/** The `medication` section: each group under its sub-heading; an empty group has none. */
export const medicationSection = (groups: MedicationGroups, language: Language): ReportItem[] =>
  groupOrder.flatMap((group) => {
    const items = groups[group]
    return items.length === 0 ? [] : [templateItem(medicationHeadings[group][language], ['subheading']), ...items]
  })
