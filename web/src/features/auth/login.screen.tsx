import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useSearch, useEntry } from '../../base/router/pages.tsx'
import { Suspense } from 'react'
import { usePendingSession } from '../../base/pending-session.ts'
import { useTexts } from '../../base/texts.tsx'
import { TextLink } from '../../base/ui/links.tsx'
import { Waiting } from '../../base/ui/waiting.tsx'
import { authTexts } from './auth.texts.ts'
import { useConfiguration } from './configuration.ts'
import { DemoPeople } from './demo-people.ts'
import { GuestFrame } from './guest-frame.tsx'
import { ProviderButtons, ProvidersFirst } from './providers.ts'
import { SecondStep } from './second-step-part.ts'
import { SignInForm } from './sign-in-form.tsx'

/** One file for both: whoever is signed in has it fetched before there may be no network. */
export { LockScreen } from './lock-screen.tsx'

export function LoginScreen() {
  const say = useTexts(authTexts)
  const configuration = useConfiguration()
  const { registered, asked, ended, password_set, back: path = '/dashboard' } = useSearch('/login')
  // An invitation is accepted after signing in.
  const { hash } = useEntry()
  const back = hash === '' ? path : `${path}#${hash}`
  const providers = configuration?.providers ?? []
  const open = configuration?.registration !== 'closed' && configuration?.registration !== 'invitation'
  const half = usePendingSession((state) => state.half)
  if (half)
    return (
      <GuestFrame title={say('sign_in_title')} sub={say('promise')} version={configuration?.version}>
        <Suspense fallback={<Waiting height={160} />}>
          <SecondStep half={half} />
        </Suspense>
      </GuestFrame>
    )
  const form = (
    <SignInForm>
      {ended === true && <Alert severity="info">{say('ended')}</Alert>}
      {password_set === true && <Alert severity="success">{say('password_set')}</Alert>}
      {registered === true && <Alert severity="success">{say('registered')}</Alert>}
      {asked === true && <Alert severity="info">{say('asked')}</Alert>}
    </SignInForm>
  )
  return (
    <GuestFrame title={say('sign_in_title')} sub={say('promise')} version={configuration?.version}>
      {configuration?.local_accounts === 'emergency' ? (
        <Suspense>
          <ProvidersFirst providers={providers} back={back}>
            {form}
          </ProvidersFirst>
        </Suspense>
      ) : (
        form
      )}
      {configuration?.local_accounts === 'on' && providers.length > 0 && (
        <Suspense>
          <ProviderButtons providers={providers} back={back} />
        </Suspense>
      )}
      {configuration?.demonstration && (
        <Suspense>
          <DemoPeople demonstration={configuration.demonstration} />
        </Suspense>
      )}
      {configuration?.mail && configuration.local_accounts === 'on' && (
        <Typography variant="body2" sx={{ mt: 2 }}>
          <TextLink to="/new-password">{say('forgotten')}</TextLink>
        </Typography>
      )}
      {open && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          {say('no_account')} <TextLink to="/register">{say('register_link')}</TextLink>
        </Typography>
      )}
    </GuestFrame>
  )
}
