import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../queries.ts'
import type { GridPage } from './grid-types.ts'
import type { GridView } from './use-grid-view.ts'

interface Paging {
  readonly limit: string
  readonly count: 'true'
  readonly cursor?: string
}

interface ListAnswer<Row> {
  readonly items: readonly Row[]
  readonly next_cursor: string | null
  readonly total?: number | undefined
  readonly total_capped?: boolean | undefined
}

interface GridQuestion<Row> {
  readonly view: GridView
  /** Names the list and all that it is asked for besides the place: `keyOf(call, sent)`. */
  readonly of: readonly unknown[]
  readonly read: (paging: Paging, signal: AbortSignal) => Promise<ListAnswer<Row>>
  /** Milliseconds until rows like these are looked at again; false: they do not change on their own. */
  readonly again?: (rows: readonly Row[]) => number | false
}

/**
 * Reads the page at which the view is. The previous rows stay until the new ones arrive; only the answer to the last
 * request is used.
 */
export function useGridPage<Row>({ view, of, read, again }: GridQuestion<Row>): GridPage<Row> {
  const question = (cursor: string | undefined) => {
    const paging: Paging = { limit: String(view.limit), count: 'true', ...(cursor !== undefined && { cursor }) }
    return {
      queryKey: [...of, paging],
      queryFn: ({ signal }: { signal: AbortSignal }) => read(paging, signal),
    }
  }
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...question(view.cursors.at(-1)),
    placeholderData: (before: ListAnswer<Row> | undefined) => before,
    refetchInterval: ({ state }) => again?.(state.data?.items ?? []) ?? false,
  })
  const next = data?.next_cursor ?? null
  return {
    items: data?.items,
    total: data?.total,
    isCapped: data?.total_capped === true,
    next,
    isStale: isPlaceholderData,
    error,
    retry: () => void refetch(),
    prefetch: () => {
      if (next !== null && !isPlaceholderData) void queryClient.prefetchQuery(question(next))
    },
  }
}
