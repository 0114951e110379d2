import Box from '@mui/material/Box'
import type { DischargeReport } from '@alta/contract/reports'
import type { Language } from '@alta/contract/languages'
import { type ReactNode, Suspense } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { asProblem, ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { correctTexts } from '../correct/correct.texts.ts'
import { RefusedAlert } from '../correct/dialogs.ts'
import { mayWorkLater } from '../correct/draft-keeper.ts'
import { EditBar } from '../correct/edit-bar.tsx'
import type { Corrections } from '../correct/use-corrections.ts'
import type { CorrectionEditor } from '../correct/use-writing.ts'
import { Paper } from '../export/paper.tsx'
import { signTexts } from '../lifecycle/sign.texts.ts'
import type { Rate } from '../lifecycle/use-rate.ts'
import type { SigningState } from '../lifecycle/use-signing.ts'
import { ReviewHead } from './review-head.tsx'
import { ReviewTools } from './review-tools.tsx'
import type { ShownReport } from './use-shown.ts'

interface ReviewTopProps {
  readonly report: DischargeReport
  readonly language: Language
  readonly writer: CorrectionEditor
  readonly corrections: Corrections
  /** Which version is shown, and whether that is the newest. */
  readonly version: ShownReport['version']
  readonly isNewest: boolean
  readonly onVersion: ShownReport['show']
  /** null where the person may not rate. */
  readonly rating: Rate | null
  readonly signing: SigningState
  readonly source: { readonly shown: boolean; readonly toggle: () => void } | undefined
  readonly onEdit: (() => void) | null
}

const Under = ({ children }: { children: ReactNode }) => <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: 1 }}>{children}</Box>

/** Why what is written does not arrive: as a correction, else as a draft. Nothing where it is tried again by itself. */
function Refusal({ writer, corrections, language }: Pick<ReviewTopProps, 'writer' | 'corrections' | 'language'>) {
  const say = useTexts(correctTexts)
  const { error, save } = corrections
  const { state, tooLong } = writer
  const refused = error === null ? null : asProblem(error).code
  const isSaving = refused !== null && !mayWorkLater(refused)
  if (refused !== null && !isSaving)
    return (
      <Under>
        <ProblemAlert error={error} message={say('not_corrected')} onRetry={save} />
      </Under>
    )
  const code = refused ?? (state.kind === 'refused' ? state.code : tooLong.length > 0 ? 'payload-too-large' : null)
  if (code === null) return null
  return (
    <Under>
      <Suspense>
        <RefusedAlert writer={writer} language={language} code={code} isSaving={isSaving} />
      </Suspense>
    </Under>
  )
}

/** Head and toolbar, for reading or for writing; what went wrong with an act stands under it until it is solved. */
export function ReviewTop(props: ReviewTopProps) {
  const { report, language, writer, corrections, version, isNewest, onVersion, rating, signing, source, onEdit } = props
  const saySign = useTexts(signTexts)
  return (
    <ReviewHead report={report} isEditing={writer.writing !== null}>
      <Paper report={report} version={version} />
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
          version={version}
          onVersion={onVersion}
          source={source}
          rating={rating}
          onEdit={onEdit}
          signing={isNewest ? signing : null}
        />
      )}
      {rating && rating.error !== null && (
        <Under>
          <ProblemAlert error={rating.error} message={saySign('not_rated')} onRetry={rating.again} />
        </Under>
      )}
      {writer.writing && <Refusal writer={writer} corrections={corrections} language={language} />}
    </ReviewHead>
  )
}
