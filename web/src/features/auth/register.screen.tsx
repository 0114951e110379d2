import Alert from '@mui/material/Alert'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { isSpent, useOfferWords } from '../invitations/offer.ts'
import { offerTexts } from '../invitations/offer.texts.ts'
import { hashOf } from '../../base/link-token.ts'
import { useTexts } from '../../base/texts.tsx'
import { ButtonLink, TextLink } from '../../base/ui/links.tsx'
import { ProblemAlert } from '../../base/ui/problem-alert.tsx'
import { Waiting } from '../../base/ui/waiting.tsx'
import { authTexts } from './auth.texts.ts'
import { useConfiguration } from './configuration.ts'
import { GuestFrame } from './guest-frame.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { useRegistration } from './use-registration.ts'

type Registration = ReturnType<typeof useRegistration>

/** What the page is for: a first administrator, a new account, or what the link of an invitation offers. */
function useHeading({ tokens, offer }: Registration) {
  const say = useTexts(authTexts)
  const sayOffer = useOfferWords()
  if (tokens.setup_token !== undefined) return { title: say('setup_title'), sub: say('setup_sub') }
  if (tokens.invitation_token === undefined) return { title: say('register_title'), sub: say('register_sub') }
  if (!offer) return { title: say('invitation_title'), sub: '' }
  const title = offer.sets_password ? 'set_title' : offer.registered ? 'invitation_title' : 'register_title'
  return { title: say(title), sub: sayOffer(offer) }
}

/** Leads somebody who has an account to the sign-in page: they sign in, and accept there. */
function HasAccount({ email, token }: { email: string; token: string }) {
  const say = useTexts(authTexts)
  return (
    <Paper variant="outlined" sx={{ p: 3, borderRadius: 1.5 }}>
      <Stack sx={{ gap: 2 }}>
        <Typography>{say('registered_already', { email })}</Typography>
        <ButtonLink
          variant="contained"
          to="/login"
          search={{ back: '/profile' }}
          hash={hashOf('invitation_token', token)}
          sx={{ minHeight: 40 }}
        >
          {say('sign_in_to_accept')}
        </ButtonLink>
      </Stack>
    </Paper>
  )
}

export function RegisterScreen() {
  const say = useTexts(authTexts)
  const sayOffer = useTexts(offerTexts)
  const configuration = useConfiguration()
  const registration = useRegistration()
  const { tokens, offer, offerError, retry, problem } = registration
  const { setup_token, invitation_token: token } = tokens
  const mode = setup_token === undefined && token === undefined ? configuration?.registration : undefined
  const closed = mode === 'closed' || mode === 'invitation'
  const spent = isSpent(offerError) || isSpent(problem)
  return (
    <GuestFrame {...useHeading(registration)} version={configuration?.version}>
      {spent && <Alert severity="warning">{sayOffer('spent')}</Alert>}
      {offerError !== null && !spent && (
        <ProblemAlert error={offerError} message={sayOffer('look_failed')} onRetry={retry} />
      )}
      {token !== undefined && !offer && offerError === null && <Waiting height={280} />}
      {token !== undefined && offer?.registered === true && !spent && <HasAccount email={offer.email} token={token} />}
      {(token === undefined || offer?.registered === false) && !spent && (
        <RegistrationForm registration={registration} closed={closed}>
          {closed && <Alert severity="info">{say(mode === 'closed' ? 'closed' : 'by_invitation')}</Alert>}
        </RegistrationForm>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {say('has_account')} <TextLink to="/login">{say('sign_in_link')}</TextLink>
      </Typography>
    </GuestFrame>
  )
}
