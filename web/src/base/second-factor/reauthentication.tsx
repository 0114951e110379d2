import { Suspense } from 'react'
import { onDemand } from '../ui/on-demand.ts'
import { useAsking } from './asking.ts'

const AskDialog = onDemand(async () => (await import('./ask-dialog.tsx')).AskDialog)

/** Beside all pages: asks who it is, while a call waits for that. */
export function Reauthentication() {
  const asking = useAsking((state) => state.asking)
  if (!asking) return null
  return (
    <Suspense>
      <AskDialog token={asking.token} answer={asking.answer} />
    </Suspense>
  )
}
