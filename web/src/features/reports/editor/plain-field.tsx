import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import InputBase from '@mui/material/InputBase'
import { useId, useState } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { editorTexts } from './editor.texts.ts'
import { frameStyle } from './frame-style.ts'
import { isTooLong, LengthNote } from './length-note.tsx'
import type { SectionFieldProps } from './section-field-props.ts'

/** A section as the markdown it is, and why. */
export function PlainField({ label, language, markdown, onChange, autoFocus, readOnly }: SectionFieldProps) {
  const say = useTexts(editorTexts)
  const id = useId()
  const [text, setText] = useState(markdown)
  return (
    <Box sx={frameStyle}>
      <Alert severity="info" id={`${id}-why`} sx={{ m: 1 }}>
        {say('plain')}
      </Alert>
      <InputBase
        multiline
        fullWidth
        value={text}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody chose to write here
        autoFocus={autoFocus === true}
        readOnly={readOnly === true}
        onChange={({ target }) => {
          setText(target.value)
          onChange(target.value)
        }}
        sx={{ px: 1.5, py: 1.25, typography: 'reading' }}
        inputProps={{
          'aria-label': label,
          'aria-describedby': `${id}-why ${id}-length`,
          'aria-invalid': isTooLong(text.length),
          lang: language,
          spellCheck: true,
        }}
      />
      <LengthNote id={`${id}-length`} length={text.length} />
    </Box>
  )
}
