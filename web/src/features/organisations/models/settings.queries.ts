import * as rag from '@alta/contract/rag-strategies'
import type { EndpointRequest } from '@alta/contract/endpoint'
import { changeSettings, type ModelSettings, readSettings } from '@alta/contract/model'
import * as organisations from '@alta/contract/organisations'
import { call } from '../../../base/api.ts'
import { refreshOrganisation } from '../../../base/organisations/organisation-store.ts'
import { queryClient, useRead, refresh } from '../../../base/queries.ts'
import { keyOf } from '../../../base/query-key.ts'

const of = (organisation_id: string) => ({ params: { organisation_id } })

/** Where the organisation's text may go and how models write for it. */
export const useModelSettings = (organisation_id: string) => useRead(readSettings, of(organisation_id))

/** As they are now on the server. Throws Problem. */
export const refreshSettings = (organisation_id: string): Promise<ModelSettings> =>
  queryClient.fetchQuery({
    queryKey: keyOf(readSettings, of(organisation_id)),
    queryFn: ({ signal }) => call(readSettings, of(organisation_id), { signal }),
    staleTime: 0,
  })

/** Changes some of them; with `revision`, only if nobody else has saved meanwhile. Throws Problem. */
export async function saveSettings(organisation_id: string, body: EndpointRequest<typeof changeSettings>['body']) {
  const saved = await call(changeSettings, { ...of(organisation_id), body })
  queryClient.setQueryData(keyOf(readSettings, of(organisation_id)), saved)
  // The strategies that are available, and the default strategy of the organisation, may have changed.
  void refresh(organisations.strategies, rag.strategies)
  void refreshOrganisation(organisation_id).catch(() => undefined)
}
