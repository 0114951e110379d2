import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { DischargeReport } from '@alta/contract/reports'
import type { Language } from '@alta/contract/languages'
import { type ReactNode, Suspense, useId } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { onDemand } from '../../../base/ui/on-demand.ts'
import { Waiting } from '../../../base/ui/waiting.tsx'
import { versionTexts } from './correct.texts.ts'
import type { CorrectionEditor } from './use-writing.ts'
import { generatedMarkdown } from './written.ts'

const ChangesPane = onDemand(async () => (await import('./changes-pane.tsx')).ChangesPane)
const RevisionsPane = onDemand(async () => (await import('./revisions-pane.tsx')).RevisionsPane)

const panes = ['source', 'changes', 'revisions'] as const
export type Pane = (typeof panes)[number]

export interface SidePaneProps {
  readonly report: DischargeReport
  readonly language: Language
  readonly writer: CorrectionEditor
  readonly pane: Pane
  readonly onPane: (pane: Pane) => void
  readonly children: ReactNode
}

/**
 * While editing: what is being written against the version it began from. Afterwards: the correction against what was
 * generated.
 */
function Changes({
  report,
  language,
  writer: { writing, newest },
}: Pick<SidePaneProps, 'report' | 'language' | 'writer'>) {
  const say = useTexts(versionTexts)
  const revision = report.corrected?.revision ?? 0
  const before = writing === null || revision === 0 ? generatedMarkdown(report, language) : newest()
  const against =
    writing === null || revision === 0
      ? say('against_generated')
      : say('against_revision', { revision: String(revision) })
  const after = new Map([...newest(), ...(writing?.sections ?? [])])
  return <ChangesPane before={before} after={after} language={language} against={against} />
}

/** The source, what changed and who changed it. */
export function VersionsPane({ children, pane: current, onPane, ...rest }: SidePaneProps) {
  const say = useTexts(versionTexts)
  const id = useId()
  return (
    <Stack sx={{ flex: 1, minHeight: 0 }}>
      <Tabs
        value={current}
        onChange={(_, next: Pane) => onPane(next)}
        aria-label={say('panes')}
        sx={{ px: 2.5, borderBottom: 1, borderColor: 'divider', flex: 'none' }}
      >
        {panes.map((pane) => (
          <Tab key={pane} value={pane} id={`${id}-${pane}`} aria-controls={`${id}-pane`} label={say(pane)} />
        ))}
      </Tabs>
      <Stack role="tabpanel" id={`${id}-pane`} aria-labelledby={`${id}-${current}`} sx={{ flex: 1, minHeight: 0 }}>
        {current === 'source' ? (
          children
        ) : (
          <Box
            component="section"
            aria-label={say(current)}
            // The pane can be scrolled by keys although nothing in it takes the focus.
            tabIndex={0}
            sx={{ flex: 1, minHeight: 0, overflow: 'auto', '&:focus-visible': { outlineOffset: -2 } }}
          >
            <Suspense fallback={<Waiting height={160} />}>
              {current === 'changes' ? (
                <Changes {...rest} />
              ) : (
                <RevisionsPane report={rest.report} language={rest.language} />
              )}
            </Suspense>
          </Box>
        )}
      </Stack>
    </Stack>
  )
}
