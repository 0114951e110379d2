/** Units of one kind, by how many of the smallest unit they hold; a month or a year is no fixed number of days. */
const kinds: readonly Readonly<Record<string, number>>[] = [
  { min: 1, h: 60, d: 1440, sem: 10_080 },
  { mes: 1, ano: 12 },
  { ng: 1, mcg: 1e3, mg: 1e6, g: 1e9, kg: 1e12 },
  { ml: 1, l: 1000 },
  { mm: 1, cm: 10, m: 1000 },
]

/** Values in the smallest unit of their kind; empty where the unit has no kind or a value is no plain number. */
export function amountsOf(values: readonly string[], unit: string | null): string[] {
  const at = unit === null ? -1 : kinds.findIndex((kind) => unit in kind)
  const factor = kinds[at]?.[unit ?? '']
  if (factor === undefined) return []
  return values.flatMap((value) => {
    const amount = Number((Number(value) * factor).toPrecision(9))
    return Number.isFinite(amount) ? [`${amount}@${at}`] : []
  })
}
