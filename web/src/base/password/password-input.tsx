import Visibility from '@mui/icons-material/VisibilityOutlined'
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import IconButton from '@mui/material/IconButton'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { useTexts } from '../texts.tsx'
import { passwordTexts } from './password.texts.ts'

/** A field for a password that the person can make visible. */
export function PasswordInput(props: OutlinedInputProps) {
  const say = useTexts(passwordTexts)
  const [shown, setShown] = useState(false)
  return (
    <OutlinedInput
      name="password"
      {...props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          size="small"
          aria-label={say(shown ? 'hide' : 'show')}
          onClick={() => setShown(!shown)}
          sx={{ mr: -0.75, '& svg': { fontSize: 19 } }}
        >
          {shown ? <VisibilityOff /> : <Visibility />}
        </IconButton>
      }
    />
  )
}
