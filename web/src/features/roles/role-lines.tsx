import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { RoleAssignment } from '@alta/contract/assignments'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../base/texts.tsx'
import { roleLineTexts } from './role-lines.texts.ts'
import { roleTexts } from '../../base/roles/roles.texts.ts'

interface RoleLineProps {
  readonly row: RoleAssignment
  readonly onTake: (() => void) | undefined
}

/** "Clinician in Hospital X", and under it who gave the role, when and why. */
function RoleLine({ row, onTake }: RoleLineProps) {
  const say = useTexts(roleLineTexts)
  const sayRole = useTexts(roleTexts)
  const format = useFormatter()
  const { granted_by, reason, provider_id, created_at } = row
  const role = sayRole(row.role)
  const scope = row.organisation_name ?? say('whole_system')
  const date = format.dateTime(new Date(created_at), { dateStyle: 'long' })
  const byHand = granted_by ? say('given_by', { name: granted_by.name, date }) : say('given_on', { date })
  const origin = provider_id === null ? byHand : say('given_by_group', { provider: provider_id, date })
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ px: 2, py: 1.25, gap: 1, alignItems: 'center', borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>
          <b>{role}</b> {say('in')} <b>{scope}</b>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {reason === null ? origin : `${origin} ${say(provider_id === null ? 'reason' : 'group', { reason })}`}
        </Typography>
      </Box>
      {onTake && (
        <IconButton
          size="small"
          aria-label={say('take', { role, scope })}
          title={say('take', { role, scope })}
          onClick={onTake}
          sx={{ color: 'text.secondary', '& svg': { fontSize: 18 } }}
        >
          <Close />
        </IconButton>
      )}
    </Stack>
  )
}

interface RoleLinesProps {
  readonly rows: readonly RoleAssignment[]
  /** Whether the signed-in person may take this role; left out, none is taken here. */
  readonly mayTake?: (row: RoleAssignment) => boolean
  readonly onTake?: (row: RoleAssignment) => void
}

/** Somebody's roles as sentences, those in the whole system first. */
export function RoleLines({ rows, mayTake, onTake }: RoleLinesProps) {
  const say = useTexts(roleLineTexts)
  const groups = [
    { name: say('system'), rows: rows.filter(({ scope }) => scope === 'system') },
    { name: say('organisations'), rows: rows.filter(({ scope }) => scope === 'organisation') },
  ]
  return groups
    .filter((group) => group.rows.length > 0)
    .map((group) => (
      <Box key={group.name}>
        <Typography
          variant="overline"
          component="h3"
          sx={{
            display: 'block',
            px: 2,
            py: 0.75,
            color: 'text.secondary',
            bgcolor: 'surface.muted',
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          {group.name}
        </Typography>
        <Box component="ul" aria-label={group.name} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {group.rows.map((row) => (
            <RoleLine
              key={row.role_assignment_id}
              row={row}
              onTake={onTake && mayTake?.(row) ? () => onTake(row) : undefined}
            />
          ))}
        </Box>
      </Box>
    ))
}
