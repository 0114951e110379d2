export function withPostgresql(work: (url: string) => unknown): Promise<void>
