import ArrowDownward from '@mui/icons-material/ArrowDownward'
import Forum from '@mui/icons-material/ForumOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ChatSession, Message } from '@alta/contract/chat'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { Empty } from '../../../base/ui/empty.tsx'
import { ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { visuallyHidden } from '../../../base/ui/visually-hidden.ts'
import { Waiting } from '../../../base/ui/waiting.tsx'
import { Answer, type AnswerActs } from './answer.tsx'
import { liveTexts } from './live.texts.ts'
import type { useMessages } from './messages.queries.ts'
import { useEndInSight } from './use-end-in-sight.ts'

function Question({ message }: { message: Message }) {
  const say = useTexts(liveTexts)
  return (
    <Box component="article" sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Typography
        variant="reading"
        component="div"
        sx={{
          maxWidth: '85%',
          px: 1.75,
          py: 1,
          borderRadius: '14px',
          bgcolor: 'surface.muted',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        <Box component="span" sx={visuallyHidden}>{`${say('you')}: `}</Box>
        {message.content}
      </Typography>
    </Box>
  )
}

/**
 * Keeps the messages in place while earlier ones are inserted above them. Later changes of height, of messages that are
 * laid out only near the window, are handled by the browser (overflow-anchor).
 */
function useSteadyPlace(container: RefObject<HTMLElement | null>, firstId: string | undefined) {
  const first = useRef<{ readonly element: Element; readonly top: number } | null>(null)
  useLayoutEffect(() => {
    const box = container.current
    if (!box) return
    const topOf = (element: Element) => element.getBoundingClientRect().top
    const note = () => {
      const element = box.querySelector('article')
      first.current = element && { element, top: topOf(element) }
    }
    const before = first.current
    if (before?.element.isConnected === true)
      box.scrollBy({ top: topOf(before.element) - before.top, behavior: 'instant' })
    note()
    box.addEventListener('scroll', note, { passive: true })
    return () => box.removeEventListener('scroll', note)
  }, [container, firstId])
}

interface LogProps {
  readonly session: ChatSession
  readonly read: ReturnType<typeof useMessages>
  readonly acts: AnswerActs
  /** Counts the questions sent from here: each brings the end into sight. */
  readonly sent: number
}

/** The messages, oldest first. Those out of sight are not laid out (CSS content-visibility); earlier ones on demand. */
export function Log({ session, read, acts, sent }: LogProps) {
  const say = useTexts(liveTexts)
  const { messages, hasNextPage, fetchNextPage, error, isPending, refetch } = read
  const container = useRef<HTMLDivElement>(null)
  const last = messages.at(-1)
  const older = async () => {
    await fetchNextPage({ cancelRefetch: false })
    // The button disappears with the last page, so the focus moves to the log.
    if (document.activeElement === document.body) container.current?.focus({ preventScroll: true })
  }
  useSteadyPlace(container, messages[0]?.message_id)
  const { isAway, toEnd } = useEndInSight(container, { size: `${last?.message_id} ${last?.content.length}`, sent })
  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 0, display: 'flex' }}>
      <Box
        ref={container}
        role="log"
        aria-label={say('log')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        sx={{
          flex: 1,
          overflowY: 'auto',
          px: { xs: 2, sm: 3 },
          py: 2.5,
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        <Box
          sx={{
            maxWidth: 720,
            mx: 'auto',
            display: 'flex',
            flexDirection: 'column',
            gap: 3,
            '& > article': { contentVisibility: 'auto', containIntrinsicSize: 'auto 120px' },
          }}
        >
          {hasNextPage && (
            <Button size="small" onClick={() => void older()} sx={{ alignSelf: 'center' }}>
              {say('older')}
            </Button>
          )}
          {error !== null && (
            <ProblemAlert error={error} message={say('messages_failed')} onRetry={() => void refetch()} />
          )}
          {isPending && <Waiting height={200} />}
          {!isPending && error === null && messages.length === 0 && (
            <Empty icon={<Forum />} title={say('empty')} text={say(`empty_${session.rag_strategy}`)} />
          )}
          {messages.map((message) =>
            message.role === 'user' ? (
              <Question key={message.message_id} message={message} />
            ) : (
              <Answer
                key={message.message_id}
                chat_session_id={session.chat_session_id}
                message={message}
                isLast={message === last}
                acts={acts}
              />
            ),
          )}
        </Box>
      </Box>
      {isAway && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<ArrowDownward />}
          onClick={toEnd}
          sx={{
            position: 'absolute',
            bottom: 8,
            left: '50%',
            transform: 'translateX(-50%)',
            bgcolor: 'surface.raised',
            boxShadow: 4,
          }}
        >
          {say('to_end')}
        </Button>
      )}
    </Box>
  )
}
