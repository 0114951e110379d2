import { changeDocumentSettings, type DocumentSettings, readDocumentSettings } from '@alta/contract/document-settings'
import type { EndpointRequest } from '@alta/contract/endpoint'
import { call } from '../../../base/api.ts'
import { queryClient, useRead } from '../../../base/queries.ts'
import { keyOf } from '../../../base/query-key.ts'

const of = (organisation_id: string) => ({ params: { organisation_id } })

/** Letterhead and layout of the organisation's documents. */
export const useDocumentSettings = (organisation_id: string) => useRead(readDocumentSettings, of(organisation_id))

/** Changes some of them; with `revision`, only if nobody else has saved meanwhile. Throws Problem. */
export async function saveDocumentSettings(
  organisation_id: string,
  body: EndpointRequest<typeof changeDocumentSettings>['body'],
): Promise<DocumentSettings> {
  const saved = await call(changeDocumentSettings, { ...of(organisation_id), body })
  queryClient.setQueryData(keyOf(readDocumentSettings, of(organisation_id)), saved)
  return saved
}
