import Button from '@mui/material/Button'
import * as auth from '@alta/contract/auth'
import * as users from '@alta/contract/users'
import type { Session, User } from '@alta/contract/users'
import { Suspense, useState } from 'react'
import { useChange } from '../../base/change.ts'
import { useRead } from '../../base/queries.ts'
import { clearSession, useSession } from '../../base/stores.ts'
import { useTexts } from '../../base/texts.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { ProblemAlert } from '../../base/ui/problem-alert.tsx'
import { useToast } from '../../base/ui/toasts.tsx'
import { Waiting } from '../../base/ui/waiting.tsx'
import { SignOutEverywhere } from './dialogs.ts'
import { SessionRows } from './session-rows.tsx'
import { sessionTexts } from './sessions.texts.ts'

/** A user's open sessions. One's own may be ended one by one, anybody's all at once. */
export function SessionsPanel({ user }: { user: Pick<User, 'user_id' | 'name'> }) {
  const say = useTexts(sessionTexts)
  const toast = useToast()
  const { user_id } = user
  const isSelf = useSession((state) => state.user?.user_id === user_id)
  const { data, error, refetch } = useRead(users.sessions, { params: { user_id } })
  const ending = useChange(auth.endSession, { refreshes: [users.sessions] })
  const [isConfirming, setIsConfirming] = useState(false)
  const end = async ({ session_id, current }: Session) => {
    try {
      await ending.mutateAsync({ params: { session_id } })
      if (current) clearSession()
      else toast({ message: say('ended') })
    } catch {
      toast({ message: say('end_failed'), severity: 'error' })
    }
  }
  return (
    <Panel
      title={say('title')}
      action={
        data &&
        data.items.length > 0 && (
          <Button size="small" color="inherit" onClick={() => setIsConfirming(true)}>
            {say('everywhere')}
          </Button>
        )
      }
    >
      {error !== null && <ProblemAlert error={error} message={say('load_failed')} onRetry={() => void refetch()} />}
      {!data && error === null && <Waiting height={60} />}
      {data && <SessionRows sessions={data.items} {...(isSelf && { onEnd: (session) => void end(session) })} />}
      <Suspense>{isConfirming && <SignOutEverywhere user={user} onClose={() => setIsConfirming(false)} />}</Suspense>
    </Panel>
  )
}
