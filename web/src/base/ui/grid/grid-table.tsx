import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../texts.tsx'
import { visuallyHidden } from '../visually-hidden.ts'
import type { GridColumn, RowAction } from './grid-types.ts'
import { gridTexts } from './grid.texts.ts'
import { moveFocus, RowStop } from './row-focus.tsx'
import { RowMenu } from './row-menu.tsx'
import { useOverflow } from './use-overflow.ts'
import type { GridView } from './use-grid-view.ts'

interface GridTableProps<Row> {
  readonly label: string
  readonly columns: readonly GridColumn<Row>[]
  readonly rows: readonly Row[] | undefined
  readonly rowKey: (row: Row) => string
  readonly rowName: (row: Row) => string
  readonly actions: ((row: Row) => readonly RowAction[]) | undefined
  readonly view: GridView
  readonly isStale: boolean
}

const fieldOf = (sort: string | undefined) => sort?.replace(/^-/, '')
const turned = (sort: string) => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`)

function Head<Row>({ columns, view, actions }: Pick<GridTableProps<Row>, 'columns' | 'view' | 'actions'>) {
  const say = useTexts(gridTexts)
  const direction = view.sort.startsWith('-') ? 'desc' : 'asc'
  return (
    <TableHead>
      <TableRow>
        {columns.map(({ key, label, sort, align, width }) => {
          const active = sort !== undefined && fieldOf(sort) === fieldOf(view.sort)
          return (
            <TableCell
              key={key}
              sortDirection={active && direction}
              {...(align && { align })}
              sx={{ width, ...(active && { '&&': { color: 'text.primary' } }) }}
            >
              {sort === undefined ? (
                label
              ) : (
                <TableSortLabel
                  active={active}
                  direction={active ? direction : sort.startsWith('-') ? 'desc' : 'asc'}
                  onClick={() => view.change({ sort: active ? turned(view.sort) : sort })}
                >
                  {label}
                </TableSortLabel>
              )}
            </TableCell>
          )
        })}
        {actions && (
          <TableCell sx={{ width: 54 }}>
            <Box component="span" sx={visuallyHidden}>
              {say('actions')}
            </Box>
          </TableCell>
        )}
      </TableRow>
    </TableHead>
  )
}

const bars = [1, 2, 3, 4, 5, 6, 7, 8]

/** Placeholders for the first rows. */
function Bars({ count }: { count: number }): ReactNode {
  return bars.map((row) => (
    <TableRow key={row} aria-hidden>
      {Array.from({ length: count }, (_, column) => (
        <TableCell key={column}>
          <Box sx={{ height: 12, width: column === 0 ? 0.7 : 0.5, borderRadius: 1, bgcolor: 'surface.muted' }} />
        </TableCell>
      ))}
    </TableRow>
  ))
}

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** The rows where there is room for columns. */
export function GridTable<Row>(props: GridTableProps<Row>) {
  const { label, columns, rows, rowKey, rowName, actions, view, isStale } = props
  const { ref, overflows } = useOverflow()
  const [stop, setStop] = useState(0)
  const last = Math.min(stop, Math.max((rows?.length ?? 0) - 1, 0))
  const least = columns.reduce((sum, { width = 190 }) => sum + width, actions ? 54 : 0)
  return (
    <Box
      ref={ref}
      {...(overflows && { component: 'section', role: 'region', 'aria-label': label, tabIndex: 0 })}
      sx={{ overflowX: 'auto', '&:focus-visible': { outlineOffset: -2 } }}
    >
      <Table
        aria-label={label}
        aria-busy={isStale || rows === undefined}
        sx={{ tableLayout: 'fixed', minWidth: least }}
      >
        <Head columns={columns} view={view} actions={actions} />
        <TableBody
          onKeyDown={moveFocus}
          // Outdated rows fade only after 200 ms, so that a quick answer replaces them without a flicker.
          sx={{ opacity: isStale ? 0.7 : 1, transition: isStale ? 'opacity 120ms ease-out 200ms' : 'none' }}
        >
          {rows === undefined && <Bars count={columns.length + (actions ? 1 : 0)} />}
          {rows?.map((row, index) => (
            <TableRow key={rowKey(row)} hover onFocus={() => setStop(index)}>
              <RowStop value={index === last ? 0 : -1}>
                {columns.map(({ key, cell, align }) => (
                  <TableCell key={key} {...(align && { align })} sx={clipped}>
                    {cell(row)}
                  </TableCell>
                ))}
                {actions && (
                  <TableCell align="right" sx={{ '&&': { py: 0, pr: 1.5 } }}>
                    <RowMenu name={rowName(row)} actions={actions(row)} />
                  </TableCell>
                )}
              </RowStop>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
