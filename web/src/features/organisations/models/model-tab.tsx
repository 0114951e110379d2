import Box from '@mui/material/Box'
import type { Organisation } from '@alta/contract/organisations'
import { useTexts } from '../../../base/texts.tsx'
import { ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { Waiting } from '../../../base/ui/waiting.tsx'
import { modelTexts } from './models.texts.ts'
import { useModelSettings } from './settings.queries.ts'
import { TemplatePanel } from './template-panel.tsx'
import { WherePanel } from './where-panel.tsx'
import { WritingPanel } from './writing-panel.tsx'

/** Where the organisation's text may go and how models write for it. Whoever may not change that sees how it is. */
export function ModelTab({ organisation }: { organisation: Organisation }) {
  const say = useTexts(modelTexts)
  const { organisation_id, permissions } = organisation
  const { data: settings, error, refetch } = useModelSettings(organisation_id)
  if (error) return <ProblemAlert error={error} message={say('not_loaded')} onRetry={() => void refetch()} />
  if (!settings) return <Waiting height={320} />
  const shared = { organisation_id, settings, mayChange: permissions.includes('organisation:write') }
  const { endpoint } = settings
  if (!endpoint) return <WherePanel {...shared} />
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
        gap: 2.5,
        alignItems: 'start',
      }}
    >
      <WherePanel {...shared} />
      <Box sx={{ gridRow: { lg: 'span 2' } }}>
        <WritingPanel {...shared} endpoint={endpoint} />
      </Box>
      <TemplatePanel {...shared} />
    </Box>
  )
}
