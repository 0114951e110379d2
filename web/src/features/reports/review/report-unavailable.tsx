import SearchOff from '@mui/icons-material/SearchOff'
import { useTexts } from '../../../base/texts.tsx'
import { Empty } from '../../../base/ui/empty.tsx'
import { ButtonLink } from '../../../base/ui/links.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { asProblem, ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { reviewTexts } from './review.texts.ts'

/** A report that cannot be shown: it is not there for this person, or it could not be fetched. */
export function ReportUnavailable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const say = useTexts(reviewTexts)
  if (asProblem(error).code !== 'not-found')
    return <ProblemAlert error={error} message={say('not_loaded')} onRetry={onRetry} />
  return (
    <Panel>
      <Empty
        icon={<SearchOff />}
        title={say('not_found')}
        text={say('not_found_why')}
        action={
          <ButtonLink variant="contained" to="/browse-discharge-reports" search={{}}>
            {say('back')}
          </ButtonLink>
        }
      />
    </Panel>
  )
}
