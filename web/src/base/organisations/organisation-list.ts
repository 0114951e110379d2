import * as organisations from '@alta/contract/organisations'
import { useQuery } from '@tanstack/react-query'
import { call } from '../api.ts'
import { keyOf } from '../query-key.ts'
import { isSignedIn, replaceOrganisations, useOrganisations } from '../stores.ts'

/**
 * The organisations the person may see (up to 1,000), kept in `organisations-storage`: what was seen last shows at once
 * and is replaced when the server has answered.
 */
export function useOrganisationList() {
  const known = useOrganisations((state) => state.organisations)
  const { isPending, error, refetch } = useQuery({
    queryKey: keyOf(organisations.list, { query: {} }),
    queryFn: async ({ signal }) => {
      const answer = await call(organisations.list, { query: {} }, { signal })
      if (isSignedIn()) replaceOrganisations(answer.items)
      return answer
    },
  })
  return { organisations: known, isLoading: isPending && known.length === 0, isPending, error, refetch }
}
