/** Ends and starts the throw-away server, each until it is done. */
export interface PostgresqlControl {
  readonly start: () => void
  readonly stop: (mode?: 'fast' | 'immediate') => void
}
export const forTests: readonly string[]
export function withPostgresql(
  work: (url: string, control: PostgresqlControl) => unknown,
  settings?: readonly string[],
): Promise<void>
