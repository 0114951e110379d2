import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import * as invitations from '@alta/contract/invitations'
import { navigate } from '../../base/router/router.ts'
import { useActionState, useId } from 'react'
import { call } from '../../base/api.ts'
import { hashOf } from '../../base/link-token.ts'
import { queryClient } from '../../base/queries.ts'
import { checkSession, signOut, useCurrentUser } from '../../base/session.ts'
import { useTexts } from '../../base/texts.tsx'
import { ActAlert } from '../../base/ui/act-alert.tsx'
import { ProblemAlert } from '../../base/ui/problem-alert.tsx'
import { useToast } from '../../base/ui/toasts.tsx'
import { Waiting } from '../../base/ui/waiting.tsx'
import { isSpent, useOffer, useOfferWords } from './offer.ts'
import { offerTexts } from './offer.texts.ts'

interface AcceptDialogProps {
  readonly token: string
  readonly onClose: () => void
}

/**
 * An invitation for somebody who is signed in: accepted here, or said to be somebody else's, or to ask for a password.
 */
export function AcceptDialog({ token, onClose }: AcceptDialogProps) {
  const say = useTexts(offerTexts)
  const sayOffer = useOfferWords()
  const toast = useToast()
  const heading = useId()
  const own = useCurrentUser()?.email ?? ''
  const { offer, error, retry } = useOffer(token)
  const [refusal, accept, isPending] = useActionState<unknown>(async () => {
    try {
      await call(invitations.accept, { body: { invitation_token: token } })
      toast({ message: say('accepted') })
      onClose()
      // New roles give new permissions, so everything is read again.
      await checkSession()
      await queryClient.invalidateQueries()
      return null
    } catch (failure) {
      return failure
    }
  }, null)
  const leave = async () => {
    await signOut()
    await navigate({ to: '/register', hash: hashOf('invitation_token', token), replace: true })
  }
  const spent = isSpent(error) || isSpent(refusal)
  const isOwn = offer?.email === own
  const mayAccept = offer?.registered === true && isOwn && !spent
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={heading}>
      <form action={accept}>
        <DialogTitle id={heading}>{say('title')}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2 }}>
            {spent && <Alert severity="warning">{say('spent')}</Alert>}
            {error !== null && !spent && <ProblemAlert error={error} message={say('look_failed')} onRetry={retry} />}
            {refusal !== null && !spent && <ActAlert error={refusal} failed={say('accept_failed')} />}
            {!offer && error === null && <Waiting height={60} />}
            {offer && !spent && <Typography>{sayOffer(offer)}</Typography>}
            {offer && !spent && !mayAccept && (
              <Alert severity="info">
                {!isOwn
                  ? say('other_person', { email: offer.email, own })
                  : say(offer.sets_password ? 'sign_out_for_password' : 'sign_out_unverified')}
              </Alert>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {say(spent ? 'close' : 'later')}
          </Button>
          {mayAccept && (
            <Button type="submit" variant="contained" disabled={isPending}>
              {say('accept')}
            </Button>
          )}
          {offer && !spent && !mayAccept && (
            <Button variant="outlined" onClick={() => void leave()}>
              {say('sign_out')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}
