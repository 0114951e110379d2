import type { EndpointResponse, JsonEndpoint, EndpointRequest } from '@alta/contract/endpoint'
import { Problem, problems } from '@alta/contract/problems'
import { QueryCache, QueryClient, useQuery } from '@tanstack/react-query'
import { call } from './api.ts'
import { keyOf } from './query-key.ts'
import { useConnectivity } from './connectivity.ts'
import { forgetAnswered, rememberAnswer } from './users/remember.ts'
import { useSession } from './stores.ts'

/**
 * Holds the server state that is in none of the four kept stores. It lives in memory only and ends with the session.
 * People and organisations that are read are also put into their stores, so that both always agree.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onSuccess: (data, { queryKey }) => rememberAnswer(queryKey, data),
    onError: (error, { queryKey }) => {
      forgetAnswered(queryKey, error)
      // Every failed read is logged here; the screens that depend on it also tell the person. The log line holds no
      // clinical text.
      // oxlint-disable-next-line no-console
      console.error(queryKey[0], error)
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (failures, error) => failures < 2 && error instanceof Problem && problems[error.code] >= 500,
    },
  },
})

useSession.subscribe((now, before) => {
  if (now.token === before.token) return
  // The person may have signed in again meanwhile and then goes on with the open page.
  if (now.user !== null && now.user.user_id === before.user?.user_id) void queryClient.invalidateQueries()
  else queryClient.clear()
})

// Reads that failed while the server or its database was away are repeated automatically.
useConnectivity.subscribe((now, before) => {
  if (before.isLost && !now.isLost)
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
})

/**
 * Marks all that was read through these calls as old, whatever was sent with it; resolves once what is shown is read
 * again.
 */
export async function refresh(...reads: readonly JsonEndpoint[]): Promise<void> {
  await Promise.all(reads.map((read) => queryClient.invalidateQueries({ queryKey: keyOf(read) })))
}

interface ReadOptions<E extends JsonEndpoint> {
  readonly enabled?: boolean
  /** Milliseconds until the next look, false for never; may depend on what came last. */
  readonly refetchInterval?: (data: EndpointResponse<E> | undefined) => number | false
}

/** Reads a call of the contract and keeps it fresh. */
export const useRead = <E extends JsonEndpoint>(endpoint: E, sent: EndpointRequest<E>, options: ReadOptions<E> = {}) =>
  useQuery<EndpointResponse<E>>({
    queryKey: keyOf(endpoint, sent),
    queryFn: ({ signal }) => call(endpoint, sent, { signal }),
    enabled: options.enabled ?? true,
    refetchInterval: ({ state }) => options.refetchInterval?.(state.data) ?? false,
  })
