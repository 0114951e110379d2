import type { DischargeReport } from '@alta/contract/reports'
import type { Language } from '@alta/contract/languages'
import { sectionTitles } from '@alta/contract/sections'
import { Suspense } from 'react'
import { DiscardDialog, StaleDialog } from './dialogs.ts'
import type { Corrections } from './use-corrections.ts'
import type { CorrectionEditor } from './use-writing.ts'

interface CorrectionDialogsProps {
  readonly report: DischargeReport
  readonly language: Language
  readonly writer: CorrectionEditor
  readonly corrections: Corrections
}

/** What is asked while a report is corrected: whether the work goes, and which of two texts goes on. */
export function CorrectionDialogs({ report, language, writer, corrections }: CorrectionDialogsProps) {
  return (
    <Suspense>
      {corrections.isDiscarding && (
        <DiscardDialog
          sections={writer.changed.map((key) => sectionTitles[key][language])}
          onDiscard={corrections.discard}
          onClose={corrections.keep}
        />
      )}
      {writer.isStale && report.corrected && (
        <StaleDialog newest={report.corrected} writer={writer} language={language} />
      )}
    </Suspense>
  )
}
