import Box from '@mui/material/Box'
import { useTexts } from '../../../base/texts.tsx'
import { type Change, changedLines, changesOf } from './changes.ts'
import { versionTexts } from './correct.texts.ts'

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

/** Lines in which nothing changed: to be unfolded. */
function Same({ lines }: { lines: readonly string[] }) {
  const say = useTexts(versionTexts)
  return (
    <Box component="details" sx={{ color: 'text.secondary', my: 0.5 }}>
      <Box component="summary" sx={{ typography: 'body2', cursor: 'pointer', minHeight: 24 }}>
        {say('unchanged', { count: lines.length })}
      </Box>
      {lines.join('\n')}
    </Box>
  )
}

/** What was inserted and removed, told by line as well as by colour, in the lines it stands in; the others are folded. */
export function ChangeText({ before, after }: { before: string; after: string }) {
  return (
    <Box sx={{ typography: 'reading', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {changedLines(changesOf(before, after).parts).map((line, place) =>
        line.kind === 'same' ? (
          <Same key={place} lines={line.lines} />
        ) : (
          <div key={place}>
            {line.parts.map((part, at) => (
              <Part key={at} part={part} />
            ))}
          </div>
        ),
      )}
    </Box>
  )
}
