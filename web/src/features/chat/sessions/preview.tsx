import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { parseMarkdown } from '@alta/clinical/document/markdown'
import { treeText } from '@alta/clinical/document/plain-text'
import type { ChatSession } from '@alta/contract/chat'
import * as documents from '@alta/contract/documents'
import { type ReactNode, useId } from 'react'
import { useFormatter } from 'use-intl'
import { useRead } from '../../../base/queries.ts'
import { useTexts } from '../../../base/texts.tsx'
import { DetailRow } from '../../../base/ui/detail-row.tsx'
import { ButtonLink } from '../../../base/ui/links.tsx'
import { asProblem, ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { Waiting } from '../../../base/ui/waiting.tsx'
import { useChatSession, useLastMessages } from '../chat.queries.ts'
import { lines } from '../lines.ts'
import { ragStrategyTexts } from './list.texts.ts'
import { sessionTexts } from './session.texts.ts'

function Names({ name, names }: { name: string; names: readonly string[] }) {
  return names.length > 0 ? <DetailRow name={name}>{names.join(' · ')}</DetailRow> : null
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}

/** How many characters of an answer are read for its first lines. */
const mostShown = 1_000

/** The beginning of an answer without the signs of its markdown. */
const wordsOf = (content: string): string => treeText(parseMarkdown(content.slice(0, mostShown))).trim()

function Content({ session }: { session: ChatSession }) {
  const say = useTexts(sessionTexts)
  const sayStrategy = useTexts(ragStrategyTexts)
  const format = useFormatter()
  const { chat_session_id, discharge_reports } = session
  const files = useRead(documents.list, { params: { chat_session_id } })
  const last = useLastMessages(chat_session_id)
  const messages = last.data?.items.toReversed() ?? []
  return (
    <>
      <Box component="dl" sx={{ m: 0 }}>
        <DetailRow name={say('organisation')}>{session.organisation_name}</DetailRow>
        <DetailRow name={say('strategy')}>{sayStrategy(session.rag_strategy)}</DetailRow>
        <Names name={say('documents')} names={files.data?.items.map(({ filename }) => filename) ?? []} />
        <Names name={say('attached')} names={discharge_reports.map(({ title }) => title)} />
      </Box>
      {files.data?.items.length === 0 && discharge_reports.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {say('no_documents')}
        </Typography>
      )}
      <Part title={say('last_messages')}>
        {last.isPending && <Waiting height={80} />}
        {last.data && messages.length === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {say('no_messages')}
          </Typography>
        )}
        <Stack component="ol" sx={{ m: 0, p: 0, gap: 1.25, listStyle: 'none' }}>
          {messages.map(({ message_id, role, content, created_at }) => (
            <li key={message_id}>
              <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                {say(role === 'user' ? 'you' : 'alta')}
                {' · '}
                {format.dateTime(new Date(created_at), { dateStyle: 'medium', timeStyle: 'short' })}
              </Typography>
              <Typography variant="body2" sx={lines(3)}>
                {role === 'user' ? content : wordsOf(content)}
              </Typography>
            </li>
          ))}
        </Stack>
      </Part>
    </>
  )
}

/** A chat before it is opened: what it asks, what it holds, and the way in. */
export function Preview({ id, onClose }: { id: string; onClose: () => void }) {
  const say = useTexts(sessionTexts)
  const heading = useId()
  const { data: session, error, refetch } = useChatSession(id)
  const isGone = error !== null && ['not-found', 'forbidden'].includes(asProblem(error).code)
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={heading}>
      <DialogTitle id={heading} sx={{ overflowWrap: 'anywhere' }}>
        {session?.title ?? say('title')}
      </DialogTitle>
      <DialogContent>
        {error !== null && (
          <ProblemAlert
            error={error}
            message={isGone ? `${say('gone_title')}. ${say('not_found')}` : say('not_loaded')}
            {...(!isGone && { onRetry: () => void refetch() })}
          />
        )}
        {session ? <Content session={session} /> : error === null && <Waiting height={160} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {say('close')}
        </Button>
        {session && (
          <ButtonLink to="/rag-chat/:chat_session_id" params={{ chat_session_id: id }} variant="contained">
            {say('start')}
          </ButtonLink>
        )}
      </DialogActions>
    </Dialog>
  )
}
