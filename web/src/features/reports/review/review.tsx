import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { DischargeReport } from '@alta/contract/reports'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { sizes } from '../../../base/shell/sizes.ts'
import { useSettings } from '../../../base/settings.ts'
import { CheckBar } from './check-bar.tsx'
import { readEvidence, trayOrder } from './evidence.ts'
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
  const acts = useSelection(sentences, unused)
  const [beside, setBeside] = useState(true)
  const [view, setView] = useState<View>('report')
  const pane = useRef<HTMLDivElement>(null)

  const navigation = { evidence, language, container: pane, chosen: acts.chosen }
  const goTo = (id: number) => pane.current?.querySelector<HTMLElement>(`.sentence[data-sentence="${id}"]`)?.focus()
  const sourcePane = (
    <SourcePane
      source={source}
      sentences={sentences}
      unused={unused}
      selection={acts.selection}
      lit={acts.lit}
      onChoose={acts.choosePassage}
      onShow={acts.showPassage}
    />
  )
  const tray = (
    <Tray
      unused={unused}
      language={language}
      chosen={acts.selection?.kind === 'unused' ? acts.selection.index : null}
      onChoose={(index) => {
        acts.chooseUnused(index)
        if (!two) setView('source')
      }}
    />
  )
  const covered = !two && view !== 'report'
  return (
    <Stack sx={{ height: `calc(100dvh - ${sizes.header}px)`, minHeight: 420, bgcolor: 'background.paper' }}>
      <ReviewHead
        report={report}
        source={two ? { shown: beside, toggle: () => setBeside((shown) => !shown) } : undefined}
      />
      <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
        {wide && <SectionNav {...navigation} />}
        <Stack sx={{ flex: 1, minWidth: 0, position: 'relative' }}>
          <Stack sx={{ flex: 1, minHeight: 0 }} inert={covered}>
            <CheckBar sentences={sentences} at={acts.chosen ?? -1} onGo={goTo}>
              {!wide && <SectionSelect {...navigation} />}
            </CheckBar>
            <ReportPane
              evidence={evidence}
              language={language}
              selection={acts.selection}
              container={pane}
              onChoose={acts.chooseSentence}
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
          lit={acts.lit}
          selection={acts.selection}
          view={view}
          unusedCount={unused.length}
          onView={setView}
          onNextPassage={() => {
            if (acts.selection?.kind === 'sentence')
              acts.showPassage(turn(acts.selection.passage, 1, acts.lit.spans.length))
          }}
        />
      )}
    </Stack>
  )
}
