import Back from '@mui/icons-material/ArrowBack'
import Info from '@mui/icons-material/InfoOutlined'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { DischargeReport } from '@alta/contract/reports'
import { type ReactNode, useState } from 'react'
import { useFormatter } from 'use-intl'
import { strategyTexts } from '../../../base/reports/strategy.texts.ts'
import { ReportStatus } from '../../../base/reports/report-status.tsx'
import { useTexts } from '../../../base/texts.tsx'
import { Tool } from '../../../base/ui/tool.tsx'
import { Status } from '../../../base/ui/status.tsx'
import { ButtonLink } from '../../../base/ui/links.tsx'
import { AnnulLine } from '../lifecycle/annul-line.tsx'
import { RetentionLines } from '../lifecycle/retention-lines.tsx'
import { correctTexts } from '../correct/correct.texts.ts'
import { WarningLines } from '../text/warning-lines.tsx'
import { PutAwayLine } from '../lifecycle/put-away-line.tsx'
import { secondsFormat } from '../seconds.ts'
import { SignatureLine } from '../lifecycle/signature-line.tsx'
import { ProvenanceDialog } from '../source/provenance-part.tsx'
import { withoutReport } from './without-report.ts'
import { reviewTexts } from './review.texts.ts'

interface ReviewHeadProps {
  readonly report: DischargeReport
  readonly isEditing: boolean
  /** The toolbar and its errors. */
  readonly children: ReactNode
}

/** Title, state and origin of the report, and what can be done with it. */
export function ReviewHead({ report, isEditing, children }: ReviewHeadProps) {
  const say = useTexts(reviewTexts)
  const sayStrategy = useTexts(strategyTexts)
  const sayCorrect = useTexts(correctTexts)
  const format = useFormatter()
  const [showsProvenance, setShowsProvenance] = useState(false)
  const seconds = report.generation_seconds ?? 0
  const { key, engine, version, model, template } = report.strategy
  const meta = [
    report.organisation_name,
    report.generated_by.name,
    say('generated_on', {
      when: format.dateTime(new Date(report.created_at), { dateStyle: 'medium', timeStyle: 'short' }),
      seconds: format.number(seconds, secondsFormat(seconds)),
    }),
    ...[sayStrategy(key), model, template].filter((part) => part !== undefined),
    `${engine} ${version}`,
  ].join(' · ')
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper', flex: 'none' }}>
      <title>{`${report.title} · Alta`}</title>
      <Stack direction="row" sx={{ px: { xs: 2, sm: 2.5 }, pt: 1.25, alignItems: 'center', gap: 1.25, minWidth: 0 }}>
        <ButtonLink
          to="/browse-discharge-reports"
          search={withoutReport}
          state
          size="small"
          color="inherit"
          aria-label={say('back')}
          sx={{ ml: -0.75, minWidth: 30, px: 0.5, color: 'text.secondary' }}
        >
          <Back sx={{ fontSize: 20 }} />
        </ButtonLink>
        <Typography variant="h2" component="h1" noWrap title={report.title} sx={{ minWidth: 0, flexShrink: 1 }}>
          {report.title}
        </Typography>
        {isEditing ? (
          <Status tone="info" shape="half">
            {sayCorrect('editing')}
          </Status>
        ) : (
          <ReportStatus report={report} />
        )}
        <Typography
          variant="body2"
          noWrap
          title={meta}
          sx={{
            color: 'text.secondary',
            minWidth: 0,
            flex: 1,
            textAlign: 'right',
            display: { xs: 'none', md: 'block' },
          }}
        >
          {meta}
        </Typography>
        {key !== 'extractive' && (
          <Box sx={{ display: { xs: 'none', sm: 'block' }, ml: { xs: 'auto', md: -0.75 } }}>
            <Tool icon={<Info />} label={say('made')} onClick={() => setShowsProvenance(true)} />
          </Box>
        )}
      </Stack>
      <ProvenanceDialog report={report} open={showsProvenance} onClose={() => setShowsProvenance(false)} />
      {children}
      <WarningLines report={report} />
      <PutAwayLine report={report} />
      <AnnulLine annulled={report.annulled} />
      <RetentionLines held={report.held} source={report.source} />
      <SignatureLine report={report} />
    </Box>
  )
}
