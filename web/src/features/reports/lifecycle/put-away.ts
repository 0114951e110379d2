import * as reports from '@alta/contract/reports'
import * as review from '@alta/contract/review'
import { call } from '../../../base/api.ts'
import { queryClient, refresh } from '../../../base/queries.ts'
import { keyOf } from '../../../base/query-key.ts'

const one = (id: string) => ({ params: { discharge_report_id: id } })

export type Shelving = 'put_away' | 'bring_back'

/** Puts a report away or brings it back; the lists hear of it, and so does whoever has it open. Throws Problem. */
export async function shelve(what: Shelving, { id, reason }: { readonly id: string; readonly reason: string }) {
  await call(what === 'put_away' ? review.putAway : review.bringBack, { ...one(id), body: { reason } })
  const key = keyOf(reports.read, one(id))
  if (what === 'put_away') queryClient.removeQueries({ queryKey: key })
  else await queryClient.invalidateQueries({ queryKey: key })
  await refresh(reports.list)
}
