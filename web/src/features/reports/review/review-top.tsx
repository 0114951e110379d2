import Box from '@mui/material/Box'
import type { DischargeReport } from '@alta/contract/reports'
import { useTexts } from '../../../base/texts.tsx'
import { ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { correctTexts } from '../correct/correct.texts.ts'
import { EditBar } from '../correct/edit-bar.tsx'
import type { Corrections } from '../correct/use-corrections.ts'
import type { Writer } from '../correct/use-writing.ts'
import { signTexts } from '../sign/sign.texts.ts'
import type { Rate } from '../sign/use-rate.ts'
import { ReviewHead } from './review-head.tsx'
import { ReviewTools } from './review-tools.tsx'
import type { Shown } from './use-shown.ts'

interface ReviewTopProps {
  readonly report: DischargeReport
  readonly writer: Writer
  readonly corrections: Corrections
  readonly shown: Shown
  /** null where the person may not rate. */
  readonly rating: Rate | null
  readonly toCheck: number
  readonly source: { readonly shown: boolean; readonly toggle: () => void } | undefined
  readonly onEdit: (() => void) | null
}

/** Head and toolbar, for reading or for writing; what went wrong with an act stands under it until it is solved. */
export function ReviewTop(props: ReviewTopProps) {
  const { report, writer, corrections, shown, rating, toCheck, source, onEdit } = props
  const sayCorrect = useTexts(correctTexts)
  const saySign = useTexts(signTexts)
  return (
    <ReviewHead report={report} isEditing={writer.writing !== null}>
      {writer.writing ? (
        <EditBar
          state={writer.state}
          changed={writer.changed.length}
          isSaving={corrections.isSaving}
          onCancel={corrections.cancel}
          onSave={corrections.save}
        />
      ) : (
        <ReviewTools
          report={report}
          version={shown.version}
          onVersion={shown.show}
          source={source}
          rating={rating}
          onEdit={onEdit}
          toCheck={shown.isNewest ? toCheck : null}
        />
      )}
      {rating && rating.error !== null && (
        <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: 1 }}>
          <ProblemAlert error={rating.error} message={saySign('not_rated')} onRetry={rating.again} />
        </Box>
      )}
      {writer.writing && corrections.error !== null && (
        <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: 1 }}>
          <ProblemAlert error={corrections.error} message={sayCorrect('not_corrected')} onRetry={corrections.save} />
        </Box>
      )}
    </ReviewHead>
  )
}
