import { Suspense } from 'react'
import { useLinkToken } from '../../base/link-token.ts'
import { onDemand } from '../../base/ui/on-demand.ts'

const AcceptDialog = onDemand(async () => (await import('./accept-dialog.tsx')).AcceptDialog)

/** Shows the invitation whose token the address carries, and takes the token out of it. */
export function AcceptInvitation() {
  const [token, forget] = useLinkToken('invitation_token', '/profile')
  return <Suspense>{token !== undefined && <AcceptDialog token={token} onClose={forget} />}</Suspense>
}
