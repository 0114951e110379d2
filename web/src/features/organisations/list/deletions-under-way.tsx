import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import * as organisations from '@alta/contract/organisations'
import type { OrganisationDeletion } from '@alta/contract/organisations'
import { useFormatter } from 'use-intl'
import { useRead } from '../../../base/queries.ts'
import { useSession } from '../../../base/stores.ts'
import { useTexts } from '../../../base/texts.tsx'
import { deletionTexts } from '../organisations.texts.ts'

/** While one is under way, milliseconds until the next look. */
const every = 5_000

function Row({ deletion }: { deletion: OrganisationDeletion }) {
  const say = useTexts(deletionTexts)
  const format = useFormatter()
  const { name, discharge_reports, chat_sessions, removed_reports, removed_chats } = deletion
  return (
    <Box component="li">
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <strong>{name}</strong>
        {` · ${say('progress', {
          removed: format.number(removed_reports + removed_chats),
          // Data that arrived until the very end is deleted too.
          all: format.number(Math.max(discharge_reports + chat_sessions, removed_reports + removed_chats)),
        })}`}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {say('asked', {
          name: deletion.requested_by.name,
          when: format.dateTime(new Date(deletion.requested_at), { dateStyle: 'medium', timeStyle: 'short' }),
        })}
      </Typography>
    </Box>
  )
}

/** Organisations that are gone and whose contents are still being removed; nothing while there are none. */
export function DeletionsUnderWay() {
  const say = useTexts(deletionTexts)
  const mayDelete = useSession(({ systemPermissions }) => systemPermissions.includes('organisations:delete'))
  const { data } = useRead(
    organisations.deletions,
    {},
    { enabled: mayDelete, refetchInterval: (answer) => (answer && answer.items.length > 0 ? every : false) },
  )
  if (!data || data.items.length === 0) return null
  return (
    <Alert severity="info" role="note" sx={{ mb: 2 }}>
      <Typography variant="subtitle2" component="p">
        {say('title')}
      </Typography>
      <Box component="ul" aria-label={say('title')} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {data.items.map((deletion) => (
          <Row key={deletion.organisation_id} deletion={deletion} />
        ))}
      </Box>
    </Alert>
  )
}
