import * as organisations from '@alta/contract/organisations'
import * as reports from '@alta/contract/reports'
import type { ReportVersion } from '@alta/contract/review'
import type { Language } from '@alta/contract/languages'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call, fetchFile } from '../../base/api.ts'
import { useChange } from '../../base/change.ts'
import { queryClient, useRead, refresh } from '../../base/queries.ts'
import { keyOf } from '../../base/query-key.ts'
import type { ReportRequest } from './generate/draft.ts'

const one = (id: string) => ({ params: { discharge_report_id: id } })

/** One report with its source. Opening it is an audited event, so a finished one is not read again without need. */
export const useReport = (id: string) =>
  useQuery({
    queryKey: keyOf(reports.read, one(id)),
    queryFn: ({ signal }) => call(reports.read, one(id), { signal }),
    staleTime: ({ state }) => (state.data?.status === 'ready' ? Infinity : 0),
    refetchOnWindowFocus: false,
  })

/** Reads a report and the lists again after it changed on its own, and tells what it is now. */
export const refetchReport = async (id: string) => {
  void refresh(reports.list)
  return queryClient.fetchQuery({
    queryKey: keyOf(reports.read, one(id)),
    queryFn: ({ signal }) => call(reports.read, one(id), { signal }),
    staleTime: 0,
  })
}

/** Where the caller may generate: what the form offers. */
export const useOrganisationsToGenerate = () =>
  useRead(organisations.list, { query: { permission: 'discharge_reports:create' } })

/** Which strategies an organisation can follow. */
export const useStrategies = (organisation_id: string) =>
  useRead(organisations.strategies, { query: { organisation_id } })

/** Sends a course. The same `idempotency_key` makes one report, however often it is sent. */
export const useGenerate = () =>
  useMutation({
    mutationFn: ({ request, idempotency_key }: { request: ReportRequest; idempotency_key: string }) =>
      call(reports.create, { body: request }, { idempotency_key }),
    onSuccess: () => void refresh(reports.list),
  })

/** Dismisses what a report warns of at its head. */
export const useDismissWarnings = () => useChange(reports.dismissWarnings, { refreshes: [] })

export const useCancelReport = () => useChange(reports.cancel, { refreshes: [reports.read, reports.list] })
export const useRetryReport = () => useChange(reports.retry, { refreshes: [reports.read, reports.list] })

export type ExportFormat = keyof typeof reports.exportFormats

/** A version of a report as a file, with the name it is to have. Throws Problem. */
export const exportReport = (id: string, version: ReportVersion, format: ExportFormat) =>
  fetchFile(reports.exportFile, { ...one(id), query: { version, format } })

const samples = {
  en: () => import('./course/sample.en.txt?raw'),
  es: () => import('./course/sample.es.txt?raw'),
  ca: () => import('./course/sample.ca.txt?raw'),
} as const satisfies Record<Language, unknown>

/** An invented clinical course in a language, to try the product with. Loaded when asked for. */
export const sampleCourse = async (language: Language): Promise<string> => (await samples[language]()).default
