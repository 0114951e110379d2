import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Message } from '@alta/contract/chat'
import { useRef } from 'react'
import { useFormatter } from 'use-intl'
import { fallbackTexts } from '../../../base/models/fallback.texts.ts'
import { useTexts } from '../../../base/texts.tsx'
import { StalledNote } from '../../../base/ui/stalled-note.tsx'
import { Status } from '../../../base/ui/status.tsx'
import { ragStrategyTexts } from '../sessions/list.texts.ts'
import { AnswerNotes } from './answer-notes.tsx'
import { AnswerText } from './answer-text.tsx'
import { CitationCard } from './citation-card.tsx'
import { CitationNumber } from './citation-number.tsx'
import { liveTexts } from './live.texts.ts'
import { numbered, type NumberedCitation } from './marked-text.ts'

/** The citation whose card is open: one in the whole chat. */
export interface ShownCitation {
  readonly message_id: string
  readonly citation: NumberedCitation
}

export interface AnswerActs {
  readonly copy: (message: Message, cited: boolean) => void
  readonly resume: (message: Message) => void
  /** Opens a source at the quoted passage. */
  readonly open: (citation: NumberedCitation) => void
  readonly nameOf: (citation: NumberedCitation) => string | undefined
  readonly shown: ShownCitation | null
  readonly show: (shown: ShownCitation | null) => void
}

interface AnswerProps {
  readonly chat_session_id: string
  readonly message: Message
  /** Whether it is the last answer of the session: only that one can be continued. */
  readonly isLast: boolean
  readonly acts: AnswerActs
}

const groundings = {
  full: { tone: 'success', shape: 'check' },
  partial: { tone: 'warning', shape: 'half' },
  none: { tone: 'neutral', shape: 'ring' },
} as const

function Grounding({ message: { status, grounding } }: { message: Message }) {
  const say = useTexts(liveTexts)
  if (status === 'stopped')
    return (
      <Status tone="neutral" shape="bar">
        {say('stopped')}
      </Status>
    )
  if (status === 'streaming') return <Status shape="half">{say('writing')}</Status>
  if (status !== 'complete' || grounding === 'not_applicable') return null
  return <Status {...groundings[grounding]}>{say(grounding)}</Status>
}

const causeOf = ({ problem, rag_strategy }: Message) => {
  if (problem?.code === 'model-failed') return 'model_failed'
  return problem?.code === 'engine-unavailable' && rag_strategy === 'none' ? 'no_model' : 'failed'
}

/** An answer with its strategy, its grounding and its sources, as it is being written or written. */
export function Answer({ chat_session_id, message, isLast, acts }: AnswerProps) {
  const say = useTexts(liveTexts)
  const sayStrategy = useTexts(ragStrategyTexts)
  const sayWhy = useTexts(fallbackTexts)
  const format = useFormatter()
  const article = useRef<HTMLElement>(null)
  const { message_id, status, content, citations, doubts, model, rag_strategy, created_at } = message
  const opened = acts.shown?.message_id === message_id ? acts.shown.citation.number : null
  const shown = numbered(citations).find(({ number }) => number === opened)
  const closeCard = () => {
    article.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
    acts.show(null)
  }
  const mayResume = isLast && (status === 'stopped' || status === 'failed')
  return (
    <Box ref={article} component="article" aria-label={say('alta')} aria-busy={status === 'streaming'}>
      <Stack direction="row" sx={{ alignItems: 'baseline', gap: 1, mb: 0.75, flexWrap: 'wrap' }}>
        <Typography variant="subtitle2" component="div">
          {say('alta')}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary', flex: 1 }}>
          {[sayStrategy(rag_strategy), ...(model === null ? [] : [model])].join(' · ')}
          {' · '}
          <time dateTime={created_at}>{format.dateTime(new Date(created_at), { timeStyle: 'short' })}</time>
        </Typography>
        {rag_strategy === 'none' && content !== '' && (
          <Status tone="warning" shape="ring">
            {say('ungrounded')}
          </Status>
        )}
        <Grounding message={message} />
      </Stack>
      <Typography variant="reading" component="div">
        <AnswerText
          content={content}
          citations={citations}
          doubts={doubts}
          opened={
            shown
              ? {
                  number: shown.number,
                  card: (
                    <CitationCard
                      key={shown.number}
                      chat_session_id={chat_session_id}
                      citation={shown}
                      name={acts.nameOf(shown)}
                      onClose={closeCard}
                      onOpen={() => acts.open(shown)}
                    />
                  ),
                }
              : null
          }
          mark={(citation) => (
            <Box
              component="button"
              type="button"
              aria-label={say('citation', { number: citation.number })}
              aria-expanded={opened === citation.number}
              onClick={() => acts.show(opened === citation.number ? null : { message_id, citation })}
              sx={{
                font: 'inherit',
                border: 0,
                bgcolor: 'transparent',
                p: '2px',
                m: '-2px 0 -2px 2px',
                minWidth: 24,
                minHeight: 24,
                cursor: 'pointer',
                borderRadius: '6px',
                '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
              }}
            >
              <CitationNumber number={citation.number} isOpen={opened === citation.number} />
            </Box>
          )}
        />
      </Typography>
      <AnswerNotes message={message} />
      {status === 'streaming' && <StalledNote key={content.length} />}
      {status === 'failed' && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {message.problem?.failure !== undefined && <div>{sayWhy(message.problem.failure)}</div>}
          <div>{say(causeOf(message))}</div>
        </Alert>
      )}
      {status !== 'streaming' && (
        <Stack direction="row" sx={{ gap: 1, mt: 0.5, ml: -0.75, flexWrap: 'wrap' }}>
          {content !== '' && (
            <Button
              size="small"
              color="inherit"
              startIcon={<ContentCopy />}
              sx={{ color: 'text.secondary' }}
              onClick={() => acts.copy(message, false)}
            >
              {say('copy')}
            </Button>
          )}
          {citations.length > 0 && (
            <Button
              size="small"
              color="inherit"
              sx={{ color: 'text.secondary' }}
              onClick={() => acts.copy(message, true)}
            >
              {say('copy_cited')}
            </Button>
          )}
          {mayResume && (
            <Button size="small" onClick={() => acts.resume(message)}>
              {say('resume')}
            </Button>
          )}
        </Stack>
      )}
    </Box>
  )
}
