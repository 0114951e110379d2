import Edit from '@mui/icons-material/EditOutlined'
import SourceIcon from '@mui/icons-material/VerticalSplitOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { DischargeReport } from '@alta/contract/reports'
import type { ReportVersion } from '@alta/contract/review'
import { Suspense } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { Key } from '../../../base/ui/key.tsx'
import { ButtonLink } from '../../../base/ui/links.tsx'
import { onDemand } from '../../../base/ui/on-demand.ts'
import { ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { correctTexts } from '../correct/correct.texts.ts'
import { VersionToggle } from '../correct/version-toggle.tsx'
import { RatingStars } from '../lifecycle/rating-stars.tsx'
import { SignButton } from '../lifecycle/sign-button.tsx'
import type { Rate } from '../lifecycle/use-rate.ts'
import type { SigningState } from '../lifecycle/use-signing.ts'
import { ExportMenu } from '../lifecycle/export-menu.tsx'
import { takeOutTexts } from '../lifecycle/export.texts.ts'
import { useReportExport } from '../lifecycle/use-export.ts'
import { useMayHere } from './may-here.ts'
import { reviewTexts } from './review.texts.ts'

const MoreMenu = onDemand(async () => (await import('./more-menu.tsx')).MoreMenu)

interface ReviewToolsProps {
  readonly report: DischargeReport
  readonly version: ReportVersion
  readonly onVersion: (version: ReportVersion) => void
  /** Whether the source stands beside; undefined where there is room for one pane only. */
  readonly source: { readonly shown: boolean; readonly toggle: () => void } | undefined
  /** null where the person may not rate. */
  readonly rating: Rate | null
  readonly onEdit: (() => void) | null
  /** What signs; null where the version shown is not the one to sign. */
  readonly signing: SigningState | null
}

const cap = (key: string) => (
  <Box component="span" aria-hidden sx={{ ml: 0.75 }}>
    <Key>{key}</Key>
  </Box>
)

/** The tools that have room on anything but a phone. */
function WideTools({ source, onEdit }: Pick<ReviewToolsProps, 'source' | 'onEdit'>) {
  const say = useTexts(reviewTexts)
  const sayCorrect = useTexts(correctTexts)
  return (
    <>
      {onEdit && (
        <Button size="small" color="inherit" startIcon={<Edit />} onClick={onEdit}>
          {sayCorrect('edit')}
          {cap('e')}
        </Button>
      )}
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
          {cap('s')}
        </Button>
      )}
    </>
  )
}

/** Leads to what the audit log tells of this report. */
function OpenedLink({ report: { organisation_id, discharge_report_id } }: Pick<ReviewToolsProps, 'report'>) {
  const say = useTexts(reviewTexts)
  return (
    <ButtonLink
      size="small"
      color="inherit"
      to="/organisations/:organisation_id"
      params={{ organisation_id }}
      search={{ tab: 'audit', discharge_report_id }}
      preload={false}
    >
      {say('who_opened')}
    </ButtonLink>
  )
}

/** What can be done with a report that is being read. */
export function ReviewTools(props: ReviewToolsProps) {
  const { report, version, onVersion, source, rating, onEdit, signing } = props
  const say = useTexts(reviewTexts)
  const sayOut = useTexts(takeOutTexts)
  const hasRoom = useMediaQuery('(min-width:600px)', { noSsr: true })
  const maySign = useMayHere(report, 'discharge_reports:sign')
  const mayExport = useMayHere(report, 'discharge_reports:export')
  const takingOut = useReportExport(report, version)
  const seesLog = useMayHere(report, 'audit:read')
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label={say('tools')}
      sx={{ px: { xs: 2, sm: 2.5 }, py: 1, alignItems: 'center', gap: 1, minHeight: 48, flexWrap: 'wrap' }}
    >
      <VersionToggle version={version} hasCorrection={report.corrected !== null} onChange={onVersion} />
      {hasRoom && <WideTools source={source} onEdit={onEdit} />}
      {hasRoom && <ExportMenu takingOut={takingOut} mayExport={mayExport} />}
      {hasRoom && seesLog && <OpenedLink report={report} />}
      <Box sx={{ flex: 1 }} />
      {hasRoom && rating && <RatingStars rating={rating} />}
      {maySign && signing && <SignButton report={report} {...signing} />}
      {!hasRoom && (
        <Suspense>
          <MoreMenu
            seesLog={seesLog}
            report={report}
            takingOut={takingOut}
            mayExport={mayExport}
            rating={rating}
            onEdit={onEdit}
          />
        </Suspense>
      )}
      {takingOut.failure !== null && (
        <Box sx={{ flexBasis: '100%', order: 1 }}>
          <ProblemAlert
            error={takingOut.failure}
            message={sayOut('not_converted')}
            onRetry={() => void takingOut.save()}
          />
        </Box>
      )}
    </Stack>
  )
}
