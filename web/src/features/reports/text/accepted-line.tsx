import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Acceptance } from '@alta/contract/review'
import { useTexts } from '../../../base/texts.tsx'
import { Status } from '../../../base/ui/status.tsx'
import { useWhen } from '../../../base/when/when.ts'
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
  const when = useWhen()
  const acts = useDecide()?.acts
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, my: 0.5 }}>
      <Status tone="success" shape="check">
        {say('accepted_by', { name: accepted_by.name, when: when(accepted_at) })}
      </Status>
      {acts && (
        <Button size="small" color="inherit" onClick={() => acts.takeBack(sentence)}>
          {say('take_back')}
        </Button>
      )}
    </Box>
  )
}
