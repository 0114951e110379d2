import Next from '@mui/icons-material/ChevronRight'
import Previous from '@mui/icons-material/ChevronLeft'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { ImportedRow } from '@alta/contract/users'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { fieldErrorTexts } from '../../../base/problems.texts.ts'
import { useTexts } from '../../../base/texts.tsx'
import { Status, type StatusShape, type Tone } from '../../../base/ui/status.tsx'
import { CopyLink } from './copy-link.tsx'
import { importTexts, outcomeTexts } from './import.texts.ts'

const looks: Readonly<Record<ImportedRow['outcome'], { tone: Tone; shape: StatusShape }>> = {
  created: { tone: 'success', shape: 'check' },
  assigned: { tone: 'info', shape: 'dot' },
  unchanged: { tone: 'neutral', shape: 'ring' },
  refused: { tone: 'error', shape: 'bar' },
}

/** Rows drawn at a time: ten thousand at once would stop the page. */
const step = 50

/** The rows of the file with what becomes of each, a page at a time. */
export function RowTable({ rows }: { rows: readonly ImportedRow[] }) {
  const say = useTexts(importTexts)
  const sayOutcome = useTexts(outcomeTexts)
  const sayError = useTexts(fieldErrorTexts)
  const format = useFormatter()
  const [chosenFirst, setFirst] = useState(0)
  const first = chosenFirst < rows.length ? chosenFirst : 0
  const shown = rows.slice(first, first + step)
  const withLinks = rows.some(({ invitation_token }) => invitation_token !== null)
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
      <Box component="section" aria-label={say('rows_table')} tabIndex={0} sx={{ overflow: 'auto', maxHeight: 340 }}>
        <Table stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell align="right" sx={{ width: 64 }}>
                {say('line')}
              </TableCell>
              <TableCell>{say('email')}</TableCell>
              <TableCell>{say('outcome')}</TableCell>
              <TableCell>{say(withLinks ? 'link_or_reason' : 'reason')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ line, email, outcome, errors, invitation_token }) => (
              <TableRow key={line}>
                <TableCell align="right">{line}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{email || say('nothing')}</TableCell>
                <TableCell>
                  <Status {...looks[outcome]}>{sayOutcome(outcome)}</Status>
                </TableCell>
                <TableCell>
                  {invitation_token !== null && <CopyLink email={email} token={invitation_token} />}
                  {errors.map(({ column, code }) => (
                    <div key={column}>
                      <Typography component="span" variant="mono">
                        {column}
                      </Typography>
                      {` ${sayError(code)}`}
                    </div>
                  ))}
                  {invitation_token === null && errors.length === 0 && say('nothing')}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {rows.length > step && (
        <Stack
          direction="row"
          sx={{
            justifyContent: 'flex-end',
            alignItems: 'center',
            gap: 1,
            px: 1.5,
            minHeight: 40,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Typography variant="body2" component="output">
            {say('range', {
              from: format.number(first + 1),
              to: format.number(first + shown.length),
              total: format.number(rows.length),
            })}
          </Typography>
          <IconButton
            size="small"
            aria-label={say('previous')}
            disabled={first === 0}
            onClick={() => setFirst(first - step)}
          >
            <Previous />
          </IconButton>
          <IconButton
            size="small"
            aria-label={say('next')}
            disabled={first + step >= rows.length}
            onClick={() => setFirst(first + step)}
          >
            <Next />
          </IconButton>
        </Stack>
      )}
    </Box>
  )
}
