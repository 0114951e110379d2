import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { DischargeReport } from '@alta/contract/reports'
import { type RefObject, Suspense, useCallback, useEffect, useState } from 'react'
import { windowHeight } from '../../../base/shell/sizes.ts'
import { useSettings } from '../../../base/settings.ts'
import { CorrectionDialogs } from '../correct/correction-dialogs.tsx'
import { CorrectingProvider } from '../correct/correcting.ts'
import { useCorrections } from '../correct/use-corrections.ts'
import { useWriting } from '../correct/use-writing.ts'
import { useRate } from '../sign/use-rate.ts'
import { CheckBar } from './check-bar.tsx'
import { DecideProvider } from './decide/decide.ts'
import { HeadDialog } from '../head/dialog.ts'
import { KeysDialog } from './keys/dialog.tsx'
import { useMayHere } from './may-here.ts'
import { Beside, Over } from './panes.tsx'
import { useOrigin } from './text/origin.ts'
import { ReportPane } from './text/report-pane.tsx'
import { ReviewTop } from './tools/review-top.tsx'
import { goToSection, SectionNav, SectionSelect } from './section-nav.tsx'
import { turn } from './selection.ts'
import { SourcePane } from './source/source-pane.tsx'
import { SourceSheet } from './source/source-sheet.tsx'
import { Tray } from './tray.tsx'
import { useActs } from './decide/use-acts.ts'
import { takeLeft } from '../progress/place.ts'
import { usePanes } from './use-panes.ts'
import { useReview } from './use-review.ts'
import { useReviewKeys } from './use-review-keys.ts'
import { useShown } from './use-shown.ts'

/** Begins where the reader was while the report was being written. */
const usePlaceLeft = ({ discharge_report_id }: DischargeReport, pane: RefObject<HTMLDivElement | null>) => {
  useEffect(() => {
    const section = takeLeft(discharge_report_id)
    if (section !== null) goToSection(pane, section)
  }, [discharge_report_id, pane])
}

/** The finished report beside its source: to be read, decided on, corrected, rated and signed. */
export function Review({ report }: { report: DischargeReport }) {
  const { source } = report
  const locale = useSettings((settings) => settings.locale)
  const language = report.language ?? locale
  const wide = useMediaQuery('(min-width:1200px)', { noSsr: true })
  const two = useMediaQuery('(min-width:900px)', { noSsr: true })
  const mayCorrect = useMayHere(report, 'discharge_reports:correct')
  const writer = useWriting(report, language)
  const corrections = useCorrections(writer, language)
  const shown = useShown(report, writer, corrections.open)
  const review = useReview(report, shown)
  const { evidence, selection, lit, chosen } = review
  const origin = useOrigin(evidence.sentences[chosen ?? -1])
  const rating = useRate(report)
  const panes = usePanes(two)
  const { pane, trayPane, beside, side, setSide, view, setView, covered, ...ways } = panes
  const [showsKeys, setShowsKeys] = useState(false)
  const [editsHead, setEditsHead] = useState(false)
  usePlaceLeft(report, pane)
  const showKeys = useCallback(() => setShowsKeys(true), [])

  const navigation = { evidence, language, container: pane, chosen }
  const canCorrect = mayCorrect && shown.isNewest
  const { decide, correcting, editHere, insert, chooseUnused } = useActs(report, {
    writer,
    corrections,
    review,
    panes,
    canCorrect,
  })
  useReviewKeys({
    review,
    acts: decide.acts,
    // The stars are out of sight while somebody writes.
    rating: writer.writing ? null : rating,
    ...ways,
    showKeys,
  })
  const sourcePane = (
    <SourcePane
      source={source}
      sentences={review.drawn}
      unused={shown.unused}
      selection={selection}
      lit={lit}
      origin={origin}
      onChoose={review.choosePassage}
      onShow={review.showPassage}
    />
  )
  const tray = (
    <Tray
      unused={shown.unused}
      language={language}
      chosen={selection?.kind === 'unused' ? selection.index : null}
      container={trayPane}
      onInsert={canCorrect ? insert : null}
      onChoose={chooseUnused}
    />
  )
  const versions = { report, language, writer, pane: side, onPane: setSide }
  return (
    <DecideProvider value={decide}>
      <CorrectingProvider value={correcting}>
        <Stack sx={{ height: windowHeight, minHeight: 560, bgcolor: 'background.paper' }}>
          <ReviewTop
            report={report}
            language={language}
            writer={writer}
            corrections={corrections}
            shown={shown}
            rating={rating}
            toCheck={review.toCheck}
            source={two ? { shown: beside, toggle: ways.toggleSource } : undefined}
            onEdit={canCorrect ? editHere : null}
          />
          <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
            {wide && <SectionNav {...navigation} onKeys={showKeys} />}
            <Stack sx={{ flex: 1, minWidth: 0, position: 'relative' }}>
              <Stack sx={{ flex: 1, minHeight: 0 }} inert={covered}>
                <CheckBar counts={review.counts} before={review.before} after={review.after} onGo={ways.goTo}>
                  {!wide && <SectionSelect {...navigation} />}
                </CheckBar>
                <ReportPane
                  head={shown.head}
                  evidence={evidence}
                  language={language}
                  selection={selection}
                  container={pane}
                  open={corrections.open}
                  edited={shown.edited}
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
              text={source.text}
              lit={lit}
              selection={selection}
              origin={origin}
              view={view}
              unusedCount={shown.unused.length}
              onView={setView}
              onNextPassage={() => {
                if (selection?.kind === 'sentence') review.showPassage(turn(selection.passage, 1, lit.spans.length))
              }}
            />
          )}
        </Stack>
        <CorrectionDialogs {...{ report, language, writer }} corrections={corrections} />
        <Suspense>{editsHead && <HeadDialog report={report} onClose={() => setEditsHead(false)} />}</Suspense>
        <KeysDialog open={showsKeys} onClose={() => setShowsKeys(false)} />
      </CorrectingProvider>
    </DecideProvider>
  )
}
