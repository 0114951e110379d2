import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Acceptance } from '@alta/contract/review'
import { useTexts } from '../../../base/texts.tsx'
import { Status } from '../../../base/ui/status.tsx'
import { useFormatDateTime } from '../../../base/date-time/format-date-time.ts'
import { useDecide } from '../decisions/decide.ts'
import type { ReportSentence } from '../source/evidence.ts'
import { decisionTexts } from '../review/review.texts.ts'

interface AcceptedLineProps {
  readonly sentence: ReportSentence
  readonly by: Acceptance
}

/** The line under a chosen sentence that was accepted: by whom and when, and the button that takes it back. */
export function AcceptedLine({ sentence, by: { accepted_by, accepted_at } }: AcceptedLineProps) {
  const say = useTexts(decisionTexts)
  const formatDateTime = useFormatDateTime()
  const acts = useDecide()?.acts
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, my: 0.5 }}>
      <Status tone="success" shape="check">
        {say('accepted_by', { name: accepted_by.name, when: formatDateTime(accepted_at) })}
      </Status>
      {acts && (
        <Button size="small" color="inherit" onClick={() => acts.takeBack(sentence)}>
          {say('take_back')}
        </Button>
      )}
    </Box>
  )
}
