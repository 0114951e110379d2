import Box from '@mui/material/Box'
import { type ReactNode, Suspense } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { asProblem, ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { correctTexts } from '../correct/correct.texts.ts'
import { RefusedAlert } from '../correct/dialogs.ts'
import { mayWorkLater } from '../correct/draft-autosave.ts'
import { EditBar } from '../correct/edit-bar.tsx'
import { PrintView } from '../lifecycle/print-view.tsx'
import { signTexts } from '../lifecycle/sign.texts.ts'
import { ReviewHead } from './review-head.tsx'
import { ReviewTools } from './review-tools.tsx'
import type { OpenReview } from './use-open-review.ts'

const Under = ({ children }: { children: ReactNode }) => <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: 1 }}>{children}</Box>

/** Why what is written does not arrive: as a correction, else as a draft. Nothing where it is tried again by itself. */
function Refusal({ writer, corrections, language }: Pick<OpenReview, 'writer' | 'corrections' | 'language'>) {
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
export function ReviewTop({ opened }: { opened: OpenReview }) {
  const { report, language, room, panes, writer, corrections, shown, rating, rights, signing, acts } = opened
  const saySign = useTexts(signTexts)
  return (
    <ReviewHead report={report} isEditing={writer.writing !== null}>
      <PrintView report={report} version={shown.version} />
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
          source={room.forSource ? { shown: panes.beside, toggle: panes.toggleSource } : undefined}
          rating={rating}
          onEdit={rights.canCorrect ? acts.editHere : null}
          signing={shown.isNewest ? signing : null}
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
