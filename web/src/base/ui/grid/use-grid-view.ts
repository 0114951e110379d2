import { navigate } from '../../router/router.ts'
import { useAnySearch, useEntry } from '../../router/pages.tsx'
import { isListOf, isNumber, isText } from '../../shapes.ts'
import type { GridChange } from './grid-types.ts'
import { storeSearchTerms, storedSearchTerms } from './private-search-terms.ts'

export const pageSizes = [25, 50, 100] as const

/**
 * The view of a list: search terms, order, filters and position. All except the position, and the search terms of some
 * lists, are in the address.
 */
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
const isCursors = isListOf(isText)

interface GridViewOptions {
  /** The order when the address names none. */
  readonly sort: string
  /** The search parameters that filter. */
  readonly keys?: readonly string[]
  /** The words searched for may be a patient's name: they stay in memory, out of the address and off the disk. */
  readonly areWordsSecret?: boolean
}

/** What the history entry of the page says: the place in the list, and which words. */
function useKept(areWordsSecret: boolean) {
  const { state } = useEntry()
  // The cursors of the pages turned so far, the present one last.
  const cursors = isCursors(state['cursors']) ? state['cursors'] : noCursors
  // Names the words searched for where the address must not hold them.
  const number = isNumber(state['words']) ? state['words'] : undefined
  if (!areWordsSecret || number === undefined) return { cursors, number: undefined, words: undefined }
  const words = storedSearchTerms(number)
  // A position in search results is meaningless without the search terms.
  return words === undefined ? { cursors: noCursors, number: undefined, words } : { cursors, number, words }
}

/** The words searched for, for calls that take them beside the address. */
export const typedIn = ({ q }: GridView): { readonly q?: string } => (q === '' ? {} : { q })

/** The chosen value, when it is one of the choices: an address may say anything. */
export const among = <const T extends string>(choices: readonly T[], value: string | undefined): T | undefined =>
  choices.find((choice) => choice === value)

/**
 * The view of the list on this page. The position is kept in the history entry: Back and reloading restore it, and a
 * shared address starts at the first page.
 */
export function useGridView({ sort, keys = [], areWordsSecret = false }: GridViewOptions): GridView {
  const search = useAnySearch()
  const { cursors, number, words } = useKept(areWordsSecret)
  const texts: GridChange = Object.fromEntries(
    Object.entries(search).filter((entry): entry is [string, string] => isText(entry[1])),
  )
  const filters = keys.flatMap((key) => {
    const value = texts[key]
    return value === undefined ? [] : [[key, value] as const]
  })
  const numberAfter = (change: GridChange) => {
    if (!('q' in change)) return number
    return change['q'] === undefined ? undefined : storeSearchTerms(change['q'])
  }
  const named = (now: number | undefined) => (now === undefined ? {} : { words: now })
  return {
    q: (areWordsSecret ? words : texts['q']) ?? '',
    sort: texts['sort'] ?? sort,
    limit: pageSizes.find((size) => String(size) === texts['limit']) ?? pageSizes[0],
    filters: Object.fromEntries(filters),
    cursors,
    change: (change, { replace } = { replace: false }) => {
      // The address does not hold the default order.
      const made = change['sort'] === sort ? { ...change, sort: undefined } : change
      void navigate({
        to: '.',
        search: (before) => Object.assign({}, before, made, areWordsSecret && { q: undefined }),
        state: areWordsSecret ? named(numberAfter(change)) : {},
        replace,
        resetScroll: false,
      })
    },
    turn: (turned) =>
      void navigate({ to: '.', search: true, state: { cursors: turned, ...named(number) }, resetScroll: false }),
  }
}
