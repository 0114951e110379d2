import type { ReportItem } from '@alta/contract/report'
import type { Language } from '@alta/contract/sections'
import { templateItem } from '../facts/fact.ts'
import { medicationHeadings } from '../facts/medication/medication-items.ts'

/** Lines of the discharge prescription without a drug the finder knows, apart by what they do. */
export interface Leftover {
  readonly prescribed: readonly ReportItem[]
  readonly ended: readonly ReportItem[]
}

type Group = 'discharge' | 'stopped'
const order: readonly string[] = ['previous', 'inpatient', 'discharge', 'stopped', 'unaccounted']

/** Puts items at the end of their group; the group's sub-heading is written where it is missing, in the fixed order. */
function into(items: readonly ReportItem[], group: Group, added: { own: readonly ReportItem[]; language: Language }) {
  const { own, language } = added
  if (own.length === 0) return [...items]
  const isHeading = (item: ReportItem, name: string): boolean =>
    item.origin === 'template' &&
    Object.entries(medicationHeadings).some(([key, text]) => key === name && text[language] === item.text)
  const later = order.slice(order.indexOf(group) + 1)
  const next = items.findIndex((item) => later.some((name) => isHeading(item, name)))
  const at = next === -1 ? items.length : next
  const missing = !items.some((item) => isHeading(item, group))
  const heading = missing ? [templateItem(medicationHeadings[group][language], ['subheading'])] : []
  return [...items.slice(0, at), ...heading, ...own, ...items.slice(at)]
}

/** The medication section with the lines its finder left, each in its group: never a stopped drug among the prescribed. */
export function medicationSection(items: readonly ReportItem[], left: Leftover, language: Language): ReportItem[] {
  return into(into(items, 'discharge', { own: left.prescribed, language }), 'stopped', { own: left.ended, language })
}
