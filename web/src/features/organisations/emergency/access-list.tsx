import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { EmergencyAccess, EndCause } from '@alta/contract/emergency-access'
import type { Organisation } from '@alta/contract/organisations'
import { useActionState } from 'react'
import { useNow } from 'use-intl'
import { endEmergencyAccess } from '../../../base/emergency-access/emergency-access.queries.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { TextLink } from '../../../base/ui/links.tsx'
import { Status } from '../../../base/ui/status.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { useFormatDateTime } from '../../../base/date-time/format-date-time.ts'
import { emergencyTexts, endCauseTexts } from './emergency.texts.ts'

function EndButton({ access }: { access: EmergencyAccess }) {
  const say = useTexts(emergencyTexts)
  const toast = useToast()
  const { organisation_id, emergency_access_id, opened_by } = access
  const [error, end, isPending] = useActionState<unknown>(async () => {
    try {
      await endEmergencyAccess({ organisation_id, emergency_access_id })
      toast({ message: say('ended') })
      return null
    } catch (failure) {
      return failure
    }
  }, null)
  return (
    <Box component="form" action={end}>
      <Button
        type="submit"
        size="small"
        variant="outlined"
        color="error"
        disabled={isPending}
        aria-label={say('end_of', { name: opened_by.name })}
      >
        {say('end')}
      </Button>
      {!isPending && <ActAlert error={error} failed={say('end_failed')} />}
    </Box>
  )
}

interface AccessRowProps {
  readonly access: EmergencyAccess
  readonly mayEnd: boolean
}

/** One emergency access: the person, the duration, the reads, the reason and the end. */
function Row({ access, mayEnd }: AccessRowProps) {
  const say = useTexts(emergencyTexts)
  const sayCause = useTexts(endCauseTexts)
  const formatDateTime = useFormatDateTime()
  const now = useNow({ updateInterval: 30_000 })
  const { opened_by, opened_at, ended_at, end_cause, ended_by, emergency_access_id, organisation_id } = access
  const lasted = (ended_at === null ? now.getTime() : Date.parse(ended_at)) - Date.parse(opened_at)
  const when = formatDateTime(opened_at)
  const { name } = opened_by
  const by = ended_by?.name ?? ''
  const causeOf = (cause: EndCause) => {
    if (cause === 'ended') return sayCause('ended', { name: by })
    return cause === 'forbidden' ? sayCause('forbidden', { name: by }) : sayCause(cause)
  }
  return (
    <Box component="li" sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.25, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600, flex: 1, minWidth: 140, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Status tone={end_cause === null ? 'error' : 'neutral'} shape={end_cause === null ? 'dot' : 'bar'}>
          {end_cause === null ? say('is_open') : causeOf(end_cause)}
        </Status>
        {end_cause === null && mayEnd && <EndButton access={access} />}
      </Stack>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {say('reason', { reason: access.reason })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {say('opened', { when, minutes: Math.max(0, Math.floor(lasted / 60_000)) })}
        {' · '}
        {say('records', { count: access.records_read })}
        {' · '}
        <TextLink
          to="/organisations/:organisation_id"
          params={{ organisation_id }}
          search={{ tab: 'audit', emergency_access: emergency_access_id }}
          aria-label={say('in_log_of', { name, when })}
        >
          {say('in_log')}
        </TextLink>
      </Typography>
    </Box>
  )
}

interface AccessListProps {
  readonly organisation: Organisation
  readonly accesses: readonly EmergencyAccess[]
}

/** Emergency accesses, the newest first. */
export function AccessList({ organisation, accesses }: AccessListProps) {
  const say = useTexts(emergencyTexts)
  const mayEnd = organisation.permissions.includes('emergency_access:end')
  return (
    <Box component="ul" aria-label={say('title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {accesses.map((access) => (
        <Row key={access.emergency_access_id} access={access} mayEnd={mayEnd} />
      ))}
    </Box>
  )
}
