import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { LanguageItems, ProfileItems, SearchBar } from '../base/shell/lazy-parts.ts'
import { NotificationsPopover } from '../base/shell/notifications/notifications-popover.tsx'
import type { Notification } from '../base/shell/notifications/notifications.ts'
import { ConfirmDialog } from '../base/ui/confirm.ts'
import { Field } from '../base/ui/field.tsx'
import { FormDialog } from '../base/ui/form-dialog.tsx'
import { SecretOnce } from '../base/ui/secret/secret-once.tsx'
import { useToast } from '../base/ui/toasts.tsx'
import type { Sample } from './sample.ts'

const nothing = () => undefined

/** A button that opens what floats, beside itself. */
function Opener({ name, drawn }: { name: string; drawn: (anchor: HTMLElement, close: () => void) => ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button variant="outlined" onClick={(event) => setAnchor(event.currentTarget)}>
        {name}
      </Button>
      <Suspense>{anchor && drawn(anchor, () => setAnchor(null))}</Suspense>
    </>
  )
}

function ToastButtons() {
  const toast = useToast()
  const action = { label: 'Undo', act: nothing }
  return (
    <>
      <Button onClick={() => toast({ message: 'User deleted: Nuria Belascoain', action })}>{'Toast'}</Button>
      <Button onClick={() => toast({ message: 'Not sent', severity: 'error' })}>{'Error toast'}</Button>
    </>
  )
}

function SampleForm({ onClose }: { onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  return (
    <FormDialog title="Create" submit="Create" isPending={false} action={onClose} onClose={onClose} form={form}>
      <Field label="Name">{(control) => <OutlinedInput {...control} name="name" />}</Field>
    </FormDialog>
  )
}

const at = '2026-11-20T09:12:00Z'
const sampleNotifications: readonly Notification[] = [
  { kind: 'credential_urgent', id: 'a', organisation_id: 'o', name: 'Ward system', days: 0, at },
  { kind: 'credential_soon', id: 'b', organisation_id: 'o', name: 'Audit mirror', days: 11, at },
  { kind: 'report_failed', id: 'c', name: 'Course of 19 November', at },
  ...Array.from({ length: 117 }, (_, index) => ({
    kind: 'report_ready' as const,
    id: `r${index}`,
    name: `Report ${index + 1}`,
    at,
  })),
]

/** Dialogs, menus and other layers over the page. */
export const floating: readonly Sample[] = [
  {
    name: 'Over the page',
    drawn: (
      <>
        <ToastButtons />
        <Opener name="Form dialog" drawn={(_, close) => <SampleForm onClose={close} />} />
        <Opener
          name="Confirm dialog"
          drawn={(_, close) => (
            <ConfirmDialog
              title="Delete “St Gobnait’s”?"
              goes={['12 reports', '3 service credentials']}
              keep="Keep it"
              destroy="Delete the organisation"
              name="St Gobnait’s"
              failed="The organisation could not be deleted. Please try again later."
              onConfirm={() => Promise.resolve(close())}
              onClose={close}
            />
          )}
        />
        <Opener
          name="Secret once"
          drawn={(_, close) => (
            <SecretOnce
              title="Copy the secret now"
              text="This is the only time it is shown."
              label="Secret of “Audit mirror”"
              secret="alta_Zt04mR7vQx2Lp9Hd81"
              onClose={close}
            />
          )}
        />
        <Opener
          name="Notifications"
          drawn={(anchor, close) => (
            <NotificationsPopover anchor={anchor} notifications={sampleNotifications} onClose={close} />
          )}
        />
        <Opener
          name="No notifications"
          drawn={(anchor, close) => <NotificationsPopover anchor={anchor} notifications={[]} onClose={close} />}
        />
        <Opener
          name="Profile menu with notifications"
          drawn={(anchor, close) => <ProfileItems anchor={anchor} onClose={close} notifications />}
        />
        <Opener name="Language menu" drawn={(anchor, close) => <LanguageItems anchor={anchor} onClose={close} />} />
        <Opener name="Search" drawn={(_, close) => <SearchBar onClose={close} />} />
      </>
    ),
  },
]
