import type { EndpointResponse } from '@alta/contract/endpoint'
import * as secondFactor from '@alta/contract/second-factor'
import { useEffect, useState } from 'react'
import { call } from '../../base/api.ts'
import { arePasskeysHere } from './passkeys.ts'
import type { ProofMethod } from './proof-method-form.tsx'

export type ProofState = EndpointResponse<typeof secondFactor.state>

/** What a session lacks, and what its person can prove it with. Asked anew with `onRetry`. */
export function useProofState(token: string | null) {
  const [state, setState] = useState<ProofState | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isHere = true
    call(secondFactor.state, {}, token === null ? {} : { token }).then(
      (found) => isHere && setState(found),
      (failure: unknown) => isHere && setError(failure),
    )
    return () => {
      isHere = false
    }
  }, [token, tries])
  const onRetry = () => {
    setError(null)
    setTries(tries + 1)
  }
  return { state, error, onRetry }
}

const among = (ways: readonly (ProofMethod | false)[]): ProofMethod[] =>
  ways.flatMap((way) => (way === false ? [] : [way]))

/** How a sign-in is finished. */
export const waysToFinish = ({ passkey, totp, passkey_origin, recovery_codes_left }: ProofState): ProofMethod[] =>
  among([
    passkey && arePasskeysHere(passkey_origin) && 'passkey',
    totp && 'code',
    recovery_codes_left > 0 && 'recovery_code',
  ])

/** How somebody who is signed in says again who it is. */
export const waysToSayAgain = ({ has_password, passkey, totp, passkey_origin }: ProofState): ProofMethod[] =>
  among([has_password && 'password', totp && 'code', passkey && arePasskeysHere(passkey_origin) && 'passkey'])
