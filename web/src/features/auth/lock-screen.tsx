import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Suspense } from 'react'
import { usePendingSession } from '../../base/pending-session.ts'
import { type Lock, releaseLock, useLock } from '../../base/stores.ts'
import { useTexts } from '../../base/texts.tsx'
import { Waiting } from '../../base/ui/waiting.tsx'
import { useAskedBeforeLeaving, useOnlyHere } from '../../base/unsaved.ts'
import { useConfiguration } from './configuration.ts'
import { GuestFrame } from './guest-frame.tsx'
import { lockTexts } from './lock.texts.ts'
import { UnlockButton } from './providers.ts'
import { SecondStep } from './second-step-part.ts'
import { SignInForm } from './sign-in-form.tsx'

export interface LockScreenProps {
  readonly user: NonNullable<Lock['user']>
}

/** Covers everything until the same person, or another, has signed in. */
export function LockScreen({ user: { email } }: LockScreenProps) {
  const say = useTexts(lockTexts)
  const half = usePendingSession((state) => state.half)
  const reason = useLock((lock) => lock.reason)
  const isOnlyHere = useOnlyHere(({ words }) => words)
  useAskedBeforeLeaving(isOnlyHere)
  const through = localStorage.getItem('signed-in-through')
  const provider = useConfiguration()?.providers.find(({ provider_id }) => provider_id === through)
  return (
    <GuestFrame title={say('title')} sub={say(reason)} version={undefined}>
      {isOnlyHere && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {say('only_here')}
        </Alert>
      )}
      {half ? (
        <Suspense fallback={<Waiting height={160} />}>
          <SecondStep half={half} />
        </Suspense>
      ) : (
        <>
          <SignInForm known={email} />
          {provider && (
            <Suspense>
              <UnlockButton provider={provider} />
            </Suspense>
          )}
          <Button color="inherit" onClick={releaseLock} sx={{ mt: 2, ml: -1.75 }}>
            {say('other')}
          </Button>
        </>
      )}
    </GuestFrame>
  )
}
