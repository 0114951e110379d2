import * as credentials from '@alta/contract/credentials'
import type { ServiceCredential } from '@alta/contract/credentials'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../base/api.ts'
import { refresh } from '../../../base/queries.ts'
import { keyOf } from '../../../base/query-key.ts'

const page = '200'

async function everyCredential(organisation_id: string, signal: AbortSignal): Promise<ServiceCredential[]> {
  const found: ServiceCredential[] = []
  let cursor: string | null = null
  do {
    const query: { limit: string; cursor?: string } = { limit: page, ...(cursor !== null && { cursor }) }
    const { items, next_cursor } = await call(credentials.list, { params: { organisation_id }, query }, { signal })
    found.push(...items)
    cursor = next_cursor
  } while (cursor !== null)
  return found
}

/** All of an organisation, newest first, ended ones too: there are few, and how many are hidden is said. */
export const useCredentials = (organisation_id: string) =>
  useQuery({
    queryKey: keyOf(credentials.list, { organisation_id }),
    queryFn: ({ signal }) => everyCredential(organisation_id, signal),
  })

/** After an act, and after one that failed: the server may have done it before the connection was lost. */
export const refetchCredentials = () => void refresh(credentials.list)
