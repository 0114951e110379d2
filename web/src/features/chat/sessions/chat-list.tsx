import Add from '@mui/icons-material/Add'
import Forum from '@mui/icons-material/ForumOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ChatSessionSummary, ragStrategies } from '@alta/contract/chat'
import { navigate } from '../../../base/router/router.ts'
import { useSearch } from '../../../base/router/pages.tsx'
import { Suspense, useState } from 'react'
import { useOrganisation } from '../../../base/organisations/organisation-store.ts'
import { useHasPermission, useOrganisations } from '../../../base/stores.ts'
import { useTexts } from '../../../base/texts.tsx'
import { Empty } from '../../../base/ui/empty.tsx'
import type { GridFilter, RowAction } from '../../../base/ui/grid/grid-types.ts'
import { Grid } from '../../../base/ui/grid/grid.tsx'
import { type GridView, useGridView } from '../../../base/ui/grid/use-grid-view.ts'
import { PageHead } from '../../../base/ui/page-head.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { Waiting } from '../../../base/ui/waiting.tsx'
import { filterKeys, useSessionPage } from '../chat.queries.ts'
import { useChatColumns } from './chat-columns.tsx'
import { chatListTexts, ragStrategyTexts } from './list.texts.ts'
import { CreateSessionDialog, EditSessionDialog, OrganisationPicker, RemoveSessionDialog } from './parts.ts'

function OrganisationName({ id }: { id: string }) {
  const { organisation } = useOrganisation(id)
  return organisation?.name ?? id
}

function useFilters({ filters }: GridView): readonly GridFilter[] {
  const say = useTexts(chatListTexts)
  const sayStrategy = useTexts(ragStrategyTexts)
  const { organisation_id } = filters
  const organisationCount = useOrganisations(
    ({ organisations }) => organisations.filter((one) => one.permissions.includes('chat_sessions:create')).length,
  )
  const organisation: GridFilter = {
    key: 'organisation_id',
    label: say('organisation'),
    shown: organisation_id === undefined ? undefined : <OrganisationName id={organisation_id} />,
    panel: (choose) => (
      <Suspense fallback={<Waiting height={60} />}>
        <OrganisationPicker
          label={say('organisation')}
          name="organisation_id"
          permission="chat_sessions:create"
          value={null}
          onPick={(chosen) => choose({ organisation_id: chosen?.organisation_id })}
        />
      </Suspense>
    ),
  }
  return [
    {
      key: 'rag_strategy',
      label: say('strategy'),
      choices: ragStrategies.map((strategy) => ({ value: strategy, label: sayStrategy(strategy) })),
    },
    // A person who may chat in one organisation only has no organisation to choose.
    ...(organisationCount > 1 || organisation_id !== undefined ? [organisation] : []),
  ]
}

type OpenChatDialog =
  | { readonly what: 'create' }
  | { readonly what: 'edit' | 'remove'; readonly session: ChatSessionSummary }

/** What may be done with a chat of the list, and the dialogs in which it is done. */
function useActs() {
  const say = useTexts(chatListTexts)
  const { create: isCreating } = useSearch('/rag-chat')
  const [chosen, setDoing] = useState<OpenChatDialog | null>(null)
  const doing: OpenChatDialog | null = chosen ?? (isCreating === undefined ? null : { what: 'create' })
  const close = () => {
    setDoing(null)
    if (isCreating !== undefined)
      void navigate({ to: '/rag-chat', search: (before) => ({ ...before, create: undefined }), replace: true })
  }
  const open = (chat_session_id: string) =>
    void navigate({ to: '/rag-chat/:chat_session_id', params: { chat_session_id } })
  const actions = (session: ChatSessionSummary): RowAction[] => [
    { label: say('open'), act: () => open(session.chat_session_id) },
    {
      label: say('preview'),
      act: () =>
        void navigate({
          to: '/rag-chat',
          search: (before) => ({ ...before, session: session.chat_session_id }),
          state: true,
        }),
    },
    { label: say('edit'), act: () => setDoing({ what: 'edit', session }) },
    { label: say('remove'), act: () => setDoing({ what: 'remove', session }), danger: true },
  ]
  const dialogs = (
    <Suspense>
      {doing?.what === 'create' && (
        <CreateSessionDialog onClose={close} onCreated={({ chat_session_id }) => open(chat_session_id)} />
      )}
      {doing?.what === 'edit' && <EditSessionDialog id={doing.session.chat_session_id} onClose={close} />}
      {doing?.what === 'remove' && <RemoveSessionDialog session={doing.session} onClose={close} />}
    </Suspense>
  )
  return { actions, dialogs, create: () => setDoing({ what: 'create' }) }
}

/** The caller's own chats. */
export function ChatList() {
  const say = useTexts(chatListTexts)
  const sayStrategy = useTexts(ragStrategyTexts)
  const mayChat = useHasPermission('chat_sessions:create')
  const view = useGridView({ sort: '-updated_at', keys: filterKeys, areWordsSecret: true })
  const page = useSessionPage(view)
  const { columns, card } = useChatColumns(sayStrategy)
  const filters = useFilters(view)
  const { actions, dialogs, create } = useActs()
  const isNarrowed = view.q !== '' || Object.keys(view.filters).length > 0
  // An empty list offers the same action itself.
  const isEmpty = page.items?.length === 0 && !isNarrowed && view.cursors.length === 0
  const createButton = (
    <Button variant="contained" startIcon={<Add />} onClick={create}>
      {say('create')}
    </Button>
  )
  if (!mayChat)
    return (
      <Box sx={{ maxWidth: 1440, mx: 'auto' }}>
        <PageHead title={say('title')} />
        <Panel>
          <Empty icon={<Forum />} title={say('none')} text={say('no_place')} />
        </Panel>
      </Box>
    )
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')}>
        {!isEmpty && createButton}
      </PageHead>
      <Grid
        name="chats"
        label={say('title')}
        view={view}
        page={page}
        columns={columns}
        card={card}
        rowKey={({ chat_session_id }) => chat_session_id}
        rowName={({ title }) => title}
        actions={actions}
        searchLabel={say('search')}
        filters={filters}
        empty={<Empty icon={<Forum />} title={say('none')} text={say('none_why')} action={createButton} />}
        failed={say('not_loaded')}
      />
      {dialogs}
    </>
  )
}
