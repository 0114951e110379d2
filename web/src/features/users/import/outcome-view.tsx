import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { limits } from '@alta/contract/limits'
import { importOutcomes, type ImportedRow } from '@alta/contract/users'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { download } from '../../../base/download.ts'
import { fieldErrorTexts } from '../../../base/problems.texts.ts'
import { useTexts } from '../../../base/texts.tsx'
import { linkOf } from '../../invitations/invitation-link.ts'
import { csvFile } from './csv.ts'
import { importTexts, outcomeTexts } from './import.texts.ts'
import { RowTable } from './row-table.tsx'
import { changesIn, type ImportAnswer } from './use-import.ts'

interface OutcomeViewProps {
  readonly answer: ImportAnswer
  /** Whether the import has been done; else the rows say what it would do. */
  readonly isDone: boolean
}

/** What the file does or has done, row by row. */
export function OutcomeView({ answer: { items, counts }, answer, isDone }: OutcomeViewProps) {
  const say = useTexts(importTexts)
  const sayOutcome = useTexts(outcomeTexts)
  const sayError = useTexts(fieldErrorTexts)
  const format = useFormatter()
  const [onlyRefused, setOnlyRefused] = useState(false)
  const rows = onlyRefused ? items.filter(({ outcome }) => outcome === 'refused') : items
  const isNew = (row: ImportedRow): row is ImportedRow & { invitation_token: string } => row.invitation_token !== null
  const links = items.filter(isNew)
  const saveReport = () => {
    const head = [say('line'), say('email'), say('outcome'), say('column'), say('reason')]
    const lines = rows.flatMap(({ line, email, outcome, errors }) => {
      const start = [String(line), email, sayOutcome(outcome)]
      return errors.length === 0
        ? [[...start, '', '']]
        : errors.map(({ column, code }) => [...start, column, sayError(code)])
    })
    download(csvFile([head, ...lines]), say('report_file'))
  }
  const saveLinks = () =>
    download(
      csvFile([
        [say('email'), say('link')],
        ...links.map(({ email, invitation_token: token }) => [email, linkOf(token)]),
      ]),
      say('links_file'),
    )
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack component="dl" direction="row" sx={{ m: 0, columnGap: 3, rowGap: 1, flexWrap: 'wrap' }}>
        {importOutcomes.map((outcome) => (
          <Box key={outcome} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {sayOutcome(outcome)}
            </Typography>
            <Typography component="dd" variant="h2" sx={{ m: 0 }}>
              {format.number(counts[outcome])}
            </Typography>
          </Box>
        ))}
      </Stack>
      {!isDone && changesIn(answer) === 0 && <Alert severity="info">{say('nothing_to_do')}</Alert>}
      {links.length > 0 && (
        <Alert
          severity="warning"
          sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, '& .MuiAlert-action': { alignItems: 'center', pt: 0, mr: 0 } }}
          action={
            <Button variant="outlined" color="inherit" size="small" onClick={saveLinks}>
              {say('links')}
            </Button>
          }
        >
          <b>{say('links_title')}</b>
          <div>{say('links_text', { count: links.length, days: limits.invitation_days })}</div>
        </Alert>
      )}
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <FormControlLabel
          disabled={counts.refused === 0}
          control={<Checkbox size="small" onChange={(_, checked) => setOnlyRefused(checked)} />}
          label={say('only_refused')}
        />
        <Button size="small" onClick={saveReport}>
          {say('report')}
        </Button>
      </Stack>
      <RowTable rows={rows} />
    </Stack>
  )
}
