import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { DischargeReport } from '@alta/contract/reports'
import * as review from '@alta/contract/review'
import type { Language } from '@alta/contract/languages'
import { sectionTitles } from '@alta/contract/sections'
import { useFormatter } from 'use-intl'
import { useRead } from '../../../base/queries.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { Status } from '../../../base/ui/status.tsx'
import { useFormatDateTime } from '../../../base/date-time/format-date-time.ts'
import { versionTexts } from './correct.texts.ts'

/** Every correction with its author, its time and how much of each section it changed; the generated version last. */
export function RevisionsPane({ report, language }: { report: DischargeReport; language: Language }) {
  const say = useTexts(versionTexts)
  const formatDateTime = useFormatDateTime()
  const format = useFormatter()
  const { data, error, refetch } = useRead(review.revisions, {
    params: { discharge_report_id: report.discharge_report_id },
  })
  if (error)
    return (
      <Box sx={{ p: 2 }}>
        <ProblemAlert error={error} message={say('not_loaded')} onRetry={() => void refetch()} />
      </Box>
    )
  if (!data) return <Skeleton variant="rounded" height={120} sx={{ m: 2.5 }} />
  return (
    <Box
      component="ol"
      sx={{ m: 0, px: 2.5, py: 1, listStyle: 'none', '& > li': { py: 1.25, borderColor: 'divider' } }}
    >
      {data.items.map(({ revision, corrected_at, corrected_by, sections, signature }) => (
        <Box component="li" key={revision} sx={{ borderBottom: 1 }}>
          <Typography variant="h4" component="h3">
            {say('revision', { revision: String(revision) })}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {`${corrected_by.name} · ${formatDateTime(corrected_at)}`}
          </Typography>
          {signature && (
            <Status tone="success" shape="check">
              {say('signed_by', { name: signature.signed_by.name })}
            </Status>
          )}
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, typography: 'body2' }}>
            {sections
              .filter(({ edit_ratio }) => edit_ratio > 0)
              .map(({ key, edit_ratio }) => (
                <li key={key}>
                  {say('edit_ratio', {
                    section: sectionTitles[key][language],
                    share: format.number(edit_ratio, { style: 'percent', maximumFractionDigits: 0 }),
                  })}
                </li>
              ))}
          </Box>
        </Box>
      ))}
      <li>
        <Typography variant="h4" component="h3">
          {say('generated_version')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`${report.generated_by.name} · ${formatDateTime(report.created_at)}`}
        </Typography>
      </li>
    </Box>
  )
}
