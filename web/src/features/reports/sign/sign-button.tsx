import Draw from '@mui/icons-material/DrawOutlined'
import Button from '@mui/material/Button'
import type { DischargeReport } from '@alta/contract/reports'
import { Suspense, useState } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { SignDialog } from './dialogs.ts'
import { signTexts } from './sign.texts.ts'

interface SignButtonProps {
  readonly report: DischargeReport
  /** Sentences that still ask for a decision. */
  readonly toCheck: number
}

/** Signs the newest version, which is the one before the person. Nothing stands here once that one is signed. */
export function SignButton({ report, toCheck }: SignButtonProps) {
  const say = useTexts(signTexts)
  const [open, setOpen] = useState(false)
  if (report.review.state === 'signed' && !open) return null
  return (
    <>
      <Button size="small" variant="contained" startIcon={<Draw />} onClick={() => setOpen(true)}>
        {say('sign')}
      </Button>
      {open && (
        <Suspense>
          <SignDialog report={report} toCheck={toCheck} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
