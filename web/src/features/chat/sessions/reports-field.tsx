import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { limits } from '@alta/contract/limits'
import * as reports from '@alta/contract/reports'
import type { ReportSummary } from '@alta/contract/reports'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { useRead } from '../../../base/queries.ts'
import { useReportIdentifiers } from '../../../base/reports/whose.ts'
import { useTexts } from '../../../base/texts.tsx'
import { PickField } from '../../../base/ui/pick-field.tsx'
import type { Attached } from './session-fields.ts'
import { sessionTexts } from './session.texts.ts'

interface ReportsFieldProps {
  readonly organisation_id: string | undefined
  readonly value: readonly Attached[]
  readonly onChange: (reports: readonly Attached[]) => void
  readonly error?: string | undefined
}

/** Ready reports of the organisation, found by the words of title and course; those attached stand beneath. */
export function ReportsField({ organisation_id, value, onChange, error }: ReportsFieldProps) {
  const say = useTexts(sessionTexts)
  const format = useFormatter()
  const whose = useReportIdentifiers()
  const [query, setQuery] = useState<string | null>(null)
  const { data } = useRead(
    reports.list,
    {
      query: {
        ...(organisation_id !== undefined && { organisation_id }),
        status: 'ready',
        limit: '20',
      },
      typed: { ...(query !== null && query !== '' && { q: query }) },
    },
    { enabled: query !== null && organisation_id !== undefined },
  )
  const attached = new Set(value.map(({ discharge_report_id }) => discharge_report_id))
  const isOffered = ({ discharge_report_id, review_state }: ReportSummary) =>
    !attached.has(discharge_report_id) && review_state !== 'annulled'
  const asOption = (report: ReportSummary) => ({
    id: report.discharge_report_id,
    label: report.title,
    detail: [
      ...whose(report),
      format.dateTime(new Date(report.created_at), { dateStyle: 'medium', timeStyle: 'short' }),
    ].join(' · '),
  })
  const isFull = value.length >= limits.reports_per_session
  return (
    <Stack sx={{ gap: 1 }}>
      <PickField
        // A chosen report stands beneath; the field is empty again for the next one.
        key={value.length}
        label={say('reports')}
        name="discharge_report_ids"
        value={null}
        options={data?.items.filter(isOffered).map(asOption)}
        onAsk={setQuery}
        onPick={(picked) => picked && onChange([...value, { discharge_report_id: picked.id, title: picked.label }])}
        error={error}
        help={
          organisation_id === undefined
            ? say('reports_first')
            : say('reports_help', { most: limits.reports_per_session })
        }
        disabled={organisation_id === undefined || isFull}
      />
      {value.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {value.map(({ discharge_report_id, title }) => (
            <Stack key={discharge_report_id} component="li" direction="row" sx={{ alignItems: 'center', gap: 1 }}>
              <Typography variant="body2" noWrap sx={{ flex: 1, minWidth: 0 }} title={title}>
                {title}
              </Typography>
              <IconButton
                size="small"
                aria-label={say('detach', { title })}
                onClick={() => onChange(value.filter((one) => one.discharge_report_id !== discharge_report_id))}
              >
                <Close fontSize="small" />
              </IconButton>
            </Stack>
          ))}
        </Box>
      )}
    </Stack>
  )
}
