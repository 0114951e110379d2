import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../base/texts.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { abilityTexts } from './abilities.texts.ts'
import { type PlacedRole, reasonsOf } from './abilities.ts'
import { roleLineTexts } from './role-lines.texts.ts'
import { assignTexts, roleTexts } from '../../base/roles/roles.texts.ts'

/** Shows why somebody may do what they may: each permission, where it holds, and by which role. */
export function WhyTable({ rows }: { rows: readonly PlacedRole[] }) {
  const say = useTexts(roleLineTexts)
  const sayRole = useTexts(roleTexts)
  const sayAbility = useTexts(abilityTexts)
  const sayAssign = useTexts(assignTexts)
  const format = useFormatter()
  return (
    <Panel flush title={say('why')} sub={say('why_sub')}>
      <Table
        aria-label={say('why')}
        sx={{
          '& tbody th, & tbody td': { verticalAlign: 'top', py: 1.5 },
          // Each permission is a body of its own; the theme takes the line from under a body's last row.
          '& tbody:not(:last-of-type) > tr:last-of-type > *': { borderBottom: 1, borderColor: 'divider' },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '44%' }}>{say('permission')}</TableCell>
            <TableCell sx={{ width: '33%' }}>{say('where')}</TableCell>
            <TableCell>{say('by_role')}</TableCell>
          </TableRow>
        </TableHead>
        {reasonsOf(rows).map(({ ability, reasons }) => (
          <TableBody key={ability}>
            {reasons.map(({ role, organisationNames }, line) => (
              <TableRow key={role}>
                {line === 0 && (
                  <TableCell component="th" scope="row" rowSpan={reasons.length} sx={{ fontWeight: 600 }}>
                    {sayAbility(ability)}
                  </TableCell>
                )}
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  {format.list(organisationNames.map((name) => name ?? sayAssign('whole_system')))}
                </TableCell>
                <TableCell>{sayRole(role)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        ))}
      </Table>
    </Panel>
  )
}
