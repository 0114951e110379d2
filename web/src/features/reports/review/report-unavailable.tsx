import Description from '@mui/icons-material/DescriptionOutlined'
import { useTexts } from '../../../base/texts.tsx'
import { ButtonLink } from '../../../base/ui/links.tsx'
import { NotFound } from '../../../base/ui/not-found.tsx'
import { PageHead } from '../../../base/ui/page-head.tsx'
import { asProblem, ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { withoutReport } from './without-report.ts'
import { reviewTexts } from './review.texts.ts'

/** A report that cannot be shown: it is not there for this person, or it could not be fetched. */
export function ReportUnavailable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const say = useTexts(reviewTexts)
  if (asProblem(error).code !== 'not-found')
    return (
      <>
        <PageHead title={say('report')} />
        <ProblemAlert error={error} message={say('not_loaded')} onRetry={onRetry} />
      </>
    )
  return (
    <NotFound
      icon={<Description />}
      title={say('not_found')}
      text={say('not_found_why')}
      back={
        <ButtonLink variant="contained" to="/browse-discharge-reports" search={withoutReport} state>
          {say('back')}
        </ButtonLink>
      }
    />
  )
}
