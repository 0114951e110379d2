import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { roleTexts } from '../../../base/roles/roles.texts.ts'
import { useTexts } from '../../../base/texts.tsx'
import { GridLink } from '../../../base/ui/grid/row-focus.tsx'
import { Status } from '../../../base/ui/status.tsx'
import type { OrganisationMember } from './member.ts'
import { memberTexts } from './members.texts.ts'

const initials = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.slice(0, 1))
    .join('')

export const MemberLink = ({ member: { user_id, name } }: { member: OrganisationMember }) => (
  <GridLink to="/users/:user_id" params={{ user_id }} title={name}>
    {name}
  </GridLink>
)

export function Deactivated({ member }: { member: OrganisationMember }) {
  const say = useTexts(memberTexts)
  return member.active ? null : <Status shape="bar">{say('inactive')}</Status>
}

/** Initials, name and address in one line, and whether the account is switched off. */
export function MemberName({ member }: { member: OrganisationMember }) {
  return (
    <Stack direction="row" sx={{ gap: 1.25, alignItems: 'center', minWidth: 0 }}>
      <Box
        aria-hidden
        sx={{
          display: { xs: 'none', md: 'grid' },
          placeItems: 'center',
          width: 26,
          height: 26,
          flex: 'none',
          borderRadius: '50%',
          typography: 'caption',
          fontSize: 11,
          fontWeight: 600,
          bgcolor: 'surface.muted',
          color: 'text.secondary',
        }}
      >
        {initials(member.name)}
      </Box>
      <Box sx={{ flex: '0 1 auto', minWidth: 0 }}>
        <MemberLink member={member} />
      </Box>
      <Typography
        variant="body2"
        noWrap
        title={member.email}
        sx={{ color: 'text.secondary', flex: 1, minWidth: 0, display: { xs: 'none', md: 'block' } }}
      >
        {member.email}
      </Typography>
      <Deactivated member={member} />
    </Stack>
  )
}

/** The roles of a member, as "Owner, Clinician". */
export function MemberRoles({ member }: { member: OrganisationMember }) {
  const sayRole = useTexts(roleTexts)
  return member.roles.map(({ role }) => sayRole(role)).join(', ')
}
