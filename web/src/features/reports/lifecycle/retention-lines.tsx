import Alert from '@mui/material/Alert'
import type { DischargeReport } from '@alta/contract/reports'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../../base/texts.tsx'
import { retentionLineTexts } from './retention-lines.texts.ts'

/** Says that a legal hold keeps the report, or that its course was removed by the retention rules. */
export function RetentionLines({ held, source }: Pick<DischargeReport, 'held' | 'source'>) {
  const say = useTexts(retentionLineTexts)
  const format = useFormatter()
  const day = (time: string) => format.dateTime(new Date(time), { dateStyle: 'medium' })
  const sx = { borderRadius: 0, overflowWrap: 'anywhere' }
  return (
    <>
      {held && (
        <Alert severity="info" role="note" aria-label={say('held_label')} sx={sx}>
          {say('held', {
            when: day(held.placed_at),
            reason: held.reason,
            until: held.ends_at === null ? 'none' : day(held.ends_at),
          })}
        </Alert>
      )}
      {source.removed_at !== null && (
        <Alert severity="info" role="note" aria-label={say('source_label')} sx={sx}>
          {say('source_gone', { when: day(source.removed_at) })}
        </Alert>
      )}
    </>
  )
}
