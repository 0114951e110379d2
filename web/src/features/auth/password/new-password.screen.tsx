import Typography from '@mui/material/Typography'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { TextLink } from '../../../base/ui/links.tsx'
import { useConfiguration } from '../configuration.ts'
import { GuestFrame } from '../guest-frame.tsx'
import { AskForm } from './ask-form.tsx'
import { newPasswordTexts } from './password.texts.ts'
import { SetForm } from './set-form.tsx'

/** The one-time word of the address. It is kept here only: the address, and with it the history, loses it at once. */
function useToken() {
  const { password_token } = useSearch({ from: '/new-password' })
  const [token, setToken] = useState(password_token)
  const navigate = useNavigate()
  if (password_token !== undefined && password_token !== token) setToken(password_token)
  useEffect(() => {
    if (password_token !== undefined) void navigate({ to: '/new-password', search: {}, replace: true })
  }, [password_token, navigate])
  return [token, setToken] as const
}

/** For whoever forgot the password: asks for a link, or with one for the new password. */
export function NewPasswordScreen() {
  const say = useTexts(newPasswordTexts)
  const configuration = useConfiguration()
  const [token, setToken] = useToken()
  const [isSpent, setSpent] = useState(false)
  const giveUp = () => {
    setToken(undefined)
    setSpent(true)
  }
  const kind = token === undefined ? 'ask' : 'set'
  return (
    <GuestFrame title={say(`${kind}_title`)} sub={say(`${kind}_sub`)} version={configuration?.version}>
      {token === undefined ? <AskForm isSpent={isSpent} /> : <SetForm token={token} onSpent={giveUp} />}
      <Typography variant="body2" sx={{ mt: 2 }}>
        <TextLink to="/login">{say('to_sign_in')}</TextLink>
      </Typography>
    </GuestFrame>
  )
}
