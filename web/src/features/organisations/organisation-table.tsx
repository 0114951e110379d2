import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import * as assignments from '@alta/contract/assignments'
import type { Organisation } from '@alta/contract/organisations'
import { useFormatter } from 'use-intl'
import { strategyTexts } from '../../base/organisations/organisations.texts.ts'
import { useRead } from '../../base/queries.ts'
import { roleTexts } from '../../base/roles/roles.texts.ts'
import { useSession } from '../../base/stores.ts'
import { useTexts } from '../../base/texts.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { listTexts } from './organisations.texts.ts'

/** Organisation → the names of the roles the person holds there. */
function useMyRoles() {
  const sayRole = useTexts(roleTexts)
  const user_id = useSession(({ user }) => user?.user_id ?? '')
  const { data } = useRead(assignments.list, { query: { user_id, scope: 'organisation' } }, { enabled: user_id !== '' })
  return (id: string) =>
    (data?.items ?? [])
      .filter(({ organisation_id }) => organisation_id === id)
      .map(({ role }) => sayRole(role))
      .join(', ')
}

const fromMedium = { display: { xs: 'none', md: 'table-cell' } }
const fromSmall = { display: { xs: 'none', sm: 'table-cell' } }

interface OrganisationTableProps {
  readonly organisations: readonly Organisation[]
  readonly onAssign: (organisation: Organisation) => void
}

/** One row per organisation. Narrow windows keep the name, the roles and the action. */
export function OrganisationTable({ organisations, onAssign }: OrganisationTableProps) {
  const say = useTexts(listTexts)
  const sayStrategy = useTexts(strategyTexts)
  const format = useFormatter()
  const rolesIn = useMyRoles()
  return (
    <Panel flush>
      <Table aria-label={say('title')}>
        <TableHead>
          <TableRow>
            <TableCell>{say('name')}</TableCell>
            <TableCell sx={fromMedium}>{say('owner')}</TableCell>
            <TableCell sx={fromSmall} align="right">
              {say('members')}
            </TableCell>
            <TableCell sx={fromMedium}>{say('strategy')}</TableCell>
            <TableCell sx={fromSmall}>{say('my_roles')}</TableCell>
            <TableCell sx={fromMedium}>{say('created')}</TableCell>
            <TableCell align="right">{say('actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {organisations.map((organisation) => {
            const { organisation_id, name, owner, member_count, report_strategy, created_at, permissions } =
              organisation
            const roles = rolesIn(organisation_id) || say('nothing')
            return (
              <TableRow key={organisation_id} hover>
                <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                  {name}
                  <Typography variant="body2" sx={{ color: 'text.secondary', display: { sm: 'none' } }}>
                    {roles}
                  </Typography>
                </TableCell>
                <TableCell sx={fromMedium}>{owner?.name ?? say('nothing')}</TableCell>
                <TableCell sx={fromSmall} align="right">
                  {format.number(member_count)}
                </TableCell>
                <TableCell sx={fromMedium}>{sayStrategy(report_strategy)}</TableCell>
                <TableCell sx={fromSmall}>{roles}</TableCell>
                <TableCell sx={fromMedium}>{format.dateTime(new Date(created_at), { dateStyle: 'medium' })}</TableCell>
                <TableCell align="right">
                  {permissions.includes('members:write') && !permissions.includes('discharge_reports:create') ? (
                    <Button
                      size="small"
                      variant="outlined"
                      aria-label={say('give_role_in', { organisation: name })}
                      onClick={() => onAssign(organisation)}
                    >
                      {say('give_role')}
                    </Button>
                  ) : (
                    <Box component="span">{say('nothing')}</Box>
                  )}
                </TableCell>
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
    </Panel>
  )
}
