import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import * as requests from '@alta/contract/access-requests'
import type { AccessRequest } from '@alta/contract/access-requests'
import type { Organisation } from '@alta/contract/organisations'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { useRead } from '../../../base/queries.ts'
import { useSession } from '../../../base/stores.ts'
import { useTexts } from '../../../base/texts.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { changeApproval, decide, useRequestWords, withdraw } from './approval-acts.ts'
import { approvalTexts } from './approval.texts.ts'
import { ReasonDialog } from './reason-dialog.tsx'

const every = 20_000

interface RequestLineProps {
  readonly request: AccessRequest
  readonly onDecide: (outcome: 'approve' | 'refuse', request: AccessRequest) => void
}

/** What is asked for, by whom and why, and what the person may do about it. */
function RequestLine({ request, onDecide }: RequestLineProps) {
  const say = useTexts(approvalTexts)
  const wordsOf = useRequestWords()
  const format = useFormatter()
  const toast = useToast()
  const me = useSession(({ user }) => user?.user_id)
  const { requested_by, requested_at, reason, outcome, decided_by, decidable_by_me } = request
  const isMine = requested_by.user_id === me
  const what = wordsOf(request)
  const when = format.dateTime(new Date(requested_at), { dateStyle: 'medium', timeStyle: 'short' })
  const takeBack = async () => {
    try {
      await withdraw(request)
      toast({ message: say('withdrawn') })
    } catch {
      toast({ message: say('failed'), severity: 'error' })
    }
  }
  const button = (act: 'approve' | 'refuse' | 'withdraw', onClick: () => void) => (
    <Button size="small" variant="outlined" aria-label={say('one', { act: say(act), what })} onClick={onClick}>
      {say(act)}
    </Button>
  )
  return (
    <Stack
      component="li"
      sx={{
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { sm: 'center' },
        gap: 1,
        px: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="p">
          {what}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {say('asked', { name: requested_by.name, when, reason })}
        </Typography>
        {outcome === 'approved' && (
          <Typography variant="body2">
            {say('approved_by', { name: decided_by?.name ?? '', me: isMine ? 'yes' : 'no' })}
          </Typography>
        )}
      </Box>
      {outcome === null && decidable_by_me && (
        <>
          {button('approve', () => onDecide('approve', request))}
          {button('refuse', () => onDecide('refuse', request))}
        </>
      )}
      {outcome === null && isMine && button('withdraw', () => void takeBack())}
    </Stack>
  )
}

type OpenApprovalDialog =
  | { readonly act: 'approve' | 'refuse'; readonly request: AccessRequest }
  | { readonly act: 'switch_on' | 'switch_off' }

interface AskingProps {
  readonly organisation: Organisation
  readonly dialog: OpenApprovalDialog
  readonly onClose: () => void
}

function AskingDialog({ organisation, dialog, onClose }: AskingProps) {
  const say = useTexts(approvalTexts)
  const wordsOf = useRequestWords()
  const toast = useToast()
  const { act } = dialog
  const text = 'request' in dialog ? wordsOf(dialog.request) : say(`${dialog.act}_means`)
  const submit = async (input: { reason?: string }) => {
    if ('request' in dialog) {
      const outcome = dialog.act === 'approve' ? 'approved' : 'refused'
      await decide(dialog.request, { outcome, ...input })
      toast({ message: say(outcome) })
      return
    }
    await changeApproval(organisation, act === 'switch_on' ? 'second_person' : 'none', input)
    toast({ message: say('switched') })
  }
  return (
    <ReasonDialog
      title={say(`${act}_title`)}
      text={text}
      submit={say(act)}
      needsReason={act === 'refuse' || act === 'switch_off'}
      {...('request' in dialog &&
        dialog.request.kind !== 'erasure' && { stateKey: `${act} ${dialog.request.access_request_id}` })}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}

/** Whether clinical access takes a second person here, and what waits for one. For whoever sees the members. */
export function ApprovalPanel({ organisation }: { organisation: Organisation }) {
  const say = useTexts(approvalTexts)
  const me = useSession(({ user }) => user?.user_id)
  const [dialog, setDialog] = useState<OpenApprovalDialog | null>(null)
  const { organisation_id, clinical_access_approval: approval, owner } = organisation
  const isOn = approval === 'second_person'
  const { data } = useRead(requests.list, { params: { organisation_id }, query: {} }, { refetchInterval: () => every })
  const items = data?.items ?? []
  const isOwner = owner !== null && owner.user_id === me
  if (!isOn && !isOwner && items.length === 0) return null
  return (
    <Panel
      flush
      title={say('title')}
      sub={say('sub')}
      action={
        isOwner && (
          <Button size="small" variant="outlined" onClick={() => setDialog({ act: isOn ? 'switch_off' : 'switch_on' })}>
            {say(isOn ? 'switch_off' : 'switch_on')}
          </Button>
        )
      }
    >
      <Typography variant="body2" sx={{ px: 2, pb: 1.5, color: 'text.secondary' }}>
        {say(isOn ? 'is_on' : 'is_off')} {isOn && items.length === 0 && say('none')}
      </Typography>
      {items.length > 0 && (
        <Box component="ul" aria-label={say('title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {items.map((request) => (
            <RequestLine
              key={request.access_request_id}
              request={request}
              onDecide={(act, of) => setDialog({ act, request: of })}
            />
          ))}
        </Box>
      )}
      {dialog && <AskingDialog organisation={organisation} dialog={dialog} onClose={() => setDialog(null)} />}
    </Panel>
  )
}
