import Box from '@mui/material/Box'
import type { ReportSummary } from '@alta/contract/reports'
import { useFormatter } from 'use-intl'
import { strategyTexts } from '../../base/reports/strategy.texts.ts'
import { needsReview } from '../../base/reports/my-reports.ts'
import { ReportStatus } from '../../base/reports/report-status.tsx'
import { ToDecide } from '../../base/reports/to-decide.tsx'
import { useDay, useReportIdentifiers } from '../../base/reports/whose.ts'
import { useTexts } from '../../base/texts.tsx'
import type { GridCard, GridColumn } from '../../base/ui/grid/grid-types.ts'
import { GridLink } from '../../base/ui/grid/row-focus.tsx'
import { secondsFormat } from './seconds.ts'
import { filterTexts, listTexts } from './list.texts.ts'
import { Stars } from './list-stars.tsx'

const ReportLink = ({ report: { discharge_report_id, title } }: { report: ReportSummary }) => (
  // What is listed, and where in it, stays with the address: the way back leads there.
  <GridLink
    to="/browse-discharge-reports"
    search={(listed) => ({ ...listed, report: discharge_report_id })}
    state
    title={title}
  >
    {title}
  </GridLink>
)

/** Whose report it is: the name, and under it what tells it from another of that name. */
function Patient({ report }: { readonly report: ReportSummary }) {
  const day = useDay()
  const { patient_name, record_number, birth_date } = report
  const more = [record_number, birth_date === null ? null : day(birth_date)].filter((part) => part !== null).join(' · ')
  return (
    <Box component="span" sx={{ display: 'block', lineHeight: 1.25, '& > span': { display: 'block' } }}>
      <span title={patient_name ?? undefined}>{patient_name}</span>
      {more !== '' && (
        <Box component="span" title={more} sx={{ typography: 'caption', color: 'text.secondary' }}>
          {more}
        </Box>
      )}
    </Box>
  )
}

function Nothing() {
  const say = useTexts(listTexts)
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {say('nothing')}
    </Box>
  )
}

/** Whose report it is, and since when that patient was there. */
function useHeadColumns(): readonly GridColumn<ReportSummary>[] {
  const say = useTexts(listTexts)
  const day = useDay()
  return [
    {
      key: 'patient',
      label: say('patient'),
      width: 190,
      cell: (report) =>
        report.patient_name === null && report.record_number === null ? <Nothing /> : <Patient report={report} />,
    },
    {
      key: 'admission_date',
      label: say('admission'),
      width: 104,
      wide: true,
      cell: ({ admission_date }) => (admission_date === null ? <Nothing /> : day(admission_date)),
    },
  ]
}

/** The columns of the list of reports, and the card of a report on a phone. */
export function useReportColumns(): {
  columns: readonly GridColumn<ReportSummary>[]
  card: (report: ReportSummary) => GridCard
} {
  const say = useTexts(listTexts)
  const sayFilter = useTexts(filterTexts)
  const sayStrategy = useTexts(strategyTexts)
  const format = useFormatter()
  const whose = useReportIdentifiers()
  // Dates in figures have the same width in every language and align in a column.
  const when = ({ created_at }: ReportSummary) =>
    format.dateTime(new Date(created_at), {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    })
  const time = ({ generation_seconds: seconds }: ReportSummary) =>
    seconds === null ? undefined : say('seconds', { seconds: format.number(seconds, secondsFormat(seconds)) })
  const stars = ({ ratings: { count, mean } }: ReportSummary) =>
    mean !== null && (
      <Stars
        mean={mean}
        says={say('rating_says', { mean: format.number(mean, { maximumFractionDigits: 1 }), count })}
      />
    )
  const writtenBy = ({ strategy: { key, model } }: ReportSummary) =>
    model === undefined ? sayStrategy(key) : `${sayStrategy(key)} · ${model}`
  const nothing = <Nothing />
  const head = useHeadColumns()
  return {
    columns: [
      {
        key: 'title',
        label: say('report'),
        sort: 'title',
        always: true,
        cell: (report) => <ReportLink report={report} />,
      },
      ...head,
      {
        key: 'id',
        label: say('id'),
        width: 84,
        wide: false,
        // The end of the id is shown, because ids of the same minute begin alike.
        cell: ({ discharge_report_id: id }) => <span title={id}>{id.slice(-8)}</span>,
      },
      { key: 'created_at', label: say('when'), sort: '-created_at', width: 152, cell: when },
      { key: 'status', label: say('status'), width: 134, cell: (report) => <ReportStatus report={report} /> },
      {
        key: 'to_decide',
        label: say('to_decide'),
        width: 92,
        cell: (report) => (needsReview(report) ? <ToDecide report={report} /> : nothing),
      },
      { key: 'rating', label: say('rating'), width: 96, cell: (report) => stars(report) || nothing },
      {
        key: 'generated_by',
        label: say('generated_by'),
        width: 120,
        wide: true,
        cell: ({ generated_by: { name } }) => <span title={name}>{name}</span>,
      },
      {
        key: 'generation_seconds',
        label: say('time'),
        sort: '-generation_seconds',
        width: 84,
        align: 'right',
        wide: false,
        cell: (report) => time(report) ?? nothing,
      },
      {
        key: 'strategy',
        label: sayFilter('strategy'),
        width: 150,
        wide: false,
        cell: (report) => <span title={writtenBy(report)}>{writtenBy(report)}</span>,
      },
      {
        key: 'organisation',
        label: say('organisation'),
        width: 120,
        wide: false,
        cell: ({ organisation_name: name }) => <span title={name}>{name}</span>,
      },
    ],
    card: (report) => ({
      title: <ReportLink report={report} />,
      state: <ReportStatus report={report} />,
      lines: [
        ...(whose(report).length === 0 ? [] : [whose(report).join(' · ')]),
        `${when(report)} · ${report.organisation_name}`,
        <Box
          key="more"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1.5,
            '& > :first-of-type': { flex: 1 },
          }}
        >
          <span>
            {[report.generated_by.name, time(report), report.strategy.model]
              .filter((part) => part !== undefined)
              .join(' · ')}
          </span>
          {needsReview(report) && <ToDecide report={report} />}
          {stars(report)}
        </Box>,
      ],
    }),
  }
}
