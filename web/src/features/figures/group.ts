import type { ReportFigures } from '@alta/contract/analytics'
import { type ReportStrategy, reportStrategies } from '@alta/contract/organisations'
import type { RatingLevel } from '@alta/contract/review'
import type { SectionKey } from '@alta/contract/sections'

/** Which reports the figures are of: those of one organisation, those since a day (`2026-11-16`), or all. */
export interface FiguresScope {
  readonly organisation_id?: string
  readonly from?: string
}

/** What the address of the list of reports says, so that it lists the reports behind a figure. */
export interface Behind extends FiguresScope {
  readonly report_strategy?: ReportStrategy
  readonly rating?: RatingLevel
  readonly corrected_section?: SectionKey
  readonly to?: string
}

/** One group of reports: a strategy, a week or a section. */
export interface FigureGroup {
  readonly key: string
  readonly label: string
  readonly figures: ReportFigures
  /** Absent where the list cannot be narrowed to them. */
  readonly behind?: Behind
}

export const strategyOf = (key: string): ReportStrategy | undefined => reportStrategies.find((one) => one === key)

const daysLater = (day: string, days: number) => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The Sunday that ends the week of a Monday, both as `2026-11-16`. */
export const endOfWeek = (monday: string): string => daysLater(monday, 6)

/** The Monday that begins the first of so many weeks in UTC, the last of which is the one of `now`. */
export function mondayBefore(now: Date, weeks: number): string {
  const sinceMonday = (now.getUTCDay() + 6) % 7
  return daysLater(now.toISOString().slice(0, 10), -sinceMonday - 7 * (weeks - 1))
}

/** The share of the ready reports that was corrected, 0 to 1; null when none is ready. */
export const shareCorrected = ({ corrected, ready }: ReportFigures): number | null =>
  ready === 0 ? null : corrected / ready

/** How many people rated. */
export const ratingCount = ({ ratings: { excellent, good, fair, poor } }: ReportFigures): number =>
  excellent + good + fair + poor
