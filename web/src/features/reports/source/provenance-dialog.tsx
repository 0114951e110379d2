import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import type { DischargeReport } from '@alta/contract/reports'
import { Fragment, useId } from 'react'
import { strategyTexts } from '../../../base/reports/strategy.texts.ts'
import { useSettings } from '../../../base/settings.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { Waiting } from '../../../base/ui/waiting.tsx'
import { useModelCalls } from '../models.queries.ts'
import { reviewTexts } from '../review/review.texts.ts'
import { CallTable } from './call-table.tsx'
import { madeTexts } from './provenance.texts.ts'

function Facts({ report: { strategy, generated } }: { report: DischargeReport }) {
  const say = useTexts(madeTexts)
  const sayStrategy = useTexts(strategyTexts)
  const { sections } = generated
  const written = sections.filter(({ items }) => items.some(({ origin }) => origin === 'written')).length
  const fallen = sections.filter(({ fallback }) => fallback !== undefined).length
  const rows = [
    ['strategy', sayStrategy(strategy.key)],
    ['model', strategy.model],
    ['template', strategy.template],
    ['engine', `${strategy.engine} ${strategy.version}`],
    ['by_model', say('sections', { count: written })],
    ['by_engine', fallen > 0 ? say('sections', { count: fallen }) : undefined],
  ] as const
  return (
    <Box
      component="dl"
      sx={{ m: 0, mb: 2, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5 }}
    >
      {rows.map(
        ([key, value]) =>
          value !== undefined && (
            <Fragment key={key}>
              <Typography variant="body2" component="dt" sx={{ color: 'text.secondary' }}>
                {say(key)}
              </Typography>
              <Typography variant="body2" component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </Fragment>
          ),
      )}
    </Box>
  )
}

interface ProvenanceDialogProps {
  readonly report: DischargeReport
  readonly onClose: () => void
}

/** How a report was written: by which strategy, and every request to a model on the way. */
export function ProvenanceDialog({ report, onClose }: ProvenanceDialogProps) {
  const say = useTexts(madeTexts)
  const sayReview = useTexts(reviewTexts)
  const heading = useId()
  const locale = useSettings((settings) => settings.locale)
  const { data, error, refetch } = useModelCalls(report.discharge_report_id)
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={heading}>
      <DialogTitle id={heading}>{sayReview('made')}</DialogTitle>
      {/* Nothing in it takes the focus, so it does itself: a long table is scrolled by keys too. */}
      <DialogContent tabIndex={0}>
        <Facts report={report} />
        {error && <ProblemAlert error={error} message={say('not_loaded')} onRetry={() => void refetch()} />}
        {!data && !error && <Waiting height={160} />}
        {data?.items.length === 0 && <Typography variant="body2">{say('nothing_asked')}</Typography>}
        {data && data.items.length > 0 && <CallTable calls={data.items} language={report.language ?? locale} />}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {say('close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
