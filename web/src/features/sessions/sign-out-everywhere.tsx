import * as users from '@alta/contract/users'
import type { User } from '@alta/contract/users'
import { call } from '../../base/api.ts'
import { refresh } from '../../base/queries.ts'
import { clearSession, useSession } from '../../base/stores.ts'
import { useTexts } from '../../base/texts.tsx'
import { ConfirmDialog } from '../../base/ui/confirm-dialog.tsx'
import { useToast } from '../../base/ui/toasts.tsx'
import { sessionTexts } from './sessions.texts.ts'

interface SignOutEverywhereProps {
  readonly user: Pick<User, 'user_id' | 'name'>
  readonly onClose: () => void
}

/** Asks, then ends every session of a person; one's own ends with the rest. */
export function SignOutEverywhere({ user: { user_id, name }, onClose }: SignOutEverywhereProps) {
  const say = useTexts(sessionTexts)
  const toast = useToast()
  const isSelf = useSession(({ user }) => user?.user_id === user_id)
  return (
    <ConfirmDialog
      title={isSelf ? say('everywhere_title_self') : say('everywhere_title', { name })}
      text={say(isSelf ? 'everywhere_text_self' : 'everywhere_text')}
      keep={say('keep')}
      destroy={say('everywhere')}
      failed={say('everywhere_failed')}
      onClose={onClose}
      onConfirm={async () => {
        await call(users.endSessions, { params: { user_id } })
        if (isSelf) {
          clearSession()
          return
        }
        void refresh(users.sessions)
        toast({ message: say('everywhere_done', { name }) })
        onClose()
      }}
    />
  )
}
