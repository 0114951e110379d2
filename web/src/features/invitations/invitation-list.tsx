import Mail from '@mui/icons-material/MailOutlined'
import * as invitations from '@alta/contract/invitations'
import type { Invitation } from '@alta/contract/invitations'
import * as publicCalls from '@alta/contract/public'
import { Suspense, useState } from 'react'
import { useFormatter } from 'use-intl'
import { call } from '../../base/api.ts'
import { useRead, refresh } from '../../base/queries.ts'
import { keyOf } from '../../base/query-key.ts'
import { roleTexts } from '../../base/roles/roles.texts.ts'
import { useHasPermission } from '../../base/stores.ts'
import { useTexts } from '../../base/texts.tsx'
import { ConfirmDialog } from '../../base/ui/confirm.ts'
import { Empty } from '../../base/ui/empty.tsx'
import { Grid } from '../../base/ui/grid/grid.tsx'
import type { GridCard, GridColumn } from '../../base/ui/grid/grid-types.ts'
import { useGridPage } from '../../base/ui/grid/use-grid-page.ts'
import { useGridView } from '../../base/ui/grid/use-grid-view.ts'
import { Status } from '../../base/ui/status.tsx'
import { useToast } from '../../base/ui/toasts.tsx'
import { invitationTexts } from './invitations.texts.ts'

function useInvitationColumns(sendsMail: boolean): {
  columns: GridColumn<Invitation>[]
  card: (one: Invitation) => GridCard
} {
  const say = useTexts(invitationTexts)
  const sayRole = useTexts(roleTexts)
  const format = useFormatter()
  const day = (time: string) => format.dateTime(new Date(time), { dateStyle: 'medium' })
  const offers = ({ role, organisation_name: organisation, user_id }: Invitation) => {
    if (role === null) return say(user_id === null ? 'account' : 'new_password')
    return organisation === null ? sayRole(role) : say('role_in', { role: sayRole(role), organisation })
  }
  const until = ({ expired, expires_at }: Invitation) =>
    expired ? <Status shape="bar">{say('expired')}</Status> : day(expires_at)
  const mailed = ({ mail, mailed_at }: Invitation) => {
    if (mail === 'failed') return <Status tone="error">{say('mail_failed')}</Status>
    if (mail === 'waiting') return <Status shape="half">{say('mail_waiting')}</Status>
    if (mail !== 'sent' || mailed_at === null) return say('nothing')
    const sent = say('mail_sent', { date: day(mailed_at) })
    return <span title={sent}>{sent}</span>
  }
  const email = (one: Invitation) => (
    <b title={one.email} style={{ fontWeight: 600 }}>
      {one.email}
    </b>
  )
  return {
    columns: [
      { key: 'email', label: say('person'), always: true, cell: email },
      { key: 'name', label: say('name'), wide: true, width: 140, cell: ({ name }) => name ?? say('nothing') },
      { key: 'offers', label: say('offers'), cell: (one) => <span title={offers(one)}>{offers(one)}</span> },
      {
        key: 'invited_by',
        label: say('invited_by'),
        wide: true,
        width: 130,
        cell: ({ invited_by }) => invited_by?.name ?? say('nothing'),
      },
      { key: 'reason', label: say('reason'), wide: true, width: 120, cell: ({ reason }) => reason ?? say('nothing') },
      sendsMail
        ? { key: 'mail', label: say('mail'), width: 150, cell: mailed }
        : { key: 'created_at', label: say('created'), width: 120, cell: ({ created_at }) => day(created_at) },
      { key: 'expires_at', label: say('expires'), width: 120, cell: until },
    ],
    card: (one) => ({
      title: email(one),
      state: until(one),
      lines: [offers(one), one.name, one.reason, ...(one.mail === null ? [] : [mailed(one)])],
    }),
  }
}

/** Links that were made and not used yet. */
export function InvitationList() {
  const say = useTexts(invitationTexts)
  const toast = useToast()
  const mayRevoke = useHasPermission('members:write')
  const [revoking, setRevoking] = useState<Invitation | null>(null)
  const view = useGridView({ sort: '-created_at' })
  const page = useGridPage({
    view,
    of: keyOf(invitations.list, {}),
    read: (paging, signal) => call(invitations.list, { query: paging }, { signal }),
  })
  const sendsMail = useRead(publicCalls.read, {}).data?.mail === true
  const { columns, card } = useInvitationColumns(sendsMail)
  const send = async ({ invitation_id, email }: Invitation) => {
    try {
      await call(invitations.send, { params: { invitation_id } })
      toast({ message: say('mail_on_its_way', { email }) })
    } catch {
      toast({ message: say('mail_refused', { email }), severity: 'error' })
    }
    await refresh(invitations.list)
  }
  const revoke = async ({ invitation_id }: Invitation) => {
    await call(invitations.remove, { params: { invitation_id } })
    await refresh(invitations.list)
    toast({ message: say('revoked') })
    setRevoking(null)
  }
  return (
    <>
      <Grid<Invitation>
        name="invitations"
        label={say('title')}
        view={view}
        page={page}
        columns={columns}
        card={card}
        rowKey={({ invitation_id }) => invitation_id}
        rowName={({ email }) => email}
        {...(mayRevoke && {
          actions: (one) => [
            ...(sendsMail && !one.expired ? [{ label: say('send'), act: () => void send(one) }] : []),
            { label: say('revoke'), act: () => setRevoking(one), danger: true },
          ],
        })}
        empty={<Empty icon={<Mail />} title={say('empty_title')} text={say('empty_text')} />}
        failed={say('list_failed')}
      />
      <Suspense>
        {revoking && (
          <ConfirmDialog
            title={say('revoke_title', { email: revoking.email })}
            text={say('revoke_text')}
            keep={say('keep')}
            destroy={say('revoke')}
            failed={say('revoke_failed')}
            onConfirm={() => revoke(revoking)}
            onClose={() => setRevoking(null)}
          />
        )}
      </Suspense>
    </>
  )
}
