import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { DischargeReport } from '@alta/contract/reports'
import { type ReactNode, Suspense, useState } from 'react'
import { windowHeight } from '../../../base/shell/sizes.ts'
import { useToastPlace } from '../../../base/ui/toast-place.ts'
import { CorrectingProvider } from '../correct/correcting.ts'
import { CorrectionDialogs } from '../correct/correction-dialogs.tsx'
import { DecideProvider } from '../decisions/decide.ts'
import { MarksProvider } from '../decisions/marks.ts'
import { HeadDialog } from '../text/head-part.ts'
import { KeysDialog } from './keys-part.tsx'
import { PanesBeside, sideWidth } from './panes.tsx'
import { ReportColumn } from './report-column.tsx'
import { ReviewTop } from './review-top.tsx'
import { SectionNav } from './section-nav.tsx'
import { SheetBelow } from './sheet-below.tsx'
import { type OpenReview, useOpenReview } from './use-open-review.ts'

/** The height of the sheet below the report on a phone, in pixels. */
const sheetHeight = 80

/** What sentences and sections of the report can do, wherever they stand. */
const ReviewContexts = ({ opened, children }: { opened: OpenReview; children: ReactNode }) => (
  <DecideProvider value={opened.acts.decide}>
    <CorrectingProvider value={opened.acts.correcting}>
      <MarksProvider value={opened.marking.marks}>{children}</MarksProvider>
    </CorrectingProvider>
  </DecideProvider>
)

/** The finished report beside its source: to be read, decided on, corrected, rated and signed. */
export function Review({ report }: { report: DischargeReport }) {
  const opened = useOpenReview(report)
  const { language, room, panes, writer, corrections, keyList } = opened
  const [editsHead, setEditsHead] = useState(false)
  // Toasts leave the tray, and on a phone the way between report and source, to be pressed.
  useToastPlace(room.forSource ? { right: panes.beside ? sideWidth + 24 : 24 } : { bottom: sheetHeight })
  return (
    <ReviewContexts opened={opened}>
      <Stack sx={{ height: windowHeight, minHeight: 560, bgcolor: 'background.paper' }}>
        <ReviewTop opened={opened} />
        <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
          {room.forSectionList && <SectionNav {...opened.navigation} onKeys={keyList.open} />}
          <ReportColumn opened={opened} onEditHead={() => setEditsHead(true)} />
          {panes.beside && <PanesBeside opened={opened} />}
        </Box>
        {!room.forSource && <SheetBelow opened={opened} />}
      </Stack>
      <CorrectionDialogs report={report} language={language} writer={writer} corrections={corrections} />
      <Suspense>{editsHead && <HeadDialog report={report} onClose={() => setEditsHead(false)} />}</Suspense>
      <KeysDialog open={keyList.isOpen} onClose={keyList.close} />
    </ReviewContexts>
  )
}
