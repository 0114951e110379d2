import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { DischargeReport } from '@alta/contract/reports'
import { Suspense, useState } from 'react'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../../base/texts.tsx'
import { ShelveDialog } from './dialogs.ts'
import { putAwayTexts } from './put-away.texts.ts'

/** Who put the report away, when and why, and the way back. Whoever sees it may bring it back. */
export function PutAwayLine({ report }: { report: DischargeReport }) {
  const say = useTexts(putAwayTexts)
  const format = useFormatter()
  const [isAsking, setIsAsking] = useState(false)
  const { put_away } = report
  if (put_away === null) return null
  const when = format.dateTime(new Date(put_away.put_away_at), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Box
      component="section"
      aria-label={say('was_put_away')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        px: { xs: 2, sm: 2.5 },
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        typography: 'body2',
      }}
    >
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {say('by', { name: put_away.put_away_by.name, when, reason: put_away.reason })}
      </Box>
      <Button size="small" variant="outlined" onClick={() => setIsAsking(true)}>
        {say('bring_back')}
      </Button>
      {isAsking && (
        <Suspense>
          <ShelveDialog what="bring_back" report={report} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </Box>
  )
}
