import { Suspense, useEffect } from 'react'
import { useLock } from '../../base/stores.ts'
import { onDemand } from '../../base/ui/on-demand.ts'
import { useReauthenticationRequest } from '../../base/reauthentication-request.ts'

const AskDialog = onDemand(async () => (await import('./ask-dialog.tsx')).AskDialog)

/** Beside all pages: asks who it is, while a call waits for that. A lock ends the asking: the session is over. */
export function Reauthentication() {
  const asking = useReauthenticationRequest((state) => state.asking)
  const isLocked = useLock(({ user }) => user !== null)
  useEffect(() => {
    if (isLocked) asking?.answer(false)
  }, [isLocked, asking])
  if (!asking || isLocked) return null
  return (
    <Suspense>
      <AskDialog token={asking.token} answer={asking.answer} />
    </Suspense>
  )
}
