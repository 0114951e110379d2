import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import * as chat from '@alta/contract/chat'
import type { ChatSession } from '@alta/contract/chat'
import { navigate } from '../../../base/router/router.ts'
import { type ReactNode, Suspense, useState } from 'react'
import { fetchFile } from '../../../base/api.ts'
import { download } from '../../../base/download.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import type { RowAction } from '../../../base/ui/grid/grid-types.ts'
import { RowMenu } from '../../../base/ui/grid/row-menu.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { lines } from '../lines.ts'
import { ragStrategyTexts } from '../sessions/list.texts.ts'
import { liveTexts } from './live.texts.ts'
import { EditSessionDialog, RemoveSessionDialog } from './parts.ts'

const formats = ['docx', 'markdown'] as const

/** What the chat is called, how it answers, and what can be done with it as a whole. */
export function ChatHead({ session, children }: { session: ChatSession; children: ReactNode }) {
  const say = useTexts(liveTexts)
  const sayStrategy = useTexts(ragStrategyTexts)
  const toast = useToast()
  const [dialog, setDialog] = useState<'edit' | 'remove' | null>(null)
  const [error, setError] = useState<unknown>(null)
  const { chat_session_id, title, rag_strategy, organisation_name } = session
  const save = async (format: (typeof formats)[number]) => {
    setError(null)
    try {
      const request = { params: { chat_session_id }, query: { format } }
      const { bytes, filename } = await fetchFile(chat.exportFile, request)
      download(bytes, filename ?? `${title}.${format}`)
      toast({ message: say('exported') })
    } catch (failure) {
      setError(failure)
    }
  }
  const actions: RowAction[] = [
    { label: say('edit'), act: () => setDialog('edit') },
    ...formats.map((format) => ({ label: say(`export_${format}`), act: () => void save(format) })),
    { label: say('remove'), act: () => setDialog('remove'), danger: true },
  ]
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', flex: 'none' }}>
      <Stack direction="row" sx={{ px: { xs: 2, sm: 3 }, minHeight: 54, alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 0, display: { md: 'flex' }, alignItems: 'baseline', columnGap: 1.5, py: 0.5 }}>
          <Typography variant="h2" component="h1" title={title} sx={lines(2)}>
            {title}
          </Typography>
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary', flex: 'none' }}>
            {sayStrategy(rag_strategy)}
            {' · '}
            {organisation_name}
          </Typography>
        </Box>
        {children}
        <RowMenu name={title} actions={actions} />
      </Stack>
      <Box sx={{ px: { xs: 2, sm: 3 }, '&:not(:empty)': { pb: 1 } }}>
        <ActAlert error={error} failed={say('export_failed')} />
      </Box>
      <Suspense>
        {dialog === 'edit' && <EditSessionDialog id={chat_session_id} onClose={() => setDialog(null)} />}
        {dialog === 'remove' && (
          <RemoveSessionDialog
            session={session}
            onClose={() => setDialog(null)}
            onRemoved={() => void navigate({ to: '/rag-chat', replace: true })}
          />
        )}
      </Suspense>
    </Box>
  )
}
