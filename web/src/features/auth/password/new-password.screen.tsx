import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useLinkToken } from '../../../base/link-token.ts'
import { useTexts } from '../../../base/texts.tsx'
import { TextLink } from '../../../base/ui/links.tsx'
import { useConfiguration } from '../configuration.ts'
import { GuestFrame } from '../guest-frame.tsx'
import { AskForm } from './ask-form.tsx'
import { newPasswordTexts } from './password.texts.ts'
import { SetForm } from './set-form.tsx'

/** For whoever forgot the password: asks for a link, or with one for the new password. */
export function NewPasswordScreen() {
  const say = useTexts(newPasswordTexts)
  const configuration = useConfiguration()
  const [token, forget] = useLinkToken('password_token', '/new-password')
  const [isSpent, setSpent] = useState(false)
  const giveUp = () => {
    forget()
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
