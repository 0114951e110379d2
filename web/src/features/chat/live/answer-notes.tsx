import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { Message } from '@alta/contract/chat'
import { fallbackTexts } from '../../../base/models/fallback.texts.ts'
import { useTexts } from '../../../base/texts.tsx'
import { Mark } from '../../../base/ui/mark.tsx'
import { liveTexts } from './live.texts.ts'

const doubts = ['conflicting', 'unsupported', 'partial'] as const

/** What is to be known of an answer besides its words: why the engine gave it, what was left out, what is in doubt. */
export function AnswerNotes({ message }: { message: Message }) {
  const say = useTexts(liveTexts)
  const sayWhy = useTexts(fallbackTexts)
  const { fallback, removed } = message
  const counted = doubts
    .map((kind) => ({ kind, count: message.doubts.filter(({ support }) => support === kind).length }))
    .filter(({ count }) => count > 0)
  if (fallback === null && removed === 0 && counted.length === 0) return null
  return (
    <Stack
      component="ul"
      aria-label={say('notes')}
      sx={{
        listStyle: 'none',
        m: 0,
        mt: 1,
        py: 0.25,
        pl: 1.5,
        gap: 0.25,
        borderLeft: 3,
        borderColor: 'divider',
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      {fallback !== null && <li>{`${say('by_engine')} ${sayWhy(fallback)}`}</li>}
      {removed > 0 && <li>{say('removed', { count: removed })}</li>}
      {counted.map(({ kind, count }) => (
        <Box component="li" key={kind} sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75 }}>
          <Box component="span" sx={{ flex: 'none', alignSelf: 'center', lineHeight: 0 }}>
            <Mark kind={kind} />
          </Box>
          {say(`count_${kind}`, { count })}
        </Box>
      ))}
    </Stack>
  )
}
