import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { AuditEvent } from '@alta/contract/audit'
import { useId } from 'react'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../base/texts.tsx'
import { auditTexts } from './audit.texts.ts'
import { RecordLink } from './record-link.tsx'
import { useEventWords } from './event-words.ts'

interface EventDetailsProps {
  readonly event: AuditEvent
  readonly onOnlyThis: () => void
  /** Shows every act that names the same report. */
  readonly onOnlyReport: () => void
  readonly onClose: () => void
}

/** Everything the log holds of one event. */
export function EventDetails({ event, onOnlyThis, onOnlyReport, onClose }: EventDetailsProps) {
  const say = useTexts(auditTexts)
  const format = useFormatter()
  const heading = useId()
  const { actOf, actorOf, organisationOf, outcomeOf } = useEventWords()
  const { actor, address, act, outcome, sequence, hash, occurred_at, organisation_id } = event
  const { records, ...others } = event.detail
  const detail = typeof records === 'number' ? others : event.detail
  const words: readonly (readonly [string, string | null])[] = [
    [say('when'), format.dateTime(new Date(occurred_at), { dateStyle: 'full', timeStyle: 'long' })],
    [say('who'), actorOf(event)],
    [say('organisation'), organisation_id === null ? say('outside') : organisationOf(event)],
    [say('outcome'), outcomeOf(event)],
    ...(typeof records === 'number' ? [[say('records'), format.number(records)] as const] : []),
  ]
  const facts: readonly (readonly [string, AuditEvent['detail'][string]])[] = [
    [say('operation'), act],
    ...(outcome === 'done' ? [] : [[say('outcome'), outcome] as const]),
    ...(actor.id === null ? [] : [[say('actor_id'), actor.id] as const]),
    ...(organisation_id === null ? [] : [['organisation_id', organisation_id] as const]),
    ...Object.entries(detail),
    [say('address'), address],
    [say('sequence'), sequence],
    [say('hash'), hash],
  ]
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={heading}>
      <DialogTitle id={heading}>{actOf(event)}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: 'minmax(140px, max-content) 1fr' },
            columnGap: 3,
            rowGap: { xs: 0, sm: 0.75 },
            typography: 'body2',
            '& dt': { color: 'text.secondary', overflowWrap: 'anywhere' },
            '& dd': { m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' },
          }}
        >
          {words.map(([label, value]) => (
            <Pair key={label} label={label} value={value ?? say('nothing')} />
          ))}
          {event.record !== null && (
            <>
              <dt>{say('record')}</dt>
              <dd>
                <RecordLink event={event} />
              </dd>
            </>
          )}
          {facts.map(([label, value]) => (
            <Pair key={`${label} ${value}`} label={label} value={`${value ?? say('nothing')}`} mono />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        {event.record?.kind === 'discharge_report' && <Button onClick={onOnlyReport}>{say('only_report')}</Button>}
        {actor.id !== null && <Button onClick={onOnlyThis}>{say('only_this')}</Button>}
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {say('close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Pair({ label, value, mono = false }: { label: string; value: string; mono?: boolean }) {
  return (
    <>
      <dt>{label}</dt>
      <Box component="dd" sx={mono ? { typography: 'mono' } : {}}>
        {value}
      </Box>
    </>
  )
}
