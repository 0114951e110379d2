import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { DocumentSettings } from '@alta/contract/document-settings'
import type { Organisation } from '@alta/contract/organisations'
import { useState } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { Waiting } from '../../../base/ui/waiting.tsx'
import { documentTexts } from './documents.texts.ts'
import { LayoutPanel } from './layout-panel.tsx'
import { LetterheadPanel } from './letterhead-panel.tsx'
import { Preview } from './preview.tsx'
import { useDocumentSettings } from './settings.queries.ts'

function Settings({ organisation, settings }: { organisation: Organisation; settings: DocumentSettings }) {
  const [typed, type] = useState<Pick<DocumentSettings, 'name' | 'address' | 'footer' | 'time_zone' | 'logo'>>(settings)
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        gap: 2.5,
        alignItems: 'start',
      }}
    >
      <Stack sx={{ gap: 2.5, minWidth: 0 }}>
        <LetterheadPanel organisation={organisation} settings={settings} typed={typed} onType={type} />
        <Preview organisation={organisation} typed={typed} />
      </Stack>
      <LayoutPanel organisation_id={organisation.organisation_id} settings={settings} />
    </Box>
  )
}

/** Letterhead, order and titles of the organisation's documents, for whoever may change them. */
export function DocumentTab({ organisation }: { organisation: Organisation }) {
  const say = useTexts(documentTexts)
  const { data: settings, error, refetch } = useDocumentSettings(organisation.organisation_id)
  if (error) return <ProblemAlert error={error} message={say('not_loaded')} onRetry={() => void refetch()} />
  if (!settings) return <Waiting height={320} />
  return <Settings organisation={organisation} settings={settings} />
}
