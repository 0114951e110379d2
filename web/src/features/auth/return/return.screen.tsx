import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { navigate } from '../../../base/router/router.ts'
import { useParams } from 'wouter'
import { useEffect, useState } from 'react'
import { problemTexts } from '../../../base/problems.texts.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ButtonLink } from '../../../base/ui/links.tsx'
import { GuestFrame } from '../guest-frame.tsx'
import { finishReturn, isRefusal, type ReturnOutcome } from './finish-return.ts'
import { refusalTexts, returnTexts } from './return.texts.ts'

const wayBack = (back: string) => (back === '/profile' ? 'to_profile' : back === '/login' ? 'to_sign_in' : 'to_page')

/** What the browser came back with. The address, and with it the history, loses it at once. */
function useReturned(provider_id: string): ReturnOutcome | null {
  const [returned] = useState(() => location.search)
  const [outcome, setOutcome] = useState<ReturnOutcome | null>(null)
  useEffect(() => {
    let isHere = true
    const address = location.pathname
    if (location.search !== '') void navigate({ href: address, replace: true })
    void finishReturn({ provider_id, returned }).then((found) => {
      if (!isHere) return
      setOutcome(found)
      if (found.kind === 'gone_on') void navigate({ href: found.to, replace: true })
      if (found.kind === 'unlocked') window.close()
    })
    return () => {
      isHere = false
    }
  }, [provider_id, returned])
  return outcome
}

/** Where an identity provider sends browsers back to: finishes, and goes where one was going; or says why not. */
export function ReturnScreen() {
  const say = useTexts(returnTexts)
  const sayRefusal = useTexts(refusalTexts)
  const sayProblem = useTexts(problemTexts)
  const { provider_id } = useParams<'/single-sign-on/:provider_id'>()
  const outcome = useReturned(provider_id)
  return (
    <GuestFrame title={say('title')} sub={say('sub')} version={undefined}>
      {(outcome === null || outcome.kind === 'gone_on') && (
        <Typography component="output">{say('finishing')}</Typography>
      )}
      {outcome?.kind === 'unlocked' && <Alert severity="success">{say('unlocked')}</Alert>}
      {outcome?.kind === 'refused' && (
        <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
          <Alert severity="error">{isRefusal(outcome.why) ? sayRefusal(outcome.why) : sayProblem(outcome.why)}</Alert>
          <ButtonLink variant="contained" href={outcome.back}>
            {say(wayBack(outcome.back))}
          </ButtonLink>
        </Stack>
      )}
    </GuestFrame>
  )
}
