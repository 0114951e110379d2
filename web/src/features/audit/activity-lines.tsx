import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { AuditEvent } from '@alta/contract/audit'
import { useFormatter, useNow } from 'use-intl'
import { useTexts } from '../../base/texts.tsx'
import { ProblemAlert } from '../../base/ui/problem-alert.tsx'
import { Waiting } from '../../base/ui/waiting.tsx'
import { useActivity } from './audit.queries.ts'
import { auditTexts } from './audit.texts.ts'
import { useEventWords } from './event-words.ts'

const shown = '8'

/** One line for each event: when, what and where; a refusal also says why. */
export function ActivityLines({ actor_id }: { actor_id: string }) {
  const say = useTexts(auditTexts)
  const format = useFormatter()
  const now = useNow({ updateInterval: 60_000 })
  const { organisationOf, outcomeOf, whatOf } = useEventWords()
  const { data, error, refetch } = useActivity(actor_id, shown)
  if (error !== null) return <ProblemAlert error={error} message={say('list_failed')} onRetry={() => void refetch()} />
  if (!data) return <Waiting height={160} />
  if (data.items.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {say('no_activity')}
      </Typography>
    )
  const lineOf = (event: AuditEvent) =>
    event.organisation_id === null
      ? whatOf(event)
      : say('in_organisation', { act: whatOf(event), organisation: organisationOf(event) })
  return (
    <Stack component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.items.map((event) => (
        <Stack
          component="li"
          key={`${event.organisation_id} ${event.sequence}`}
          direction="row"
          sx={{ py: 0.75, gap: 2 }}
        >
          <Typography
            variant="body2"
            component="time"
            dateTime={event.occurred_at}
            title={format.dateTime(new Date(event.occurred_at), { dateStyle: 'medium', timeStyle: 'medium' })}
            sx={{ color: 'text.secondary', width: 120, flex: 'none' }}
          >
            {format.relativeTime(new Date(event.occurred_at), now)}
          </Typography>
          <Typography variant="body2" component="div" sx={{ minWidth: 0 }}>
            {lineOf(event)}
            {event.outcome !== 'done' && (
              <Box component="span" sx={{ display: 'block', color: 'error.main' }}>
                {outcomeOf(event)}
              </Box>
            )}
          </Typography>
        </Stack>
      ))}
    </Stack>
  )
}
