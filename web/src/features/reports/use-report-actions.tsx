import type { Permission } from '@alta/contract/permissions'
import type { ReportSummary } from '@alta/contract/reports'
import { navigate } from '../../base/router/router.ts'
import { type ReactNode, Suspense, useState } from 'react'
import { isUnderWay } from '../../base/reports/my-reports.ts'
import { useOrganisations } from '../../base/stores.ts'
import { useTexts } from '../../base/texts.tsx'
import type { RowAction } from '../../base/ui/grid/grid-types.ts'
import { useToast } from '../../base/ui/toasts.tsx'
import type { ExportFormat } from './reports.queries.ts'
import { actTexts } from './list.texts.ts'
import { RemoveDialog, RenameDialog, ShelveDialog } from './list-parts.ts'
import type { ActionFailure } from '../../base/ui/act-alert.tsx'

const formats = [
  'docx',
  'pdf',
  'sheet_pdf',
  'sheet_docx',
  'markdown',
  'text',
  'fhir',
] as const satisfies readonly ExportFormat[]

interface OpenReportDialog {
  readonly what: 'rename' | 'remove' | 'put_away' | 'bring_back'
  readonly report: ReportSummary
}

/** Fetched with the first act: the list itself only reads. */
const acts = () => import('./report-actions.ts')

/** Acts that need nothing further from the person: said when done, kept when failed. */
function useDirectActs(onFailure: (failure: ActionFailure | null) => void) {
  const say = useTexts(actTexts)
  const toast = useToast()
  const attempt = async (act: () => Promise<string>, failed: string) => {
    onFailure(null)
    try {
      toast({ message: await act() })
    } catch (error) {
      onFailure({ error, failed })
    }
  }
  const cancel = async ({ discharge_report_id }: ReportSummary) => {
    await (await acts()).cancelReport(discharge_report_id)
    return say('stopped')
  }
  const retry = async ({ discharge_report_id }: ReportSummary) => {
    await (await acts()).retryReport(discharge_report_id)
    return say('retried')
  }
  const save = async (report: ReportSummary, format: ExportFormat) => {
    const outcome = await (await acts()).saveReport(report, format)
    return say(outcome === 'saved' ? 'exported' : 'download_cancelled')
  }
  return {
    cancel: (report: ReportSummary) => void attempt(() => cancel(report), say('cancel_failed')),
    retry: (report: ReportSummary) => void attempt(() => retry(report), say('retry_failed')),
    save: (report: ReportSummary, format: ExportFormat) =>
      void attempt(() => save(report, format), say(format === 'docx' ? 'docx_failed' : 'export_failed')),
  }
}

/** What takes a report out of the list, or back: only what was never signed is deleted. */
function leavingOf({ put_away, ever_signed }: ReportSummary, may: (permission: Permission) => boolean) {
  if (put_away === null && !ever_signed) return may('discharge_reports:delete') ? 'remove' : null
  if (!may('discharge_reports:put_away')) return null
  return put_away === null ? 'put_away' : 'bring_back'
}

/** What may be done with a report of the list, the dialogs in which it is done, and what failed. */
export function useReportActions(): {
  actions: (report: ReportSummary) => readonly RowAction[]
  dialogs: ReactNode
  failure: ActionFailure | null
} {
  const say = useTexts(actTexts)
  const organisations = useOrganisations(({ organisations }) => organisations)
  const [doing, setDoing] = useState<OpenReportDialog | null>(null)
  const [failure, setFailure] = useState<ActionFailure | null>(null)
  const { cancel, retry, save } = useDirectActs(setFailure)
  const close = () => setDoing(null)
  const actions = (report: ReportSummary): RowAction[] => {
    const { discharge_report_id, organisation_id, status } = report
    const granted =
      organisations.find((organisation) => organisation.organisation_id === organisation_id)?.permissions ?? []
    // The server checks the permission again.
    const may = (permission: Permission) => granted.includes(permission)
    const mayMake = may('discharge_reports:create')
    const isEnded = status === 'failed' || status === 'cancelled'
    const begin = (what: OpenReportDialog['what']) => setDoing({ what, report })
    const open = {
      label: say('open'),
      act: () =>
        void navigate({
          to: '/browse-discharge-reports',
          search: (listed) => ({ ...listed, report: discharge_report_id }),
          state: true,
        }),
    }
    const leave = leavingOf(report, may)
    const leaving: RowAction[] =
      leave === null
        ? []
        : [{ label: say(leave), act: () => begin(leave), ...(leave === 'remove' && { danger: true }) }]
    if (report.put_away !== null) return [open, ...leaving]
    return [
      open,
      ...(may('discharge_reports:correct') ? [{ label: say('rename'), act: () => begin('rename') }] : []),
      ...(mayMake && isUnderWay(report) ? [{ label: say('cancel'), act: () => cancel(report) }] : []),
      ...(mayMake && isEnded ? [{ label: say('retry'), act: () => retry(report) }] : []),
      ...(may('discharge_reports:export') && status === 'ready'
        ? formats.map((format) => ({ label: say(`export_${format}`), act: () => save(report, format) }))
        : []),
      ...leaving,
    ]
  }
  const dialogs = (
    <Suspense>
      {doing?.what === 'rename' && <RenameDialog report={doing.report} onClose={close} />}
      {doing?.what === 'remove' && <RemoveDialog report={doing.report} onClose={close} />}
      {(doing?.what === 'put_away' || doing?.what === 'bring_back') && (
        <ShelveDialog what={doing.what} report={doing.report} onClose={close} />
      )}
    </Suspense>
  )
  return { actions, dialogs, failure }
}
