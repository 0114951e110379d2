import Add from '@mui/icons-material/Add'
import Description from '@mui/icons-material/DescriptionOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useHasPermission } from '../../base/stores.ts'
import { useTexts } from '../../base/texts.tsx'
import { ActAlert } from '../../base/ui/act-alert.tsx'
import { Empty } from '../../base/ui/empty.tsx'
import { Grid } from '../../base/ui/grid/grid.tsx'
import { useGridView } from '../../base/ui/grid/use-grid-view.ts'
import { ButtonLink } from '../../base/ui/links.tsx'
import { PageHead } from '../../base/ui/page-head.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { asProblem } from '../../base/ui/problem-alert.tsx'
import { filterKeys, useReportPage } from './report-list.queries.ts'
import { listTexts } from './list.texts.ts'
import { useReportColumns } from './report-columns.tsx'
import { useOwns, useReportFilters } from './report-filters.tsx'
import { useReportActions } from './use-report-actions.tsx'

function GenerateButton() {
  const say = useTexts(listTexts)
  return (
    <ButtonLink variant="contained" startIcon={<Add />} to="/generate-discharge-report" search={{}}>
      {say('generate')}
    </ButtonLink>
  )
}

/** What can be done where nothing is in use: begin, and for owners find what was put away. */
function EmptyActions({ mayGenerate, onArchive }: { readonly mayGenerate: boolean; readonly onArchive: () => void }) {
  const say = useTexts(listTexts)
  const owns = useOwns()
  return (
    <>
      {mayGenerate && <GenerateButton />}
      {owns && (
        <Button size="small" onClick={onArchive}>
          {say('open_archive')}
        </Button>
      )}
    </>
  )
}

/** Whoever may read reports nowhere is told how to come to it. */
function NoRight() {
  const say = useTexts(listTexts)
  return (
    <Panel>
      <Empty
        icon={<Description />}
        title={say('no_right')}
        text={say('no_right_why')}
        action={
          <ButtonLink variant="contained" to="/organisations">
            {say('to_organisations')}
          </ButtonLink>
        }
      />
    </Panel>
  )
}

/** The reports the person may read. */
export function ReportList() {
  const say = useTexts(listTexts)
  const mayGenerate = useHasPermission('discharge_reports:create')
  const view = useGridView({ sort: '-created_at', keys: filterKeys, areWordsSecret: true })
  const page = useReportPage(view)
  const { columns, card } = useReportColumns()
  const filters = useReportFilters(view, page.items ?? [])
  const { actions, dialogs, failure } = useReportActions()
  const isForbidden = page.error !== null && asProblem(page.error).code === 'forbidden'
  const isNarrowed = view.q !== '' || Object.keys(view.filters).length > 0
  // An empty list offers the same action itself.
  const isEmpty = page.items?.length === 0 && !isNarrowed && view.cursors.length === 0
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, py: 3, maxWidth: 1440, mx: 'auto' }}>
      <PageHead title={say('title')} sub={say('sub')}>
        {mayGenerate && !isEmpty && <GenerateButton />}
      </PageHead>
      <Box sx={{ '&:not(:empty)': { mb: 1.5 } }}>
        {failure && <ActAlert error={failure.error} failed={failure.failed} />}
      </Box>
      {isForbidden ? (
        <NoRight />
      ) : (
        <Grid
          name="reports"
          label={say('title')}
          view={view}
          page={page}
          columns={columns}
          card={card}
          rowKey={({ discharge_report_id }) => discharge_report_id}
          rowName={({ title }) => title}
          actions={actions}
          searchLabel={say('search')}
          filters={filters}
          empty={
            <Empty
              icon={<Description />}
              title={say('none')}
              text={say('none_why')}
              action={<EmptyActions mayGenerate={mayGenerate} onArchive={() => view.change({ put_away: 'true' })} />}
            />
          }
          failed={say('not_loaded')}
        />
      )}
      {dialogs}
    </Box>
  )
}
