import type { EndpointRequest } from '@alta/contract/endpoint'
import * as users from '@alta/contract/users'
import type { User } from '@alta/contract/users'
import { useQuery } from '@tanstack/react-query'
import { call } from '../api.ts'
import { type MutationOutcome, outcomeOf } from './outcome.ts'
import { queryClient, refresh } from '../queries.ts'
import { keyOf } from '../query-key.ts'
import { forgetUser, isSignedIn, rememberUsers, replaceUsers, useUsers } from '../stores.ts'

const storedUser = (id: string) => useUsers.getState().users.find(({ user_id }) => user_id === id)

/** Records that were kept when these pages were loaded, maybe days ago: shown at once, and asked for again. */
const fromBefore = new WeakSet(useUsers.getState().users)

const listsChanged = () => void refresh(users.list)

/** Reads everyone the person may see (up to 1,000) into `users-storage`. A failure is only logged. */
export const fetchUsers = (): Promise<void> =>
  queryClient
    .fetchQuery({
      queryKey: keyOf(users.list, { query: {} }),
      queryFn: async ({ signal }) => {
        const answer = await call(users.list, { query: {} }, { signal })
        if (isSignedIn()) replaceUsers(answer.items)
        return answer
      },
      staleTime: 0,
    })
    .then(
      () => undefined,
      () => undefined,
    )

/** One user: as kept, else as the server says. Throws Problem. */
export const fetchUser = async (user_id: string): Promise<User> => storedUser(user_id) ?? (await refreshUser(user_id))

/** One user as the server says now. Throws Problem; whoever is not found is no longer kept. */
export const refreshUser = (user_id: string): Promise<User> =>
  queryClient.fetchQuery({
    queryKey: keyOf(users.read, { params: { user_id } }),
    queryFn: ({ signal }) => call(users.read, { params: { user_id } }, { signal }),
    staleTime: 0,
  })

/**
 * One user for a screen: fetched only if not kept since the pages were loaded. `refetch` asks in any case.
 * With `isWanted` false nobody is asked for.
 */
export function useUser(user_id: string, isEnabled = true) {
  const user = useUsers((state) => state.users.find((one) => one.user_id === user_id))
  const { error, isFetching } = useQuery({
    queryKey: keyOf(users.read, { params: { user_id } }),
    queryFn: ({ signal }) => call(users.read, { params: { user_id } }, { signal }),
    enabled: isEnabled && (user === undefined || fromBefore.has(user)),
    retryOnMount: false,
  })
  return {
    user,
    error: user ? null : error,
    isLoading: user === undefined && isFetching,
    refetch: () => refreshUser(user_id),
  }
}

/** Changes a user; the answer is merged into the kept record. */
export const updateUser = (
  user_id: string,
  change: EndpointRequest<typeof users.update>['body'],
): Promise<MutationOutcome> =>
  outcomeOf(async () => {
    const changed = await call(users.update, { params: { user_id }, body: change })
    rememberUsers([{ ...storedUser(user_id), ...changed }])
    queryClient.setQueryData(keyOf(users.read, { params: { user_id } }), changed)
    listsChanged()
  })

/** Deletes a user and, on success, keeps them no longer. `leave` runs first: the user's page would read them again. */
export const deleteUser = (user_id: string, leave: () => Promise<void>): Promise<MutationOutcome> =>
  outcomeOf(async () => {
    await call(users.remove, { params: { user_id } })
    await leave()
    queryClient.removeQueries({ queryKey: keyOf(users.read, { params: { user_id } }) })
    forgetUser(user_id)
    listsChanged()
  })
