import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { DischargeReport } from '@alta/contract/reports'
import { Suspense, useState } from 'react'
import { onDemand } from '../../../base/ui/on-demand.ts'
import { windowHeight } from '../../../base/shell/sizes.ts'
import { useToastPlace } from '../../../base/ui/toast-place.ts'
import { useSettings } from '../../../base/settings.ts'
import { CorrectionDialogs } from '../correct/correction-dialogs.tsx'
import { CorrectingProvider } from '../correct/correcting.ts'
import { CheckBar } from '../decisions/check-bar.tsx'
import { DecideProvider } from '../decisions/decide.ts'
import { HeadDialog } from '../text/head-part.ts'
import { KeysDialog } from './keys-part.tsx'
import { Beside, Over } from './panes.tsx'
import { useOrigin } from '../text/origin.ts'
import { ReportPane } from '../text/report-pane.tsx'
import { ReviewTop } from './review-top.tsx'
import { SectionNav } from './section-nav.tsx'
import { turn } from '../source/selection.ts'
import { SourcePane } from '../source/source-pane.tsx'
import { SourceSheet } from '../source/source-sheet.tsx'
import { MarksProvider } from '../decisions/marks.ts'
import { Tray } from '../decisions/tray.tsx'
import { useOpenReview } from './use-open-review.ts'

/** Fetched where there is no room for the list of sections. */
const SectionSelect = onDemand(async () => (await import('./section-select.tsx')).SectionSelect)

/** What stands at the right, and on a phone below, in pixels. */
const sideWidth = 500
const switchHeight = 80

/** The finished report beside its source: to be read, decided on, corrected, rated and signed. */
export function Review({ report }: { report: DischargeReport }) {
  const { source } = report
  const locale = useSettings((settings) => settings.locale)
  const language = report.language ?? locale
  const wide = useMediaQuery('(min-width:1200px)', { noSsr: true })
  const two = useMediaQuery('(min-width:900px)', { noSsr: true })
  const opened = useOpenReview(report, { two, language })
  const { writer, corrections, shown, review, rating, panes, marking, signing, acts, canCorrect, canDecide } = opened
  const { decide, correcting, editHere, insert, chooseUnused, setAside } = acts
  const { marks, changeOrder } = marking
  const { evidence, selection, lit, chosen } = review
  const origin = useOrigin(evidence.sentences[chosen ?? -1])
  const { pane, trayPane, beside, side, setSide, view, setView, covered, goTo, toggleSource } = panes
  const [editsHead, setEditsHead] = useState(false)
  // Toasts leave the tray, and on a phone the way between report and source, to be pressed.
  useToastPlace(two ? { right: beside ? sideWidth + 24 : 24 } : { bottom: switchHeight })
  const { showsKeys, showKeys, hideKeys, isWhole } = opened
  const navigation = { evidence, language, container: pane, chosen }
  const sourcePane = (
    <SourcePane
      source={source}
      sentences={review.drawn}
      unused={shown.unused}
      selection={selection}
      lit={lit}
      origin={origin}
      isWhole={isWhole}
      onChoose={review.choosePassage}
      onShow={review.showPassage}
    />
  )
  const tray = (
    <Tray
      unused={shown.unused}
      open={shown.asking}
      dismissed={shown.dismissed}
      language={language}
      chosen={selection?.kind === 'unused' ? selection.index : null}
      container={trayPane}
      onInsert={canDecide ? insert : null}
      onDismiss={canDecide ? setAside : null}
      onChoose={chooseUnused}
    />
  )
  const versions = { report, language, writer, pane: side, onPane: setSide }
  return (
    <DecideProvider value={decide}>
      <CorrectingProvider value={correcting}>
        <MarksProvider value={marks}>
          <Stack sx={{ height: windowHeight, minHeight: 560, bgcolor: 'background.paper' }}>
            <ReviewTop
              report={report}
              language={language}
              writer={writer}
              corrections={corrections}
              version={shown.version}
              isNewest={shown.isNewest}
              onVersion={shown.show}
              rating={rating}
              signing={signing}
              source={two ? { shown: beside, toggle: toggleSource } : undefined}
              onEdit={canCorrect ? editHere : null}
            />
            <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
              {wide && <SectionNav {...navigation} onKeys={showKeys} />}
              <Stack sx={{ flex: 1, minWidth: 0, position: 'relative' }}>
                <Stack sx={{ flex: 1, minHeight: 0 }} inert={covered}>
                  <CheckBar
                    counts={review.counts}
                    before={review.before}
                    after={review.after}
                    onGo={goTo}
                    reviewed={marks.reviewed.size}
                    all={shown.ordered.length}
                    isByRisk={marks.order === 'risk'}
                    onOrder={changeOrder}
                  >
                    <Suspense>{!wide && <SectionSelect {...navigation} />}</Suspense>
                  </CheckBar>
                  <ReportPane
                    head={shown.head}
                    evidence={evidence}
                    language={language}
                    selection={selection}
                    container={pane}
                    open={corrections.open}
                    edited={shown.edited}
                    isWhole={isWhole}
                    onChoose={review.chooseSentence}
                    onChooseHead={review.chooseHead}
                    onEditHead={canCorrect ? () => setEditsHead(true) : null}
                  />
                </Stack>
                {covered && <Over {...versions} view={view} source={sourcePane} tray={tray} />}
              </Stack>
              {beside && <Beside {...versions} wide={wide} source={sourcePane} tray={tray} />}
            </Box>
            {!two && (
              <SourceSheet
                source={source}
                lit={lit}
                selection={selection}
                origin={origin}
                view={view}
                unusedCount={shown.unused.filter((fact) => shown.asking.has(fact)).length}
                onView={setView}
                onNextPassage={() => {
                  if (selection?.kind === 'sentence') review.showPassage(turn(selection.passage, 1, lit.spans.length))
                }}
              />
            )}
          </Stack>
          <CorrectionDialogs {...{ report, language, writer }} corrections={corrections} />
          <Suspense>{editsHead && <HeadDialog report={report} onClose={() => setEditsHead(false)} />}</Suspense>
          <KeysDialog open={showsKeys} onClose={hideKeys} />
        </MarksProvider>
      </CorrectingProvider>
    </DecideProvider>
  )
}
