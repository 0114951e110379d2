import Forum from '@mui/icons-material/ForumOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ChatSession, Citation } from '@alta/contract/chat'
import { Suspense, useEffect, useRef, useState } from 'react'
import { windowHeight } from '../../../base/shell/sizes.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { ButtonLink } from '../../../base/ui/links.tsx'
import { NotFound } from '../../../base/ui/not-found.tsx'
import { PageHead } from '../../../base/ui/page-head.tsx'
import { asProblem, ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { Waiting } from '../../../base/ui/waiting.tsx'
import { useChatSession } from '../chat.queries.ts'
import { useDocumentEvents, useDocuments } from '../documents/documents.queries.ts'
import { documentTexts } from '../documents/documents.texts.ts'
import { sessionTexts } from '../sessions/session.texts.ts'
import type { ShownCitation } from './answer.tsx'
import { ChatHead } from './chat-head.tsx'
import { Composer } from './composer.tsx'
import { Log } from './log.tsx'
import { liveTexts } from './live.texts.ts'
import { useFollowing, useMessages, useOtherTabs } from './messages.queries.ts'
import { DocumentsDialog, DocumentsPanel, SourceView } from './parts.ts'
import { SessionNotices } from './session-notices.tsx'
import type { OpenedSource } from './source-view.tsx'
import { nameOf, type SourceOf } from './sources.ts'
import { useAnswerActions } from './use-answer-actions.ts'

/** From this width on, the documents stand beside the chat. */
const wide = '(min-width:1000px)'

/** Which source is open, and at which passage. Closed, it gives the focus back to what opened it. */
function useOpenSource() {
  const [open, setOpen] = useState<OpenedSource | null>(null)
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    if (open === null && opener.current instanceof HTMLElement) opener.current.focus()
  }, [open])
  const show = (source: SourceOf, passage: OpenedSource['passage']) => {
    const { document_id, discharge_report_id, revision } = source
    if (open === null) opener.current = document.activeElement
    setOpen((last) => ({ document_id, discharge_report_id, revision, passage, opening: (last?.opening ?? 0) + 1 }))
  }
  return { open, show, close: () => setOpen(null) }
}

function Live({ session }: { session: ChatSession }) {
  const say = useTexts(liveTexts)
  const sayDocuments = useTexts(documentTexts)
  const toast = useToast()
  const isWide = useMediaQuery(wide, { noSsr: true })
  const [isOver, setIsOver] = useState(false)
  const [sent, setSent] = useState(0)
  const [shown, setShown] = useState<ShownCitation | null>(null)
  const { chat_session_id, rag_strategy, discharge_reports, message_count } = session
  const read = useMessages(chat_session_id)
  const files = useDocuments(chat_session_id).data?.items ?? []
  useDocumentEvents(chat_session_id, ({ filename }) => toast({ message: sayDocuments('ready', { name: filename }) }))
  const inUse = discharge_reports.filter(({ review_state }) => review_state !== 'annulled')
  const named = (source: SourceOf) => {
    const name = nameOf(source, files, discharge_reports)
    const id = source.discharge_report_id
    const isInUse = id === null || inUse.some(({ discharge_report_id }) => discharge_report_id === id)
    return name === undefined || isInUse ? name : say('annulled_name', { name })
  }
  const acts = useAnswerActions(chat_session_id, named)
  const { open, show, close } = useOpenSource()
  const writing = read.messages.find(({ status }) => status === 'streaming')
  useFollowing(chat_session_id, writing, acts.lost)
  useOtherTabs(chat_session_id, read.data, message_count)
  const openPassage = (citation: Citation) => {
    show(citation, { start: citation.source_start, end: citation.source_end })
    setIsOver(true)
  }
  const leaveDialog = () => {
    setIsOver(false)
    close()
  }
  const sources = files.filter(({ state }) => state === 'ready').length + inUse.length
  const beside = (
    <Suspense fallback={<Waiting height={300} />}>
      {open && <SourceView chat_session_id={chat_session_id} open={open} name={named(open)} onClose={close} />}
      {/* The panel stays behind an open source, so that whoever comes back finds it as they left it. */}
      <Box sx={{ display: open ? 'none' : 'flex', flex: 1, minHeight: 0 }}>
        <DocumentsPanel session={session} lit={shown?.citation ?? null} onOpen={(source) => show(source, null)} />
      </Box>
    </Suspense>
  )
  const label = say('documents_button', { count: files.length + discharge_reports.length })
  return (
    <Stack sx={{ height: windowHeight, minHeight: 420, bgcolor: 'background.paper' }}>
      <title>{`${session.title} · Alta`}</title>
      <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
        <Stack sx={{ flex: 1, minWidth: 0 }}>
          <ChatHead session={session}>
            {!isWide && (
              <Button size="small" variant="outlined" color="inherit" onClick={() => setIsOver(true)}>
                {label}
              </Button>
            )}
          </ChatHead>
          <SessionNotices session={session} />
          <Log
            session={session}
            read={read}
            sent={sent}
            acts={{ copy: acts.copy, resume: acts.resume, open: openPassage, nameOf: named, shown, show: setShown }}
          />
          {acts.failure && (
            <Box sx={{ px: { xs: 2, sm: 3 }, width: 1, maxWidth: 768, mx: 'auto' }}>
              <ActAlert error={acts.failure.error} failed={acts.failure.failed} />
            </Box>
          )}
          <Composer
            chat_session_id={chat_session_id}
            rag_strategy={rag_strategy}
            sources={sources}
            isWriting={writing !== undefined}
            onStop={() => writing && acts.stop(writing)}
            onSent={() => setSent((times) => times + 1)}
          />
        </Stack>
        {isWide && (
          <Stack component="aside" sx={{ width: 360, flex: 'none', borderLeft: 1, borderColor: 'divider' }}>
            {beside}
          </Stack>
        )}
      </Box>
      {!isWide && isOver && (
        <Suspense>
          <DocumentsDialog label={label} onClose={leaveDialog}>
            {beside}
          </DocumentsDialog>
        </Suspense>
      )}
    </Stack>
  )
}

/** One chat: messages in the middle, documents and their text at the right. */
export function Chat({ id }: { id: string }) {
  const say = useTexts(sessionTexts)
  const sayLive = useTexts(liveTexts)
  const { data: session, error, refetch } = useChatSession(id)
  if (session) return <Live session={session} />
  if (error === null) return <Waiting height={420} />
  // A person who may not chat anywhere is refused before the chat is fetched.
  const isGone = ['not-found', 'forbidden'].includes(asProblem(error).code)
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, py: 3, maxWidth: 1440, mx: 'auto' }}>
      {isGone ? (
        <NotFound
          icon={<Forum />}
          title={say('gone_title')}
          text={say('not_found')}
          back={
            <ButtonLink to="/rag-chat" variant="contained">
              {say('to_list')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <PageHead title={sayLive('tab')} />
          <ProblemAlert error={error} message={say('not_loaded')} onRetry={() => void refetch()} />
        </>
      )}
    </Box>
  )
}
