/** The code of the system error that an error is or was caused by, as `ECONNREFUSED`; empty where there is none. */
export const errorCodeOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}
