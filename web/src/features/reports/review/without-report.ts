/** The search parameters of the list from which a report was opened: the same without the report. */
export const withoutReport = <S extends { readonly report?: string }>(now: S): Omit<S, 'report'> => {
  const { report: _, ...rest } = now
  return rest
}
