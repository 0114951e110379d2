import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { Organisation } from '@alta/contract/organisations'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../../base/texts.tsx'
import { RowMenu } from '../../../base/ui/grid/row-menu.tsx'
import { TextLink } from '../../../base/ui/links.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { visuallyHidden } from '../../../base/ui/visually-hidden.ts'
import { Waiting } from '../../../base/ui/waiting.tsx'
import { useFormatDateTime } from '../../../base/date-time/format-date-time.ts'
import { AddMember } from './add-member.tsx'
import type { OrganisationMember } from './member.ts'
import { MemberName, MemberRoles } from './member-cells.tsx'
import { useFirstMembers } from './members.queries.ts'
import { memberTexts } from './members.texts.ts'
import { useMemberActions } from './use-member-actions.tsx'

const shown = 5
const fromMedium = { display: { xs: 'none', md: 'table-cell' } }

function Rows({ organisation, members }: { organisation: Organisation; members: readonly OrganisationMember[] }) {
  const say = useTexts(memberTexts)
  const formatDateTime = useFormatDateTime()
  const { actions, dialogs } = useMemberActions(organisation)
  return (
    <>
      <Table aria-label={say('title')} sx={{ tableLayout: 'fixed' }}>
        <TableHead>
          <TableRow>
            <TableCell>{say('name')}</TableCell>
            <TableCell sx={{ width: { xs: 110, md: 160 } }}>{say('role')}</TableCell>
            <TableCell sx={{ ...fromMedium, width: 140 }}>{say('last_sign_in')}</TableCell>
            <TableCell sx={{ width: 54 }}>
              <Box component="span" sx={visuallyHidden}>
                {say('actions')}
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {members.map((member) => (
            <TableRow key={member.user_id} hover>
              <TableCell>
                <MemberName member={member} />
                <Typography variant="body2" noWrap sx={{ color: 'text.secondary', display: { md: 'none' } }}>
                  {member.email}
                </Typography>
              </TableCell>
              <TableCell>
                <MemberRoles member={member} />
              </TableCell>
              <TableCell sx={{ ...fromMedium, whiteSpace: 'nowrap' }}>{formatDateTime(member.last_login_at)}</TableCell>
              <TableCell align="right" sx={{ '&&': { py: 0, pr: 1.5 } }}>
                <RowMenu name={member.name} actions={actions(member)} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {dialogs}
    </>
  )
}

/** The first members, those who answer for the organisation before the others, and the way to all of them. */
export function MemberPanel({ organisation }: { organisation: Organisation }) {
  const say = useTexts(memberTexts)
  const format = useFormatter()
  const { organisation_id, member_count: count } = organisation
  const { members, error, refetch } = useFirstMembers(organisation_id, shown)
  return (
    <Panel flush title={say('title')} sub={format.number(count)} action={<AddMember organisation={organisation} />}>
      {error && (
        <Box sx={{ p: 2 }}>
          <ProblemAlert error={error} message={say('failed')} onRetry={() => void refetch()} />
        </Box>
      )}
      {!members && !error && <Waiting height={220} />}
      {members && <Rows organisation={organisation} members={members} />}
      {count > shown && (
        <Box sx={{ px: 2, py: 1.25, borderTop: 1, borderColor: 'divider', typography: 'body2' }}>
          <TextLink to="/organisations/:organisation_id" params={{ organisation_id }} search={{ tab: 'members' }}>
            {say('see_all', { count })}
          </TextLink>
        </Box>
      )}
    </Panel>
  )
}
