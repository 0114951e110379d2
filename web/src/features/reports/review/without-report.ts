/** The address of the list a report was opened from: the same without the report. */
export const withoutReport = <S extends { readonly report?: string }>(now: S): Omit<S, 'report'> => {
  const { report: _, ...rest } = now
  return rest
}
