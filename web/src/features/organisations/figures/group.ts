import { type ReportStrategy, reportStrategies } from '@alta/contract/organisations'
import type { ReportFigures } from '@alta/contract/analytics'

/** The addresses of the list of reports that a bar leads to. */
interface Behind {
  readonly organisation_id: string
  readonly report_strategy?: ReportStrategy
  readonly from?: string
  readonly to?: string
}

/** One group of reports: a strategy or a week. */
export interface Group {
  readonly key: string
  readonly label: string
  readonly figures: ReportFigures
  readonly behind: Behind
}

export const strategyOf = (key: string): ReportStrategy | undefined => reportStrategies.find((one) => one === key)

/** The Sunday that ends the week of a Monday, both as `2026-11-16`. */
export function endOfWeek(monday: string): string {
  const day = new Date(`${monday}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 6)
  return day.toISOString().slice(0, 10)
}
