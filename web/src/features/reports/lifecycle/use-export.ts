import type { DischargeReport } from '@alta/contract/reports'
import type { ReportVersion } from '@alta/contract/review'
import { useState } from 'react'
import { download } from '../../../base/download.ts'
import { useTexts } from '../../../base/texts.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { exportReport } from '../reports.queries.ts'
import type { Copyable } from './copy-report.ts'
import { fileName, saveDocx } from './save-file.ts'
import { takeOutTexts } from './export.texts.ts'

/** Fetched when the menu opens that leads to it: a browser lets nobody copy long after the press. */
export const copying = () => import('./copy-report.ts')

/** What is saved beside Word files. */
export const otherFormats = ['pdf', 'sheet_pdf', 'sheet_docx'] as const
export type OtherFormat = (typeof otherFormats)[number]

/** Copies a version or the source, and saves the version shown as DOCX. */
export const useReportExport = (report: DischargeReport, version: ReportVersion) => {
  const say = useTexts(takeOutTexts)
  const toast = useToast()
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const copy = async (what: Copyable) => {
    try {
      const { copyOf, putOnClipboard } = await copying()
      const content = copyOf(report, what)
      if (typeof content === 'string') return toast({ message: say(content), severity: 'error' })
      await putOnClipboard(content)
      toast({ message: say(`copied_${what}`) })
    } catch {
      toast({ message: say(`failed_${what}`), severity: 'error' })
    }
  }
  const { discharge_report_id } = report
  const saveWord = async () => {
    const make = async () => (await exportReport(discharge_report_id, version, 'docx')).bytes
    const outcome = await saveDocx(fileName(report), make)
    return say(outcome === 'saved' ? 'saved_docx' : 'download_cancelled')
  }
  const saveOther = async (format: OtherFormat) => {
    const { bytes, filename } = await exportReport(discharge_report_id, version, format)
    download(bytes, filename ?? `alta.${format}`)
    return say('saved_file')
  }
  const save = async (format: 'docx' | OtherFormat = 'docx') => {
    setIsSaving(true)
    setFailure(null)
    try {
      toast({ message: await (format === 'docx' ? saveWord() : saveOther(format)) })
    } catch (error) {
      setFailure(error)
    } finally {
      setIsSaving(false)
    }
  }
  const choices: readonly Copyable[] = [...(report.corrected ? (['corrected'] as const) : []), 'generated', 'source']
  return { choices, copy, save, isSaving, failure }
}
export type ReportExport = ReturnType<typeof useReportExport>
