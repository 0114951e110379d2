import Draw from '@mui/icons-material/DrawOutlined'
import Button from '@mui/material/Button'
import type { DischargeReport } from '@alta/contract/reports'
import { Suspense } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { SignDialog } from './dialogs.ts'
import { OpenPoints, type OpenPointWays } from './open-points.tsx'
import { signTexts } from './sign.texts.ts'
import type { SignSummary } from './summary.ts'

interface SignButtonProps extends OpenPointWays {
  readonly report: DischargeReport
  readonly summary: SignSummary
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}

/** Signs the newest version, which is the one before the person. Nothing stands here once that one is signed. */
export function SignButton({ report, summary, open, onOpen, ...ways }: SignButtonProps) {
  const say = useTexts(signTexts)
  const language = report.language ?? 'es'
  const going = (go: () => void) => {
    onOpen(false)
    // The dialog first returns the focus to the button; then the focus moves on.
    setTimeout(go, 250)
  }
  const isDone = report.review.state === 'signed' || report.review.state === 'annulled'
  if (isDone && !open) return null
  return (
    <>
      <Button size="small" variant="contained" startIcon={<Draw />} data-sign="" onClick={() => onOpen(true)}>
        {say('sign')}
      </Button>
      {open && (
        <Suspense>
          <SignDialog report={report} onClose={() => onOpen(false)}>
            <OpenPoints
              summary={summary}
              language={language}
              toSection={(key) => going(() => ways.toSection(key))}
              toDoubt={(isConflict) => going(() => ways.toDoubt(isConflict))}
              toOmissions={() => going(ways.toOmissions)}
            />
          </SignDialog>
        </Suspense>
      )}
    </>
  )
}
