// Of prepare.mjs, what the measurements take from it.
export const root: string
export const pinnedNode: string
export const thrift: {
  readonly options: readonly string[]
  readonly variables: Readonly<Record<string, string>>
}
