import Visibility from '@mui/icons-material/VisibilityOutlined'
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import IconButton from '@mui/material/IconButton'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { useTexts } from '../../base/texts.tsx'
import { authTexts } from './auth.texts.ts'

/** A password that can be looked at. */
export function PasswordInput(props: OutlinedInputProps) {
  const say = useTexts(authTexts)
  const [shown, setShown] = useState(false)
  return (
    <OutlinedInput
      {...props}
      name="password"
      type={shown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          size="small"
          aria-label={say(shown ? 'hide_password' : 'show_password')}
          onClick={() => setShown(!shown)}
          sx={{ mr: -0.75, '& svg': { fontSize: 19 } }}
        >
          {shown ? <VisibilityOff /> : <Visibility />}
        </IconButton>
      }
    />
  )
}
