import Up from '@mui/icons-material/KeyboardArrowUp'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { DischargeReport } from '@alta/contract/reports'
import { useTexts } from '../../../base/texts.tsx'
import { Toggles } from '../../../base/ui/toggles.tsx'
import { Tool } from '../../../base/ui/tool.tsx'
import { evidenceTexts, reviewTexts } from '../review/review.texts.ts'
import type { Lit, ReviewSelection } from './selection.ts'
import { useFileOf } from './file-of.ts'

export type View = 'report' | 'source' | 'unused'

interface SourceSheetProps {
  readonly source: DischargeReport['source']
  readonly lit: Lit
  readonly selection: ReviewSelection | null
  /** Whose words the chosen sentence is; null when there is nothing to say of it. */
  readonly origin: string | null
  readonly view: View
  readonly unusedCount: number
  readonly onView: (view: View) => void
  readonly onNextPassage: () => void
}

/** The line a passage stands in, cut to what a peek can hold. */
const around = (text: string, { start, end }: { start: number; end: number }) => {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const before = text.slice(Math.max(lineStart, start - 60), start)
  return {
    before: start - 60 > lineStart ? `…${before}` : before,
    passage: text.slice(start, Math.min(end, start + 320)),
  }
}

function Peek(props: Omit<SourceSheetProps, 'view' | 'unusedCount'>) {
  const { source, lit, selection, origin, onView, onNextPassage } = props
  const say = useTexts(evidenceTexts)
  const file = useFileOf(source, lit)
  if (!lit.shown || source.removed_at !== null) return null
  const { before, passage } = around(source.text, lit.shown)
  const from = [source.files.length > 0 ? file : null, origin].filter((part) => part !== null).join(' · ')
  const several = lit.spans.length > 1 && selection?.kind === 'sentence'
  return (
    <Box component="section" aria-label={say('course')}>
      <Stack direction="row" sx={{ px: 2, pt: 1, alignItems: 'center', gap: 1 }}>
        <Typography variant="subtitle2" component="h2">
          {say('course')}
        </Typography>
        <Box sx={{ flex: 1 }}>
          {several && (
            <Box
              component="button"
              type="button"
              onClick={onNextPassage}
              sx={{
                all: 'unset',
                typography: 'caption',
                color: 'text.secondary',
                minHeight: 24,
                cursor: 'pointer',
                textDecoration: 'underline',
                '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
              }}
            >
              {say('passage', { now: String(selection.passage + 1), all: String(lit.spans.length) })}
            </Box>
          )}
        </Box>
        <Tool icon={<Up />} label={say('open_source')} onClick={() => onView('source')} />
      </Stack>
      {from !== '' && (
        <Typography variant="caption" component="p" noWrap sx={{ px: 2, pb: 0.5, color: 'text.secondary' }}>
          {from}
        </Typography>
      )}
      <Typography sx={{ px: 2, pb: 1.5, maxHeight: 130, overflow: 'auto' }}>
        {before}
        <Box component="mark" sx={{ bgcolor: 'surface.lit', color: 'inherit', borderRadius: '2px', py: '2px' }}>
          {passage}
        </Box>
      </Typography>
    </Box>
  )
}

/** On a phone: the lit passage as a sheet under the report, and the way between report, source and tray. */
export function SourceSheet({ view, unusedCount, onView, ...peek }: SourceSheetProps) {
  const say = useTexts(reviewTexts)
  const sayEvidence = useTexts(evidenceTexts)
  return (
    <Paper
      elevation={6}
      sx={{
        flex: 'none',
        // Where the page itself scrolls (200 % zoom, a phone on its side) the passage stays in sight.
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        borderRadius: view === 'report' && peek.lit.shown ? '12px 12px 0 0' : 0,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {view === 'report' && <Peek {...peek} onView={onView} />}
      <Stack
        direction="row"
        sx={{ p: 1.5, borderTop: view === 'report' && peek.lit.shown ? 1 : 0, borderColor: 'divider' }}
      >
        <Toggles
          fills
          label={sayEvidence('view')}
          choices={[
            { value: 'report', shown: say('report') },
            { value: 'source', shown: say('source') },
            {
              value: 'unused',
              shown: (
                <>
                  {sayEvidence('unused_short')}
                  {unusedCount > 0 && (
                    <Box
                      component="span"
                      sx={{
                        typography: 'caption',
                        fontWeight: 600,
                        minWidth: 20,
                        px: 0.75,
                        lineHeight: '20px',
                        borderRadius: '10px',
                        bgcolor: 'primary.main',
                        color: 'primary.contrastText',
                      }}
                    >
                      {unusedCount > 99 ? '99+' : unusedCount}
                    </Box>
                  )}
                </>
              ),
            },
          ]}
          value={view}
          onChoose={onView}
        />
      </Stack>
    </Paper>
  )
}
