import Refresh from '@mui/icons-material/Refresh'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { indexingStages, type SessionDocument } from '@alta/contract/documents'
import type { ReactNode } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { documentProblemTexts, documentTexts, stageTexts } from './documents.texts.ts'

/** The three stages, each with its bar: done, as far as it is, or to come. */
export function Stages({ document: { stage, progress, pages } }: { document: SessionDocument }) {
  const say = useTexts(stageTexts)
  const sayDocument = useTexts(documentTexts)
  /** The page that is being read, of a file whose pages are counted. */
  const page =
    stage === 'processing' && pages !== null ? Math.min(pages, Math.floor((progress ?? 0) * pages) + 1) : null
  const at = stage === null ? 0 : indexingStages.indexOf(stage)
  const share = (index: number) => (index < at ? 100 : index === at ? (progress ?? 0) * 100 : 0)
  return (
    <Box sx={{ mt: 0.5 }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        {indexingStages.map((name, index) => (
          <LinearProgress
            key={name}
            variant="determinate"
            value={share(index)}
            aria-label={say(name)}
            sx={{ flex: 1, height: 3 }}
          />
        ))}
      </Stack>
      <Typography variant="caption" component="output" sx={{ display: 'block', mt: 0.25, fontWeight: 600 }}>
        {page === null || pages === null
          ? say(indexingStages[at] ?? 'preparing')
          : sayDocument('page_of', { page, pages })}
      </Typography>
    </Box>
  )
}

/** What went wrong, and the way to try again where there is one. */
export function Fault({ children, onRetry }: { children: ReactNode; onRetry?: () => void }) {
  const say = useTexts(documentTexts)
  return (
    <Stack
      direction="row"
      role="alert"
      sx={{
        mt: 0.75,
        px: 1.5,
        py: 0.75,
        gap: 1,
        alignItems: 'center',
        borderRadius: '12px',
        bgcolor: 'evidence.unsupported.soft',
      }}
    >
      <Typography variant="body2" sx={{ flex: 1 }}>
        {children}
      </Typography>
      {onRetry && (
        <Button size="small" color="inherit" startIcon={<Refresh />} onClick={onRetry}>
          {say('retry')}
        </Button>
      )}
    </Stack>
  )
}

/** Why the document cannot be asked about. */
export function DocumentFault({ document, onRetry }: { document: SessionDocument; onRetry: () => void }) {
  const say = useTexts(documentProblemTexts)
  return <Fault onRetry={onRetry}>{say(document.problem ?? 'unexpected')}</Fault>
}
