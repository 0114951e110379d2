import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../base/texts.tsx'
import { ProblemAlert } from '../../base/ui/problem-alert.tsx'
import { signInThrough } from './pending-redirect.ts'
import { providerTexts } from './provider.texts.ts'

interface ProviderOption {
  readonly provider_id: string
  readonly name: string
}

/** The name of a hospital may take two lines of a telephone. */
const wholeName = { minHeight: 40, whiteSpace: 'normal', lineHeight: 1.3, overflowWrap: 'anywhere' } as const

interface ButtonsProps {
  readonly providers: readonly ProviderOption[]
  readonly onChoose: (provider_id: string) => Promise<void>
  readonly variant: 'contained' | 'outlined'
}

function Buttons({ providers, onChoose, variant }: ButtonsProps) {
  const say = useTexts(providerTexts)
  const [leaving, setLeaving] = useState<string | null>(null)
  const [error, setError] = useState<unknown>(null)
  const choose = (provider_id: string) => {
    setLeaving(provider_id)
    setError(null)
    onChoose(provider_id).catch((failure: unknown) => {
      setError(failure)
      setLeaving(null)
    })
  }
  return (
    <Stack sx={{ gap: 1 }}>
      {error !== null && <ProblemAlert error={error} />}
      {providers.map(({ provider_id, name }) => (
        <Button
          key={provider_id}
          variant={variant}
          disabled={leaving !== null}
          onClick={() => choose(provider_id)}
          sx={wholeName}
        >
          {leaving === provider_id ? say('leaving') : say('with', { name })}
        </Button>
      ))}
    </Stack>
  )
}

interface SignInProps {
  readonly providers: readonly ProviderOption[]
  /** The path to which the person was going. */
  readonly back: string
}

/** Under the form with the password: the other ways in. */
export function ProviderButtons({ providers, back }: SignInProps) {
  const say = useTexts(providerTexts)
  return (
    <Box sx={{ mt: 2 }}>
      <Divider sx={{ mb: 2, typography: 'body2', color: 'text.secondary' }}>{say('or')}</Divider>
      <Buttons
        variant="outlined"
        providers={providers}
        onChoose={(provider_id) => signInThrough(provider_id, { purpose: 'sign_in', back })}
      />
    </Box>
  )
}

/** Where passwords are for emergencies: the providers first, and the form with the password folded. */
export function ProvidersFirst({ providers, back, children }: SignInProps & { readonly children: ReactNode }) {
  const say = useTexts(providerTexts)
  return (
    <>
      <Buttons
        variant="contained"
        providers={providers}
        onChoose={(provider_id) => signInThrough(provider_id, { purpose: 'sign_in', back })}
      />
      <Box component="details" sx={{ mt: 3 }}>
        <Typography
          component="summary"
          variant="body2"
          sx={{ py: 0.5, mb: 1, cursor: 'pointer', color: 'text.secondary' }}
        >
          {say('emergency')}
        </Typography>
        {children}
      </Box>
    </>
  )
}

/**
 * On the lock: the provider in a window of its own, for this page holds what was not sent yet. It asks who it is even
 * whom it knows; once signed in there, every tab is open again.
 */
export function UnlockButton({ provider: { provider_id, name } }: { readonly provider: ProviderOption }) {
  const say = useTexts(providerTexts)
  return (
    <Button
      fullWidth
      variant="outlined"
      onClick={() => window.open(`/single-sign-on/${provider_id}?unlock=true`, '_blank')}
      sx={{ ...wholeName, mt: 2 }}
    >
      {say('with', { name })}
    </Button>
  )
}
