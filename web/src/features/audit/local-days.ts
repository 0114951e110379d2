/** The first moment of a day as the reader's clock counts it; undefined for a day that is in no calendar. */
function startOf(day: string | undefined, later = 0): string | undefined {
  const [year = NaN, month = NaN, date = NaN] = day?.split('-').map(Number) ?? []
  const start = new Date(year, month - 1, date + later)
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString()
}

interface LocalDayRange {
  readonly from: string | undefined
  readonly to: string | undefined
}

/** The reader's own days, both included, as moments: the last is that at which the day after begins. */
export function momentsOf({ from, to }: LocalDayRange): { readonly from?: string; readonly to?: string } {
  const [since, before] = [startOf(from), startOf(to, 1)]
  return { ...(since !== undefined && { from: since }), ...(before !== undefined && { to: before }) }
}
