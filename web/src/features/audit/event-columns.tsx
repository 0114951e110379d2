import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import type { AuditEvent } from '@alta/contract/audit'
import { useContext } from 'react'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../base/texts.tsx'
import type { GridCard, GridColumn } from '../../base/ui/grid/grid-types.ts'
import { RowStop } from '../../base/ui/grid/row-focus.tsx'
import { Status } from '../../base/ui/status.tsx'
import { auditTexts } from './audit.texts.ts'
import { RecordLink } from './record-link.tsx'
import { useEventWords } from './event-words.ts'

/** The act, which opens its details. */
function ActButton({ label, onOpen }: { label: string; onOpen: () => void }) {
  const tabIndex = useContext(RowStop)
  return (
    <Link
      component="button"
      type="button"
      tabIndex={tabIndex}
      underline="hover"
      color="text.primary"
      noWrap
      onClick={onOpen}
      sx={{ fontWeight: 600, display: 'block', maxWidth: 1, textAlign: 'left', lineHeight: '24px' }}
    >
      {label}
    </Link>
  )
}

interface EventColumnsOptions {
  /** The log of one organisation does not repeat the name of the organisation. */
  readonly inOne: boolean
  readonly onOpen: (event: AuditEvent) => void
}

/** How an event stands in the grid, as a row and as a card. */
export function useEventColumns({ inOne, onOpen }: EventColumnsOptions) {
  const say = useTexts(auditTexts)
  const format = useFormatter()
  const { actorOf, isEmergency, organisationOf, outcomeOf, whatOf } = useEventWords()
  const when = ({ occurred_at }: AuditEvent) =>
    format.dateTime(new Date(occurred_at), { dateStyle: 'medium', timeStyle: 'medium' })
  const outcome = (event: AuditEvent) => (
    <Box sx={{ '& > span': { maxWidth: 1 } }}>
      <Status tone={event.outcome === 'done' ? 'neutral' : 'error'} shape={event.outcome === 'done' ? 'check' : 'bar'}>
        <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {outcomeOf(event)}
        </Box>
      </Status>
    </Box>
  )
  const mark = (event: AuditEvent) =>
    isEmergency(event) && (
      <Status tone="warning" shape="half">
        {say('emergency_access')}
      </Status>
    )
  const what = (event: AuditEvent) => <ActButton label={whatOf(event)} onOpen={() => onOpen(event)} />
  const marked = (event: AuditEvent) => (
    <Stack direction="row" sx={{ gap: 1.5, minWidth: 0 }}>
      {what(event)}
      {mark(event)}
    </Stack>
  )
  const columns: GridColumn<AuditEvent>[] = [
    { key: 'when', label: say('when'), width: 180, always: true, cell: when },
    { key: 'who', label: say('who'), width: 150, cell: actorOf },
    { key: 'what', label: say('what'), always: true, cell: marked },
    { key: 'record', label: say('record'), width: 180, cell: (event) => <RecordLink event={event} /> },
    ...(inOne ? [] : [{ key: 'organisation', label: say('organisation'), width: 190, cell: organisationOf } as const]),
    { key: 'outcome', label: say('outcome'), width: 150, cell: outcome },
    { key: 'address', label: say('address'), width: 130, wide: true, cell: ({ address }) => address ?? say('nothing') },
  ]
  const card = (event: AuditEvent): GridCard => ({
    title: what(event),
    state: mark(event),
    lines: [
      when(event),
      actorOf(event),
      ...(event.record === null ? [] : [<RecordLink key="record" event={event} />]),
      ...(inOne || event.organisation_id === null ? [] : [organisationOf(event)]),
      outcome(event),
    ],
  })
  return { columns, card, nameOf: (event: AuditEvent) => `${whatOf(event)}, ${when(event)}` }
}
