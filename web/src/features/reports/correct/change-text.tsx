import Box from '@mui/material/Box'
import { type Change, changesOf } from './changes.ts'

const looks = {
  insert: { bgcolor: 'diff.insert', color: 'diff.insertText', textDecoration: 'underline', textUnderlineOffset: '3px' },
  remove: { bgcolor: 'diff.remove', color: 'diff.removeText', textDecoration: 'line-through' },
} as const
const tags = { insert: 'ins', remove: 'del' } as const

function Part({ part: { kind, text } }: { part: Change }) {
  if (kind === 'same') return text
  return (
    <Box component={tags[kind]} sx={{ ...looks[kind], borderRadius: '3px', boxDecorationBreak: 'clone' }}>
      {text}
    </Box>
  )
}

/** A text with what was inserted and removed in it, told by line as well as by colour. */
export function ChangeText({ before, after }: { before: string; after: string }) {
  return (
    <Box sx={{ typography: 'reading', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {changesOf(before, after).parts.map((part, place) => (
        <Part key={place} part={part} />
      ))}
    </Box>
  )
}
