import { calls, readSettings } from '@alta/contract/model'
import { useRead } from '../../base/queries.ts'

/** Where an organisation's text may go and how models write for it. */
export const useModelSettings = (organisation_id: string) => useRead(readSettings, { params: { organisation_id } })

/** What models were asked on the way to a report. */
export const useModelCalls = (discharge_report_id: string) => useRead(calls, { params: { discharge_report_id } })
