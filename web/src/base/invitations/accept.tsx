import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { onDemand } from '../ui/on-demand.ts'

const AcceptDialog = onDemand(async () => (await import('./accept-dialog.tsx')).AcceptDialog)

/** Shows the invitation whose token the address carries, and takes the token out of it. */
export function AcceptInvitation() {
  const { invitation_token } = useSearch({ from: '/shell/profile' })
  const [token, setToken] = useState<string | undefined>()
  const navigate = useNavigate()
  if (invitation_token !== undefined && invitation_token !== token) setToken(invitation_token)
  useEffect(() => {
    if (invitation_token !== undefined) void navigate({ to: '/profile', search: {}, replace: true })
  }, [invitation_token, navigate])
  return (
    <Suspense>{token !== undefined && <AcceptDialog token={token} onClose={() => setToken(undefined)} />}</Suspense>
  )
}
