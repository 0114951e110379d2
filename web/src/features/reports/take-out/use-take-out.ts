import type { DischargeReport } from '@alta/contract/reports'
import type { ReportVersion } from '@alta/contract/review'
import { useState } from 'react'
import { putOnClipboard } from '../../../base/clipboard.ts'
import { useTexts } from '../../../base/texts.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { exportDocx } from '../reports.queries.ts'
import { type Copyable, copyOf } from './copy-report.ts'
import { fileName, saveDocx } from './save-file.ts'
import { takeOutTexts } from './take-out.texts.ts'

/** Copies a version or the source, and saves the version shown as DOCX. */
export const useTakeOut = (report: DischargeReport, version: ReportVersion) => {
  const say = useTexts(takeOutTexts)
  const toast = useToast()
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const copy = async (what: Copyable) => {
    const content = copyOf(report, what)
    if (typeof content === 'string') return toast({ message: say(content), severity: 'error' })
    try {
      await putOnClipboard(content)
      toast({ message: say(`copied_${what}`) })
    } catch {
      toast({ message: say(`failed_${what}`), severity: 'error' })
    }
  }
  const save = async () => {
    setIsSaving(true)
    setFailure(null)
    try {
      const outcome = await saveDocx(fileName(report.title), () => exportDocx(report.discharge_report_id, version))
      toast({ message: say(outcome === 'saved' ? 'saved_docx' : 'download_cancelled') })
    } catch (error) {
      setFailure(error)
    } finally {
      setIsSaving(false)
    }
  }
  const choices: readonly Copyable[] = [...(report.corrected ? (['corrected'] as const) : []), 'generated', 'source']
  return { choices, copy, save, isSaving, failure }
}
export type TakingOut = ReturnType<typeof useTakeOut>
