import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTexts } from '../../../base/texts.tsx'
import { recognisedTexts } from '../../../base/ui/recognised.texts.ts'
import { asProblem } from '../../../base/ui/problem-alert.tsx'
import { Tool } from '../../../base/ui/tool.tsx'
import { Waiting } from '../../../base/ui/waiting.tsx'
import { CitationNumber } from './citation-number.tsx'
import type { NumberedCitation } from './marked-text.ts'
import { liveTexts } from './live.texts.ts'
import { excerptOf } from './source-blocks.ts'
import { SourceWords } from './source-words.tsx'
import { useSource } from './sources.ts'

interface CitationCardProps {
  readonly chat_session_id: string
  readonly citation: NumberedCitation
  /** Undefined when the source has been deleted. */
  readonly name: string | undefined
  readonly onClose: () => void
  readonly onOpen: () => void
}

/** A quoted passage where it stands, and the way there. */
export function CitationCard({ chat_session_id, citation, name, onClose, onOpen }: CitationCardProps) {
  const say = useTexts(liveTexts)
  const sayRecognised = useTexts(recognisedTexts)
  const { data, error } = useSource(chat_session_id, citation)
  const { number, page, revision, source_start: start, source_end: end } = citation
  const isGone = error !== null && asProblem(error).code === 'not-found'
  const location = [
    page === undefined ? undefined : say('page', { page }),
    revision > 0 ? say('revision', { revision }) : undefined,
  ].filter((part) => part !== undefined)
  const excerpt = data && excerptOf(data, { start, end })
  return (
    <Box
      component="section"
      aria-label={say('citation', { number })}
      sx={{
        my: 1,
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderLeft: 4,
        borderLeftColor: 'primary.main',
        borderRadius: 1,
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <CitationNumber number={number} isOpen />
        <Typography variant="subtitle2" component="div" noWrap sx={{ flex: 1, minWidth: 0 }}>
          {name}
        </Typography>
        <Typography variant="caption" noWrap sx={{ color: 'text.secondary', flex: 'none' }}>
          {location.join(' · ')}
        </Typography>
        <Tool icon={<Close />} label={say('close')} onClick={onClose} />
      </Stack>
      {excerpt && (
        <>
          <Typography
            variant="body2"
            component="div"
            sx={{ mt: 0.75, color: 'text.secondary', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {excerpt.cut.before && '…'}
            {excerpt.pieces.map((piece) =>
              piece.lit ? (
                <Box component="mark" key={piece.at} sx={{ bgcolor: 'surface.lit', color: 'text.primary', py: '1px' }}>
                  <SourceWords piece={piece} />
                </Box>
              ) : (
                <SourceWords key={piece.at} piece={piece} />
              ),
            )}
            {excerpt.cut.behind && '…'}
          </Typography>
          {excerpt.pieces.some(({ lit, confidence }) => lit && confidence !== null) && (
            <Typography variant="caption" component="p" sx={{ mt: 0.5 }}>
              {sayRecognised('note')}
            </Typography>
          )}
          <Button size="small" onClick={onOpen} sx={{ mt: 1, ml: -1.25 }}>
            {say('open_there')}
          </Button>
        </>
      )}
      {error !== null && (
        <Typography variant="body2" component="output" sx={{ display: 'block', mt: 0.75, color: 'text.secondary' }}>
          {say(isGone ? 'gone' : 'source_failed')}
        </Typography>
      )}
      {!data && error === null && <Waiting height={60} />}
    </Box>
  )
}
