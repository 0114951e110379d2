import { registration } from '@alta/contract/auth'
import { Problem } from '@alta/contract/problems'
import { navigate } from '../../base/router/router.ts'
import { useActionState, useRef, useState } from 'react'
import { type FieldErrors, fieldErrorsOf, focusFirstError, refusedFields } from '../../base/field-errors.ts'
import { useOffer } from '../invitations/offer.ts'
import { useLinkToken } from '../../base/link-token.ts'
import { registerAccount } from '../../base/session.ts'
import { useSettings } from '../../base/settings.ts'

interface RegistrationState {
  readonly problem: Problem | null
  readonly errors: FieldErrors
}

/** What the link was for, if one led here. */
function useTokens() {
  const [setup_token] = useLinkToken('setup_token', '/register')
  const [invitation_token] = useLinkToken('invitation_token', '/register')
  return {
    ...(setup_token !== undefined && { setup_token }),
    ...(invitation_token !== undefined && { invitation_token }),
  }
}

/** Sends the form; the server's refusals come back by field. An invitation fills in what it knows. */
export function useRegistration() {
  const tokens = useTokens()
  const { offer, error: offerError, retry } = useOffer(tokens.invitation_token)
  const locale = useSettings((settings) => settings.locale)
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState({ name: '', email: '', password: '' })
  const [named, setNamed] = useState(false)
  const values = {
    ...typed,
    name: named ? typed.name : (offer?.name ?? typed.name),
    email: offer?.email ?? typed.email,
  }
  const [{ problem, errors }, submit, isPending] = useActionState<RegistrationState>(
    async () => {
      const sent = { ...values, locale, ...tokens }
      const mistakes = fieldErrorsOf(registration, sent)
      focusFirstError(form.current, mistakes)
      if (Object.keys(mistakes).length > 0) return { problem: null, errors: mistakes }
      try {
        await registerAccount(sent)
        // Without a link nobody is told whether the address was free: signing in shows it to whoever has the password.
        const hasLink = tokens.setup_token !== undefined || tokens.invitation_token !== undefined
        await navigate({ to: '/login', search: hasLink ? { registered: true } : { asked: true }, replace: true })
        return { problem: null, errors: {} }
      } catch (error) {
        const refusal = error instanceof Problem ? error : new Problem('unexpected')
        focusFirstError(form.current, refusedFields(refusal))
        return { problem: refusal, errors: refusedFields(refusal) }
      }
    },
    { problem: null, errors: {} },
  )
  const change = (part: Partial<typeof typed>) => {
    if (part.name !== undefined) setNamed(true)
    setTyped({ ...typed, ...part })
  }
  return { form, values, change, problem, errors, submit, isPending, tokens, offer, offerError, retry }
}
