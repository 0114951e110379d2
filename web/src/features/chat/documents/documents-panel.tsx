import Add from '@mui/icons-material/Add'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { AttachedReport, ChatSession } from '@alta/contract/chat'
import type { SessionDocument } from '@alta/contract/documents'
import { namedKinds } from '@alta/contract/document-kinds'
import { limits } from '@alta/contract/limits'
import { Suspense, useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { usePastedFiles } from '../../../base/pasted-files.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ConfirmDialog } from '../../../base/ui/confirm.ts'
import { ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { Status } from '../../../base/ui/status.tsx'
import { MissingLanguages } from '../../../base/ui/missing-languages.tsx'
import { recognisedTexts } from '../../../base/ui/recognised.texts.ts'
import { useToast } from '../../../base/ui/toasts.tsx'
import { Waiting } from '../../../base/ui/waiting.tsx'
import type { SourceOf } from '../live/sources.ts'
import { AttachDialog } from '../sessions/dialogs.ts'
import { DocumentRow } from './document-row.tsx'
import { DocumentFault, Fault, Stages } from './document-state.tsx'
import { UploadRow } from './upload-row.tsx'
import { useSize } from './use-size.ts'
import { removeDocument, retryDocument, useDocuments } from './documents.queries.ts'
import { documentTexts } from './documents.texts.ts'
import { upload, useUploads } from './use-uploads.ts'

const megabytes = limits.document_file_bytes / (1024 * 1024)

const iconOf = (media_type: SessionDocument['media_type']) => {
  if (media_type === 'application/pdf') return 'pdf'
  return media_type.startsWith('image/') ? 'picture' : 'text'
}

interface DocumentPanelRowProps {
  readonly document: SessionDocument
  readonly isLit: boolean
  readonly onOpen: () => void
  readonly onRemove: () => void
}

function Row({ document, isLit, onOpen, onRemove }: DocumentPanelRowProps) {
  const say = useTexts(documentTexts)
  const toast = useToast()
  const size = useSize()
  const sayRecognised = useTexts(recognisedTexts)
  const { state, filename, bytes, pages, words, media_type, recognised } = document
  const isReady = state === 'ready'
  const meta = [
    pages === null ? undefined : say('pages', { pages }),
    words === null ? undefined : say('words', { words }),
    size(bytes),
    recognised ? sayRecognised('brief', { words: recognised.uncertain_words }) : undefined,
  ]
  const retry = () => {
    retryDocument(document).catch(() => toast({ message: say('retry_failed'), severity: 'error' }))
  }
  return (
    <DocumentRow
      icon={iconOf(media_type)}
      name={filename}
      meta={
        state === 'error' ? (
          <Status tone="error" shape="bar">
            {say('not_read')}
          </Status>
        ) : (
          meta.filter((part) => part !== undefined).join(' · ')
        )
      }
      isLit={isLit}
      {...(isReady && { onOpen })}
      actions={[
        ...(isReady ? [{ label: say('open'), act: onOpen }] : []),
        { label: say('remove'), act: onRemove, danger: true },
      ]}
    >
      {state === 'indexing' && <Stages document={document} />}
      {state === 'ready' && <MissingLanguages languages={recognised?.missing_languages ?? []} />}
      {state === 'uploading' && <Fault>{say('interrupted')}</Fault>}
      {state === 'error' && <DocumentFault document={document} onRetry={retry} />}
    </DocumentRow>
  )
}

interface ReportRowProps {
  readonly report: AttachedReport
  readonly lit: SourceOf | null
  readonly onOpen: (source: SourceOf) => void
}

function ReportRow({ report, lit, onOpen }: ReportRowProps) {
  const say = useTexts(documentTexts)
  const { discharge_report_id, title, revision, review_state } = report
  const version = revision === 0 ? say('generated') : say('corrected', { revision })
  const isAnnulled = review_state === 'annulled'
  return (
    <DocumentRow
      icon="report"
      name={title}
      meta={
        isAnnulled ? (
          <Status tone="error" shape="bar">
            {say('annulled')}
          </Status>
        ) : (
          version
        )
      }
      isLit={lit?.discharge_report_id === discharge_report_id}
      // An annulled one that was never asked about has no text here.
      {...(!isAnnulled && { onOpen: () => onOpen({ document_id: null, discharge_report_id, revision }) })}
      actions={[]}
    />
  )
}

/** Whom the texts name, where they name several: an answer may mix them. */
function Patients({ patients }: Pick<ChatSession, 'patients'>) {
  const say = useTexts(documentTexts)
  if (patients.length === 0) return null
  return (
    <Alert severity="warning" sx={{ m: 2, mb: 1 }}>
      {say('patients')}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {patients.map(({ name, record_number, birth_date }) => {
          const identity = [name, record_number, birth_date].filter((part) => part !== null).join(' · ')
          return <li key={identity}>{identity}</li>
        })}
      </Box>
    </Alert>
  )
}

interface DocumentsPanelProps {
  readonly session: ChatSession
  /** The source of the citation whose card is open. */
  readonly lit: SourceOf | null
  readonly onOpen: (source: SourceOf) => void
}

/** Documents and reports of a chat: what is asked about. Takes files, several at once, dropped or chosen. */
export function DocumentsPanel({ session, lit, onOpen }: DocumentsPanelProps) {
  const say = useTexts(documentTexts)
  const toast = useToast()
  const { chat_session_id, discharge_reports } = session
  const { data, error, isPending, refetch } = useDocuments(chat_session_id)
  const uploads = useUploads(chat_session_id)
  const [removing, setRemoving] = useState<SessionDocument | null>(null)
  const [attaching, setAttaching] = useState(false)
  const announced = new Set(uploads.map(({ document_id }) => document_id))
  // A document whose bytes are on their way from here has its row among the uploads.
  const items = data?.items.filter(({ document_id }) => !announced.has(document_id)) ?? []
  const count = items.length + uploads.filter(({ fault }) => fault === null).length
  const take = (files: readonly File[]) => void upload(chat_session_id, files, count)
  usePastedFiles(say('pasted'), take)
  const dropzone = useDropzone({
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, refused) => take([...accepted, ...refused.map(({ file }) => file)]),
  })
  return (
    <Stack {...dropzone.getRootProps({ role: 'group', 'aria-label': say('title') })} sx={{ flex: 1, minHeight: 0 }}>
      <input
        {...dropzone.getInputProps({ 'aria-label': say('add'), accept: `${namedKinds}, .jpeg`, multiple: true })}
      />
      <Stack
        direction="row"
        sx={{ alignItems: 'center', gap: 1, px: 2, minHeight: 54, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography variant="h3" component="h2">
          {say('title')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', flex: 1 }}>
          {say('count', { count, most: limits.documents_per_session })}
        </Typography>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<Add />}
          onClick={dropzone.open}
          disabled={count >= limits.documents_per_session}
        >
          {say('add')}
        </Button>
      </Stack>
      <Box sx={{ flex: 1, overflowY: 'auto' }}>
        {error !== null && (
          <Box sx={{ p: 2 }}>
            <ProblemAlert error={error} message={say('not_loaded')} onRetry={() => void refetch()} />
          </Box>
        )}
        {isPending && <Waiting height={120} />}
        <Patients patients={session.patients} />
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {items.map((document) => (
            <Row
              key={document.document_id}
              document={document}
              isLit={lit?.document_id === document.document_id}
              onOpen={() => onOpen({ document_id: document.document_id, discharge_report_id: null, revision: 0 })}
              onRemove={() => setRemoving(document)}
            />
          ))}
          {uploads.map((one) => (
            <UploadRow key={one.key} upload={one} />
          ))}
          {discharge_reports.map((report) => (
            <ReportRow key={report.discharge_report_id} report={report} lit={lit} onOpen={onOpen} />
          ))}
        </Box>
      </Box>
      <Box
        sx={{
          m: 2,
          p: 2,
          textAlign: 'center',
          border: 1,
          borderStyle: 'dashed',
          borderRadius: 1,
          borderColor: dropzone.isDragActive ? 'primary.main' : 'surface.control',
          bgcolor: dropzone.isDragActive ? 'surface.accentSoft' : undefined,
        }}
      >
        <Typography variant="body2">{say('drop')}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {say('limits', { megabytes })}
        </Typography>
        <Box sx={{ mt: 1 }}>
          <Button size="small" variant="outlined" color="inherit" onClick={() => setAttaching(true)}>
            {say('attach')}
          </Button>
        </Box>
      </Box>
      <Suspense>
        {attaching && <AttachDialog session={session} onClose={() => setAttaching(false)} />}
        {removing && (
          <ConfirmDialog
            title={say('remove_title', { name: removing.filename })}
            text={say('remove_text')}
            keep={say('keep')}
            destroy={say('destroy')}
            onConfirm={async () => {
              await removeDocument(removing)
              toast({ message: say('removed', { name: removing.filename }) })
              setRemoving(null)
            }}
            failed={say('remove_failed')}
            onClose={() => setRemoving(null)}
          />
        )}
      </Suspense>
    </Stack>
  )
}
