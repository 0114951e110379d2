import * as dataExports from '@alta/contract/data-exports'
import type { EndpointRequest } from '@alta/contract/endpoint'
import { call, fetchFile } from '../../base/api.ts'
import { download } from '../../base/download.ts'
import { useRead, refresh } from '../../base/queries.ts'

/** While one is being made, milliseconds until it is asked for again. */
const every = 2_000

const readAgain = () => refresh(dataExports.list)

/** The caller's own exports. */
export const useDataExports = () =>
  useRead(
    dataExports.list,
    { query: {} },
    { refetchInterval: (answer) => (answer?.items.some(({ state }) => state === 'waiting') ? every : false) },
  )

/** Throws Problem. */
export async function exportPerson(user_id: string): Promise<void> {
  await call(dataExports.createOfPerson, { params: { user_id } })
  await readAgain()
}

/** Throws Problem. */
export async function exportPatient(sent: EndpointRequest<typeof dataExports.createOfPatient>): Promise<void> {
  await call(dataExports.createOfPatient, sent)
  await readAgain()
}

/** Throws Problem. */
export async function fetchExport(data_export_id: string): Promise<void> {
  const { bytes, filename } = await fetchFile(dataExports.content, { params: { data_export_id } })
  download(bytes, filename ?? 'data.zip')
}

/** Throws Problem. */
export async function removeExport(data_export_id: string): Promise<void> {
  try {
    await call(dataExports.remove, { params: { data_export_id } })
  } finally {
    await readAgain()
  }
}
