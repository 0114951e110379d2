import Back from '@mui/icons-material/ArrowBack'
import Copy from '@mui/icons-material/ContentCopyOutlined'
import Save from '@mui/icons-material/FileDownloadOutlined'
import SourceIcon from '@mui/icons-material/VerticalSplitOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { DischargeReport } from '@alta/contract/reports'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { useOrganisations } from '../../../base/stores.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ButtonLink } from '../../../base/ui/links.tsx'
import { ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { Status } from '../../../base/ui/status.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { formTexts } from '../form/form.texts.ts'
import { exportDocx } from '../reports.queries.ts'
import { secondsFormat } from '../seconds.ts'
import { copyOf, putOnClipboard } from '../take-out/copy-report.ts'
import { reviewTexts } from './review.texts.ts'
import { fileName, saveDocx } from '../take-out/save-file.ts'

/** Whether the person may take the report out as a file; the server decides again. */
const useMayExport = (organisation_id: string): boolean =>
  useOrganisations(({ organisations }) =>
    organisations.some(
      (one) => one.organisation_id === organisation_id && one.permissions.includes('discharge_reports:export'),
    ),
  )

const useActions = (report: DischargeReport) => {
  const say = useTexts(reviewTexts)
  const toast = useToast()
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const copy = () =>
    putOnClipboard(copyOf(report)).then(
      () => toast({ message: say('copied') }),
      () => toast({ message: say('not_copied'), severity: 'error' }),
    )
  const save = async () => {
    setSaving(true)
    setFailure(null)
    try {
      const outcome = await saveDocx(fileName(report.title), () => exportDocx(report.discharge_report_id))
      toast({ message: say(outcome === 'saved' ? 'saved_docx' : 'download_cancelled') })
    } catch (error) {
      setFailure(error)
    } finally {
      setSaving(false)
    }
  }
  return { copy, save, saving, failure }
}

interface ReviewHeadProps {
  readonly report: DischargeReport
  /** Whether the source stands beside; undefined where there is room for one pane only. */
  readonly source: { readonly shown: boolean; readonly toggle: () => void } | undefined
}

/** Title, state and origin of the report, and what can be done with it. */
export function ReviewHead({ report, source }: ReviewHeadProps) {
  const say = useTexts(reviewTexts)
  const sayForm = useTexts(formTexts)
  const format = useFormatter()
  const mayExport = useMayExport(report.organisation_id)
  const { copy, save, saving, failure } = useActions(report)
  const seconds = report.generation_seconds ?? 0
  const meta = [
    report.organisation_name,
    report.generated_by.name,
    say('generated_on', {
      when: format.dateTime(new Date(report.created_at), { dateStyle: 'medium', timeStyle: 'short' }),
      seconds: format.number(seconds, secondsFormat(seconds)),
    }),
    sayForm(report.strategy.key),
  ].join(' · ')
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper', flex: 'none' }}>
      <title>{`${report.title} · Alta`}</title>
      <Stack direction="row" sx={{ px: { xs: 2, sm: 2.5 }, pt: 1.25, alignItems: 'center', gap: 1.25, minWidth: 0 }}>
        <ButtonLink
          to="/browse-discharge-reports"
          search={{}}
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
        <Status tone="warning" shape="half">
          {say('draft')}
        </Status>
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
      </Stack>
      <Stack
        direction="row"
        role="toolbar"
        aria-label={say('tools')}
        sx={{ px: { xs: 2, sm: 2.5 }, py: 1, alignItems: 'center', gap: 1, minHeight: 48, overflowX: 'auto' }}
      >
        {source && (
          <Button
            size="small"
            color={source.shown ? 'primary' : 'inherit'}
            startIcon={<SourceIcon />}
            aria-pressed={source.shown}
            title={say(source.shown ? 'hide_source' : 'show_source')}
            onClick={source.toggle}
            sx={{ bgcolor: source.shown ? 'surface.accentSoft' : undefined }}
          >
            {say('source')}
          </Button>
        )}
        <Button size="small" color="inherit" startIcon={<Copy />} onClick={() => void copy()}>
          {say('copy')}
        </Button>
        {mayExport && (
          <Button size="small" color="inherit" startIcon={<Save />} disabled={saving} onClick={() => void save()}>
            {say(saving ? 'saving_docx' : 'save_docx')}
          </Button>
        )}
      </Stack>
      {failure !== null && (
        <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: 1 }}>
          <ProblemAlert error={failure} message={say('not_converted')} onRetry={() => void save()} />
        </Box>
      )}
    </Box>
  )
}
