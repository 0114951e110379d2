import { limits } from '@alta/contract/limits'
import Typography from '@mui/material/Typography'
import { useTexts } from '../../../base/texts.tsx'
import { editorTexts } from './editor.texts.ts'

const most = limits.section_characters
export const isTooLong = (length: number) => length > most

/** Silent until the section nears the limit, then near the field. */
export function LengthNote({ id, length }: { id: string; length: number }) {
  const say = useTexts(editorTexts)
  const over = isTooLong(length)
  return (
    <Typography
      id={id}
      variant="caption"
      component="output"
      sx={{ color: over ? 'error.main' : 'text.secondary', display: 'block', px: 1.5, '&:not(:empty)': { pb: 1 } }}
    >
      {over ? say('too_long', { length, most }) : length > most * 0.9 && say('length', { length, most })}
    </Typography>
  )
}
