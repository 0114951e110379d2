import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { DischargeReport } from '@alta/contract/reports'
import { Suspense, useState } from 'react'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../../base/texts.tsx'
import { useMayHere } from '../review/may-here.ts'
import { annulTexts } from './annul.texts.ts'
import { AnnulDialog } from './dialogs.ts'

/** Who annulled the report, when and why. */
export function AnnulLine({ annulled }: Pick<DischargeReport, 'annulled'>) {
  const say = useTexts(annulTexts)
  const format = useFormatter()
  if (annulled === null) return null
  const when = format.dateTime(new Date(annulled.annulled_at), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Alert severity="error" role="note" aria-label={say('annulled')} sx={{ borderRadius: 0, overflowWrap: 'anywhere' }}>
      {say('by', { name: annulled.annulled_by.name, when, reason: annulled.reason })}
    </Alert>
  )
}

/** The button beside the signature that annuls a wrong report, for people who may sign. */
export function AnnulButton({ report }: { report: DischargeReport }) {
  const say = useTexts(annulTexts)
  const [isAsking, setIsAsking] = useState(false)
  const maySign = useMayHere(report, 'discharge_reports:sign')
  if (!maySign || report.annulled !== null) return null
  return (
    <>
      <Button size="small" color="error" onClick={() => setIsAsking(true)} sx={{ ml: 'auto', minHeight: 24, py: 0 }}>
        {say('annul')}
      </Button>
      {isAsking && (
        <Suspense>
          <AnnulDialog report={report} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
