import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { isText } from '../../shapes.ts'
import type { GridChange } from './grid.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The cursors of the pages turned so far, the present one last. */
    cursors?: readonly string[]
  }
}

export const pageSizes = [25, 50, 100] as const

/** What is being looked at: words, order, filters, place. All but the place stands in the address. */
export interface GridView {
  readonly q: string
  readonly sort: string
  readonly limit: number
  /** The filters in force, by their keys. */
  readonly filters: Readonly<Record<string, string>>
  readonly cursors: readonly string[]
  /** Changes words, order, size or filters and starts at the first page; `replace` makes no new step for Back. */
  readonly change: (change: GridChange, how?: { readonly replace: boolean }) => void
  /** Goes to the page that the last of the cursors names. */
  readonly turn: (cursors: readonly string[]) => void
}

const noCursors: readonly string[] = []

/** The chosen value, when it is one of the choices: an address may say anything. */
export const among = <const T extends string>(choices: readonly T[], value: string | undefined): T | undefined =>
  choices.find((choice) => choice === value)

/**
 * The view of the list on this page. The place is kept beside the address, in the history entry: Back and reloading
 * find it, while a shared address starts at the first page, where everything before it is known.
 * `keys` are the search parameters that filter; `sort` is the order when the address names none.
 */
export function useGridView({ sort, keys = [] }: { sort: string; keys?: readonly string[] }): GridView {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const cursors = useLocation({ select: ({ state }) => state.cursors }) ?? noCursors
  const navigate = useNavigate()
  const texts: GridChange = Object.fromEntries(
    Object.entries(search).filter((entry): entry is [string, string] => isText(entry[1])),
  )
  const filters = keys.flatMap((key) => {
    const value = texts[key]
    return value === undefined ? [] : [[key, value] as const]
  })
  return {
    q: texts['q'] ?? '',
    sort: texts['sort'] ?? sort,
    limit: pageSizes.find((size) => String(size) === texts['limit']) ?? pageSizes[0],
    filters: Object.fromEntries(filters),
    cursors,
    change: (change, { replace } = { replace: false }) => {
      // The usual order needs no mention in the address.
      const made = change['sort'] === sort ? { ...change, sort: undefined } : change
      void navigate({
        to: '.',
        search: (before) => Object.assign({}, before, made),
        replace,
        resetScroll: false,
      })
    },
    turn: (turned) => void navigate({ to: '.', search: true, state: { cursors: turned }, resetScroll: false }),
  }
}
