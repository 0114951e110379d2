import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Logo } from '@alta/contract/document-settings'
import { limits } from '@alta/contract/limits'
import { useRef } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { Field } from '../../../base/ui/field.tsx'
import { visuallyHidden } from '../../../base/ui/visually-hidden.ts'
import { documentTexts } from './documents.texts.ts'
import { LogoCanvas } from './logo-canvas.tsx'

const base64Of = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  return btoa(text)
}

interface LogoFieldProps {
  readonly logo: Logo | null
  readonly error: string | undefined
  readonly onChange: (logo: Logo | null) => void
  readonly onTooLarge: () => void
}

/** Shows the logo and lets another file be chosen; what it is the server reads from its bytes. */
export function LogoField({ logo, error, onChange, onTooLarge }: LogoFieldProps) {
  const say = useTexts(documentTexts)
  const input = useRef<HTMLInputElement>(null)
  const take = async (file: File | undefined) => {
    if (!file) return
    if (file.size > limits.logo_bytes) return onTooLarge()
    const base64 = base64Of(new Uint8Array(await file.arrayBuffer()))
    onChange({ media_type: file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png', base64 })
  }
  return (
    <Field label={say('logo')} error={error} help={say('logo_help')}>
      {({ id, 'aria-describedby': described }) => (
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
          {logo ? (
            <LogoCanvas logo={logo} alt={say('logo')} />
          ) : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {say('no_logo')}
            </Typography>
          )}
          <input
            aria-describedby={described}
            id={id}
            ref={input}
            type="file"
            accept="image/png,image/jpeg"
            style={visuallyHidden}
            tabIndex={-1}
            onChange={({ target }) => {
              void take(target.files?.[0])
              target.value = ''
            }}
          />
          <Button size="small" variant="outlined" color="inherit" onClick={() => input.current?.click()}>
            {say('choose_logo')}
          </Button>
          {logo && (
            <Button size="small" color="inherit" onClick={() => onChange(null)}>
              {say('take_logo')}
            </Button>
          )}
        </Stack>
      )}
    </Field>
  )
}
