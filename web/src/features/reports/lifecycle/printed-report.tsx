import { markedTree } from '@alta/clinical/document/report-tree'
import type { DocumentSettings } from '@alta/contract/document-settings'
import type { DischargeReport } from '@alta/contract/reports'
import type { ReportVersion } from '@alta/contract/review'
import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import { createPortal } from 'react-dom'
import { LogoImage, useLogoImage } from '../../../base/ui/logo-image.tsx'
import { useDocumentSettings } from '../../organisations/documents/settings.queries.ts'
import { printableOf } from './copy-report.ts'
import { PrintedTree } from './printed-tree.tsx'
import { usePrinting } from './use-printing.ts'

/** While a report is printed nothing else of the page is: no frame, no source, no buttons. */
const alone = {
  '@page': { size: 'A4', margin: '18mm 16mm' },
  '@media print': {
    'html, body': { height: 'auto !important', overflow: 'visible !important', background: '#fff !important' },
    'body > *:not([data-printed])': { display: 'none !important' },
  },
  '@media screen': { '[data-printed]': { display: 'none' } },
}

const paper = {
  color: '#1b2430',
  bgcolor: '#fff',
  fontSize: '10pt',
  lineHeight: 1.4,
  '& h1, & h2, & h3': { color: '#134e5e', breakAfter: 'avoid', m: 0 },
  '& h1': { fontSize: '18pt', mb: '6pt' },
  '& h2': { fontSize: '12.5pt', mt: '12pt', mb: '4pt', borderBottom: '1px solid #c3ccd6' },
  '& h3': { fontSize: '10.5pt', mt: '6pt' },
  '& p': { m: 0, mb: '4pt', orphans: 2, widows: 2 },
  '& ul, & ol': { m: 0, mb: '4pt', pl: '16pt' },
  '& table': { width: '100%', borderCollapse: 'collapse', my: '4pt', fontSize: '9pt' },
  '& th, & td': { border: '1px solid #c3ccd6', p: '3pt 5pt', textAlign: 'left', verticalAlign: 'top' },
  '& th': { bgcolor: '#e8eef5', printColorAdjust: 'exact' },
  '& tr': { breakInside: 'avoid' },
} as const

/** Who hands it over and what it stands for, as the exports say it. */
function imprintOf(report: DischargeReport, version: ReportVersion, settings: DocumentSettings | undefined) {
  const { corrected, review, organisation_name, created_at } = report
  const correction = version === 'corrected' ? corrected : null
  const revision = correction?.revision ?? 0
  return {
    organisation: organisation_name,
    time: correction?.corrected_at ?? created_at,
    revision,
    signature: review.signature?.revision === revision && review.state === 'signed' ? review.signature : null,
    annulled: report.annulled,
    time_zone: settings?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(settings && settings.revision > 0 && { letterhead: { ...settings, logo: null } }),
  }
}

interface PrintedReportProps {
  readonly report: DischargeReport
  readonly version: ReportVersion
}

/** What Ctrl+P prints of an open report: the version shown, as the exports print it. Nothing on the screen. */
export function PrintedReport({ report, version }: PrintedReportProps) {
  const isPrinting = usePrinting()
  const { data: settings } = useDocumentSettings(report.organisation_id)
  const logo = useLogoImage(settings?.logo ?? null)
  if (!isPrinting) return null
  const printable = { ...printableOf(report, version), ...(settings && { layouts: settings.layouts }) }
  const { children } = markedTree(printable, imprintOf(report, version, settings))
  return createPortal(
    <Box component="article" data-printed="" lang={printable.language} sx={paper}>
      <GlobalStyles styles={alone} />
      {logo && <LogoImage image={logo} alt={settings?.name || report.organisation_name} />}
      <PrintedTree nodes={children} />
    </Box>,
    document.body,
  )
}
