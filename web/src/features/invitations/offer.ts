import type { EndpointResponse } from '@alta/contract/endpoint'
import * as invitations from '@alta/contract/invitations'
import { Problem } from '@alta/contract/problems'
import { useEffect, useState } from 'react'
import { call } from '../../base/api.ts'
import { roleTexts } from '../../base/roles/roles.texts.ts'
import { useTexts } from '../../base/texts.tsx'
import { offerTexts } from './offer.texts.ts'

export type InvitationOffer = EndpointResponse<typeof invitations.look>

/** What the link of an invitation offers; neither part is there until the server has answered. */
export function useOffer(token: string | undefined) {
  const [loaded, setLoaded] = useState<{ offer?: InvitationOffer; error?: unknown }>({})
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (token === undefined) return undefined
    const leaving = new AbortController()
    call(invitations.look, { body: { invitation_token: token } }, { signal: leaving.signal }).then(
      (offer) => setLoaded({ offer }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setLoaded({ error })
      },
    )
    return () => leaving.abort()
  }, [token, attempt])
  const retry = () => {
    setLoaded({})
    setAttempt(attempt + 1)
  }
  return { offer: loaded.offer, error: loaded.error ?? null, retry }
}

/** Used, taken back, too old, or never made: one cannot tell which, and it makes no difference. */
export const isSpent = (error: unknown) =>
  error instanceof Problem && error.errors.some(({ code }) => code === 'token_spent')

/** Says what an offer is for. */
export function useOfferWords() {
  const say = useTexts(offerTexts)
  const sayRole = useTexts(roleTexts)
  return ({ role, organisation_name: organisation, sets_password }: InvitationOffer) => {
    if (sets_password) return say('password')
    if (role === null) return say('account')
    return organisation === null
      ? say('role', { role: sayRole(role) })
      : say('role_in', { role: sayRole(role), organisation })
  }
}
