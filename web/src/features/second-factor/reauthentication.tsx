import { Suspense, useEffect } from 'react'
import { useLock } from '../../base/stores.ts'
import { onDemand } from '../../base/ui/on-demand.ts'
import { useReauthenticationRequest } from '../../base/reauthentication-request.ts'

const AskDialog = onDemand(async () => (await import('./ask-dialog.tsx')).AskDialog)

/** Beside all pages: asks who it is, while a call waits for that. A lock ends the pending: the session is over. */
export function Reauthentication() {
  const pending = useReauthenticationRequest((state) => state.pending)
  const isLocked = useLock(({ user }) => user !== null)
  useEffect(() => {
    if (isLocked) pending?.answer(false)
  }, [isLocked, pending])
  if (!pending || isLocked) return null
  return (
    <Suspense>
      <AskDialog token={pending.token} answer={pending.answer} />
    </Suspense>
  )
}
