import * as assignments from '@alta/contract/assignments'
import { useRead } from '../../base/queries.ts'
import { useSession } from '../../base/stores.ts'

/** The roles of one user that the caller may see; `rows` is empty while they are on their way. */
export function useRoles(user_id: string) {
  const { data, error, isPending, refetch } = useRead(
    assignments.list,
    { query: { user_id, limit: '200' } },
    { enabled: user_id !== '' },
  )
  return { rows: data?.items ?? [], error, isPending, refetch }
}

/** The signed-in person's own roles. */
export const useMyRoles = () => useRoles(useSession(({ user }) => user?.user_id ?? ''))
