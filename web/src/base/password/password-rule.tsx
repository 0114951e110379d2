import Typography from '@mui/material/Typography'
import { limits } from '@alta/contract/limits'
import { useTexts } from '../texts.tsx'
import { Status } from '../ui/status.tsx'
import { passwordTexts } from './password.texts.ts'

const { password_characters_min: min, password_characters_max: max } = limits

interface PasswordRuleProps {
  readonly password: string
  /** The form was sent with too short a password. */
  readonly refused: boolean
}

/** The one rule, and how far the password is from it while it is typed. */
export function PasswordRule({ password, refused }: PasswordRuleProps) {
  const say = useTexts(passwordTexts)
  const { length } = password
  return (
    <Typography
      id="password-rule"
      variant="caption"
      component="div"
      sx={{ mt: 0.5, color: refused ? 'error.main' : 'text.secondary' }}
    >
      {length === 0 && say('rule', { min, max })}
      {length > 0 && length < min && (
        <Status tone={refused ? 'error' : 'neutral'} shape="half">
          {say('missing', { count: min - length })}
        </Status>
      )}
      {length >= min && length <= max && (
        <Status tone="success" shape="check">
          {say('enough')}
        </Status>
      )}
      {length > max && (
        <Status tone="error" shape="bar">
          {say('surplus', { count: length - max })}
        </Status>
      )}
    </Typography>
  )
}
