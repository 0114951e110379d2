import Box from '@mui/material/Box'
import { useTexts } from '../../../base/texts.tsx'
import { cellsOf, type TextChange, changedLines, changesOf, shownLines } from './changes.ts'
import { versionTexts } from './correct.texts.ts'

const looks = {
  insert: { bgcolor: 'diff.insert', color: 'diff.insertText', textDecoration: 'underline', textUnderlineOffset: '3px' },
  remove: { bgcolor: 'diff.remove', color: 'diff.removeText', textDecoration: 'line-through' },
} as const
const tags = { insert: 'ins', remove: 'del' } as const

function Part({ part: { kind, text } }: { part: TextChange }) {
  if (kind === 'same') return text
  return (
    <Box component={tags[kind]} sx={{ ...looks[kind], borderRadius: '3px', boxDecorationBreak: 'clone' }}>
      {text}
    </Box>
  )
}

/** Lines without changes, which can be unfolded. */
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

const tableStyle = {
  borderCollapse: 'collapse',
  my: 0.5,
  '& td': { border: 1, borderColor: 'divider', px: 1, py: 0.25, verticalAlign: 'top' },
} as const

/** Rows of a table in which something changed, cell by cell. */
function Rows({ rows }: { rows: readonly (readonly TextChange[])[] }) {
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={tableStyle}>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {cellsOf(row).map((cell, column) => (
                <td key={column}>
                  {cell.map((part, at) => (
                    <Part key={at} part={part} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

/**
 * What was inserted and removed, told by line as well as by colour, in the lines it stands in; the others are folded.
 */
export function ChangeText({ before, after }: { before: string; after: string }) {
  return (
    <Box sx={{ typography: 'reading', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {shownLines(changedLines(changesOf(before, after).parts)).map((line, index) => {
        if (line.kind === 'same') return <Same key={index} lines={line.lines} />
        if (line.kind === 'rows') return <Rows key={index} rows={line.rows} />
        return (
          <div key={index}>
            {line.parts.map((part, at) => (
              <Part key={at} part={part} />
            ))}
          </div>
        )
      })}
    </Box>
  )
}
