import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../../base/texts.tsx'
import { figuresTexts } from './figures.texts.ts'
import type { Group } from './group.ts'
import { useSeconds } from './seconds.ts'

const counts = ['reports', 'ready', 'failed', 'cancelled', 'under_way'] as const

interface GroupTableProps {
  readonly name: string
  readonly first: string
  readonly groups: readonly Group[]
}

/** The table behind a chart. */
export function GroupTable({ name, first, groups }: GroupTableProps) {
  const say = useTexts(figuresTexts)
  const format = useFormatter()
  const seconds = useSeconds()
  return (
    // Reached with the keyboard, so that a narrow window can be scrolled.
    <Box
      component="section"
      aria-label={say('table_of', { name })}
      tabIndex={0}
      sx={{ overflowX: 'auto', '&:focus-visible': { outlineOffset: -2 } }}
    >
      <Table aria-label={name}>
        <TableHead>
          <TableRow>
            <TableCell>{first}</TableCell>
            {counts.map((count) => (
              <TableCell key={count} align="right">
                {say(count)}
              </TableCell>
            ))}
            <TableCell align="right">{say('median')}</TableCell>
            <TableCell align="right">{say('p95')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {groups.map(({ key, label, figures }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {label}
              </TableCell>
              {counts.map((count) => (
                <TableCell key={count} align="right">
                  {format.number(figures[count])}
                </TableCell>
              ))}
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {seconds(figures.seconds_median)}
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {seconds(figures.seconds_p95)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
