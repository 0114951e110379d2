import Add from '@mui/icons-material/Add'
import Description from '@mui/icons-material/DescriptionOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMay } from '../../../base/stores.ts'
import { useTexts } from '../../../base/texts.tsx'
import { Empty } from '../../../base/ui/empty.tsx'
import { ButtonLink } from '../../../base/ui/links.tsx'
import { PageHead } from '../../../base/ui/page-head.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { Waiting } from '../../../base/ui/waiting.tsx'
import { useReportList } from '../reports.queries.ts'
import { reportsTexts } from '../reports.texts.ts'
import { ReportCards } from './report-cards.tsx'
import { ReportTable } from './report-table.tsx'

function GenerateButton() {
  const say = useTexts(reportsTexts)
  return (
    <ButtonLink variant="contained" startIcon={<Add />} to="/generate-discharge-report" search={{}}>
      {say('generate')}
    </ButtonLink>
  )
}

/** The reports the person may read. */
export function ReportList() {
  const say = useTexts(reportsTexts)
  const roomy = useMediaQuery('(min-width:900px)', { noSsr: true })
  const mayGenerate = useMay('discharge_reports:create')
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useReportList()
  const items = data?.pages.flatMap((page) => page.items) ?? []
  const empty = data !== undefined && items.length === 0
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, py: 3, maxWidth: 1440, mx: 'auto' }}>
      <PageHead title={say('title')} sub={say('lead')}>
        {mayGenerate && !empty && <GenerateButton />}
      </PageHead>
      {error && <ProblemAlert error={error} message={say('not_loaded')} onRetry={() => void refetch()} />}
      {isPending && !error && <Waiting height={260} />}
      {empty && (
        <Panel>
          <Empty
            icon={<Description />}
            title={say('none')}
            text={say('none_why')}
            {...(mayGenerate && { action: <GenerateButton /> })}
          />
        </Panel>
      )}
      {items.length > 0 && (roomy ? <ReportTable reports={items} /> : <ReportCards reports={items} />)}
      {items.length > 0 && (
        <Stack direction="row" sx={{ alignItems: 'center', gap: 2, mt: 2, minHeight: 36 }}>
          <Typography variant="body2" component="output" sx={{ color: 'text.secondary' }}>
            {say('shown', { count: items.length })}
          </Typography>
          {hasNextPage && (
            <Button
              variant="outlined"
              color="inherit"
              disabled={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              {say(isFetchingNextPage ? 'loading_more' : 'more')}
            </Button>
          )}
        </Stack>
      )}
    </Box>
  )
}
