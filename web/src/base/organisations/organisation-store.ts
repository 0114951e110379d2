import type { EndpointRequest } from '@alta/contract/endpoint'
import * as organisations from '@alta/contract/organisations'
import type { Organisation } from '@alta/contract/organisations'
import { useQuery } from '@tanstack/react-query'
import { call } from '../api.ts'
import { type MutationOutcome, outcomeOf } from '../users/outcome.ts'
import { queryClient, refresh } from '../queries.ts'
import { keyOf } from '../query-key.ts'
import { forgetOrganisation, rememberOrganisations, useOrganisations } from '../stores.ts'

const storedOrganisation = (id: string) =>
  useOrganisations.getState().organisations.find(({ organisation_id }) => organisation_id === id)

const listsChanged = () => void refresh(organisations.list)

/** One organisation: as kept, else as the server says. Throws Problem. */
export const fetchOrganisation = async (organisation_id: string): Promise<Organisation> =>
  storedOrganisation(organisation_id) ?? (await refreshOrganisation(organisation_id))

/** One organisation as the server says now. Throws Problem; what is not found is no longer kept. */
export const refreshOrganisation = (organisation_id: string): Promise<Organisation> =>
  queryClient.fetchQuery({
    queryKey: keyOf(organisations.read, { params: { organisation_id } }),
    queryFn: ({ signal }) => call(organisations.read, { params: { organisation_id } }, { signal }),
    staleTime: 0,
  })

/** One organisation for a screen: fetched only if not kept. `refetch` asks the server in any case. */
export function useOrganisation(organisation_id: string, isEnabled = true) {
  const organisation = useOrganisations((state) =>
    state.organisations.find((one) => one.organisation_id === organisation_id),
  )
  const { error, isFetching } = useQuery({
    queryKey: keyOf(organisations.read, { params: { organisation_id } }),
    queryFn: ({ signal }) => call(organisations.read, { params: { organisation_id } }, { signal }),
    enabled: isEnabled && organisation === undefined,
    retryOnMount: false,
  })
  return {
    organisation,
    error: organisation ? null : error,
    isLoading: organisation === undefined && isFetching,
    refetch: () => refreshOrganisation(organisation_id),
  }
}

/** Creates an organisation; the answer is appended to what is kept. `key` makes a repeated submit one organisation. */
export const createOrganisation = (
  body: EndpointRequest<typeof organisations.create>['body'],
  key?: string,
): Promise<MutationOutcome> =>
  outcomeOf(async () => {
    const created = await call(organisations.create, { body }, key === undefined ? {} : { idempotency_key: key })
    rememberOrganisations([created])
    listsChanged()
  })

/** Changes an organisation; the answer is merged into the kept record. */
export const updateOrganisation = (
  organisation_id: string,
  change: EndpointRequest<typeof organisations.update>['body'],
): Promise<MutationOutcome> =>
  outcomeOf(async () => {
    const changed = await call(organisations.update, { params: { organisation_id }, body: change })
    rememberOrganisations([{ ...storedOrganisation(organisation_id), ...changed }])
    queryClient.setQueryData(keyOf(organisations.read, { params: { organisation_id } }), changed)
    listsChanged()
  })

/**
 * Deletes an organisation with all it holds; on success it is no longer kept. `leave` goes before it is forgotten: its
 * own page would look for it in vain.
 */
export const deleteOrganisation = (organisation_id: string, leave?: () => Promise<void>): Promise<MutationOutcome> =>
  outcomeOf(async () => {
    await call(organisations.remove, { params: { organisation_id } })
    await leave?.()
    queryClient.removeQueries({ queryKey: keyOf(organisations.read, { params: { organisation_id } }) })
    forgetOrganisation(organisation_id)
    listsChanged()
    void queryClient.invalidateQueries({ queryKey: keyOf(organisations.deletions) })
  })
