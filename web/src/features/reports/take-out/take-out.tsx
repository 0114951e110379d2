import Copy from '@mui/icons-material/ContentCopyOutlined'
import Save from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { DischargeReport } from '@alta/contract/reports'
import type { ReportVersion } from '@alta/contract/review'
import { useState } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { useMayHere } from '../review/may-here.ts'
import { takeOutTexts } from './take-out.texts.ts'
import { useTakeOut } from './use-take-out.ts'

/** Copy and save, among the tools of a report. */
export function TakeOut({ report, version }: { report: DischargeReport; version: ReportVersion }) {
  const say = useTexts(takeOutTexts)
  const mayExport = useMayHere(report.organisation_id, 'discharge_reports:export')
  const { copy, save, isSaving, failure } = useTakeOut(report, version)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const choices = [...(report.corrected ? ['corrected' as const] : []), 'generated', 'source'] as const
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<Copy />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {say('copy')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': say('what') } }}
      >
        {choices.map((what) => (
          <MenuItem
            key={what}
            onClick={() => {
              setAnchor(null)
              void copy(what)
            }}
          >
            {say(what)}
          </MenuItem>
        ))}
      </Menu>
      {mayExport && (
        <Button size="small" color="inherit" startIcon={<Save />} disabled={isSaving} onClick={() => void save()}>
          {say(isSaving ? 'saving_docx' : 'save_docx')}
        </Button>
      )}
      {failure !== null && (
        <Box sx={{ flexBasis: '100%', order: 1 }}>
          <ProblemAlert error={failure} message={say('not_converted')} onRetry={() => void save()} />
        </Box>
      )}
    </>
  )
}
