import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { DischargeReport } from '@alta/contract/reports'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { sizes } from '../../../base/shell/sizes.ts'
import { useSettings } from '../../../base/settings.ts'
import { CheckBar } from './check-bar.tsx'
import { countDoubts, doubtOf, neighbour, readEvidence, trayOrder } from './evidence.ts'
import { ReportPane } from './report-pane.tsx'
import { ReviewHead } from './review-head.tsx'
import { SectionNav, SectionSelect } from './section-nav.tsx'
import { SourcePane } from './source-pane.tsx'
import { SourceSheet, type View } from './source-sheet.tsx'
import { Tray } from './tray.tsx'
import { turn } from './selection.ts'
import { useSelection } from './use-selection.ts'

/** A pane laid over the report on a phone; the report keeps its place underneath. */
function Over({ children }: { children: ReactNode }) {
  return <Stack sx={{ position: 'absolute', inset: 0, bgcolor: 'background.paper', zIndex: 1 }}>{children}</Stack>
}

/** The finished report beside its source. */
export function Review({ report }: { report: DischargeReport }) {
  const { source, generated } = report
  const locale = useSettings((settings) => settings.locale)
  const language = report.language ?? locale
  const wide = useMediaQuery('(min-width:1200px)', { noSsr: true })
  const two = useMediaQuery('(min-width:900px)', { noSsr: true })
  const evidence = useMemo(() => readEvidence(generated.sections, source.text), [generated, source])
  const unused = useMemo(() => trayOrder(report.unused), [report])
  const { sentences } = evidence
  const { selection, lit, chosen, chooseSentence, choosePassage, showPassage, chooseUnused } = useSelection(
    sentences,
    unused,
  )
  const counts = useMemo(() => countDoubts(sentences), [sentences])
  const toCheck = (step: 1 | -1) =>
    neighbour(sentences, { from: chosen ?? -1, step, wanted: ({ item }) => doubtOf(item) !== null })
  const [beside, setBeside] = useState(true)
  const [view, setView] = useState<View>('report')
  const pane = useRef<HTMLDivElement>(null)

  const navigation = { evidence, language, container: pane, chosen }
  const goTo = (id: number) => pane.current?.querySelector<HTMLElement>(`.sentence[data-sentence="${id}"]`)?.focus()
  const sourcePane = (
    <SourcePane
      source={source}
      sentences={sentences}
      unused={unused}
      selection={selection}
      lit={lit}
      onChoose={choosePassage}
      onShow={showPassage}
    />
  )
  const openUnused = useCallback(
    (index: number) => {
      chooseUnused(index)
      if (!two) setView('source')
    },
    [chooseUnused, two],
  )
  const tray = (
    <Tray
      unused={unused}
      language={language}
      chosen={selection?.kind === 'unused' ? selection.index : null}
      onChoose={openUnused}
    />
  )
  const covered = !two && view !== 'report'
  return (
    <Stack sx={{ height: `calc(100dvh - ${sizes.header}px)`, minHeight: 560, bgcolor: 'background.paper' }}>
      <ReviewHead
        report={report}
        source={two ? { shown: beside, toggle: () => setBeside((shown) => !shown) } : undefined}
      />
      <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
        {wide && <SectionNav {...navigation} />}
        <Stack sx={{ flex: 1, minWidth: 0, position: 'relative' }}>
          <Stack sx={{ flex: 1, minHeight: 0 }} inert={covered}>
            <CheckBar counts={counts} before={toCheck(-1)} after={toCheck(1)} onGo={goTo}>
              {!wide && <SectionSelect {...navigation} />}
            </CheckBar>
            <ReportPane
              evidence={evidence}
              language={language}
              selection={selection}
              container={pane}
              onChoose={chooseSentence}
            />
          </Stack>
          {covered && <Over>{view === 'source' ? sourcePane : tray}</Over>}
        </Stack>
        {two && beside && (
          <Stack
            sx={{
              width: wide ? 500 : '46%',
              flex: 'none',
              borderLeft: 1,
              borderColor: 'divider',
              minHeight: 0,
            }}
          >
            {sourcePane}
            <Stack sx={{ flex: 'none', maxHeight: '38%', minHeight: 0, borderTop: 1, borderColor: 'divider' }}>
              {tray}
            </Stack>
          </Stack>
        )}
      </Box>
      {!two && (
        <SourceSheet
          text={source.text}
          lit={lit}
          selection={selection}
          view={view}
          unusedCount={unused.length}
          onView={setView}
          onNextPassage={() => {
            if (selection?.kind === 'sentence') showPassage(turn(selection.passage, 1, lit.spans.length))
          }}
        />
      )}
    </Stack>
  )
}
