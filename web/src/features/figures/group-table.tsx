import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useTexts } from '../../base/texts.tsx'
import type { FigureColumn } from './columns.ts'
import { figuresTexts } from './figures.texts.ts'
import type { FigureGroup } from './group.ts'

interface GroupTableProps {
  readonly name: string
  /** What the groups are, over the first column. */
  readonly first: string
  readonly groups: readonly FigureGroup[]
  readonly columns: readonly FigureColumn[]
}

/** The table behind a chart. */
export function GroupTable({ name, first, groups, columns }: GroupTableProps) {
  const say = useTexts(figuresTexts)
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
            {columns.map(({ label }) => (
              <TableCell key={label} align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {groups.map(({ key, label, figures }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {label}
              </TableCell>
              {columns.map((column) => (
                <TableCell key={column.label} align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {column.cell(figures)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
