import type { ItemFlag, ReportItem } from '@alta/contract/report'
import type { Language } from '@alta/contract/sections'
import type { Course, Span } from '../course/course.ts'
import { quotedItem, templateItem, trimmed } from '../facts/fact.ts'
import type { FollowedDrug, JudgedMention } from '../facts/medication/follow-drugs.ts'
import { sameDrug } from '../facts/medication/same-drug.ts'

type Group = 'previous' | 'inpatient' | 'discharge' | 'stopped' | 'unaccounted'

/** The fixed sub-headings of the medication section, in the report's language and in this order. */
export const medicationHeadings: Readonly<Record<Group, Readonly<Record<Language, string>>>> = {
  previous: { en: 'Before admission', es: 'Tratamiento previo', ca: 'Tractament previ' },
  inpatient: { en: 'During the stay', es: 'Durante el ingreso', ca: "Durant l'ingrés" },
  discharge: { en: 'Medication at discharge', es: 'Tratamiento al alta', ca: "Tractament a l'alta" },
  stopped: { en: 'Stopped or to avoid', es: 'Suspendido o a evitar', ca: 'Suspès o a evitar' },
  unaccounted: {
    en: 'Taken before, not mentioned at discharge: review',
    es: 'Tratamiento previo sin mención al alta: revisar',
    ca: "Tractament previ sense menció a l'alta: revisar",
  },
}

/** Sentences of the medication that name no drug the finder knows, each in the list it stands in. */
export type Leftovers = Readonly<Record<'previous' | 'discharge' | 'stopped', readonly ReportItem[]>>

export interface MedicationContext {
  readonly course: Course
  readonly drugs: readonly FollowedDrug[]
  /** Ingredient keys and classes the patient does not bear. */
  readonly allergens: readonly string[]
  readonly language: Language
}

const best = (mentions: readonly JudgedMention[], score: (mention: JudgedMention) => number): JudgedMention | undefined =>
  mentions.reduce<JudgedMention | undefined>((top, each) => (top === undefined || score(each) >= score(top) ? each : top), undefined)

const isDosed = ({ mention }: JudgedMention): boolean => mention.strength !== undefined

/** The index of the first mention, in order of place, whose name begins at a place or behind it. */
function firstFrom(inOrder: readonly JudgedMention[], place: number): number {
  let [low, high] = [0, inOrder.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((inOrder[middle]?.mention.name.start ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}

/** A mention's words, up to the next drug that stands in them. */
function fragmentOf({ course }: MedicationContext, inOrder: readonly JudgedMention[], own: JudgedMention): Span {
  const { start, end, name } = own.mention
  const others = inOrder.slice(firstFrom(inOrder, name.end), firstFrom(inOrder, end))
  const next = Math.min(end, ...others.filter(({ mention }) => !sameDrug(mention.ingredients, own.mention.ingredients)).map(({ mention }) => mention.name.start))
  const span = trimmed(course.text, { start, end: Math.max(next, name.end) })
  return span.start < span.end ? span : name
}

/** The words that say how a drug is taken from now on. */
function nowOf(drug: FollowedDrug): JudgedMention | undefined {
  const dose = (mention: JudgedMention): number => (isDosed(mention) ? 0.5 : 0)
  if (drug.fate === 'continued') return best(drug.mentions, (each) => Math.max(each.discharge, each.home * 0.8) + dose(each) - each.stops)
  return best(drug.mentions, (each) => each.discharge + each.changes * 0.3 + dose(each) * (0.3 + each.treatment) - each.stops - each.home * 0.7)
}

const longestSentence = 300

/** The words that stop a drug: the whole sentence where it is short, else from the word that says so. */
function stoppingSpan(context: MedicationContext, own: JudgedMention): Span {
  const { unit, mention } = own
  if (unit.end - unit.start <= longestSentence) return trimmed(context.course.text, { start: unit.start, end: unit.end })
  const start = mention.cue !== undefined && mention.cue.start < mention.start ? mention.cue.start : mention.start
  return trimmed(context.course.text, { start, end: mention.end })
}

const sure = 0.5

/**
 * The `medication` section: what was taken before, given during the stay, prescribed at discharge (flagged continued,
 * changed or started), stopped, and not accounted for, each group under its sub-heading; empty groups have none. Items
 * are quoted. A drug stopped stands under "at discharge" nowhere.
 */
export function medicationSection(context: MedicationContext, left: Leftovers): ReportItem[] {
  const { course, drugs, language } = context
  const groups: Record<Group, ReportItem[]> = { previous: [], inpatient: [], discharge: [], stopped: [], unaccounted: [] }
  const printed: Record<Group, Set<string>> = { previous: new Set(), inpatient: new Set(), discharge: new Set(), stopped: new Set(), unaccounted: new Set() }
  const inOrder = drugs.flatMap(({ mentions }) => mentions).toSorted((a, b) => a.mention.name.start - b.mention.name.start)
  const quoted = (group: Group, spans: readonly Span[], flags: readonly ItemFlag[]): void => {
    const item = quotedItem(course.text, spans, ['list_item', ...flags])
    if (item.text === '' || printed[group].has(item.text)) return
    printed[group].add(item.text)
    groups[group].push(item)
  }
  for (const drug of drugs) {
    const home = best(drug.mentions, (each) => each.home + (isDosed(each) ? 0.2 : 0))
    const isTaken = drug.home > sure
    if (isTaken && home !== undefined && drug.fate !== 'started') quoted('previous', [fragmentOf(context, inOrder, home)], [])
    if (drug.fate === 'none') {
      const given = best(drug.mentions, (each) => each.stay + (isDosed(each) ? 0.3 : 0))
      if (isTaken && home !== undefined) quoted('unaccounted', [{ start: home.mention.start, end: home.mention.strength?.end ?? home.mention.name.end }], ['unaccounted'])
      else if (given !== undefined && given.treatment > sure && given.stay > sure) quoted('inpatient', [trimmed(course.text, { start: given.mention.start, end: given.mention.regimen_end })], [])
      continue
    }
    if (drug.fate === 'stopped') {
      const stop = best(drug.mentions, (each) => each.stops)
      if (stop !== undefined) quoted('stopped', [stoppingSpan(context, stop)], ['stopped'])
      continue
    }
    const now = nowOf(drug)
    if (now === undefined) continue
    const isAllergic = sameDrug(drug.ingredients, context.allergens)
    quoted('discharge', [fragmentOf(context, inOrder, now)], [drug.fate, ...(isAllergic ? ['allergy_match' as const] : [])])
  }
  groups.previous.push(...left.previous)
  groups.discharge.push(...left.discharge)
  groups.stopped.push(...left.stopped)
  const order = ['previous', 'inpatient', 'discharge', 'stopped', 'unaccounted'] as const
  return order.flatMap((group) => {
    const items = groups[group].toSorted((a, b) => (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0))
    return items.length === 0 ? [] : [templateItem(medicationHeadings[group][language], ['subheading']), ...items]
  })
}
