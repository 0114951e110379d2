import type { EndpointResponse } from '@alta/contract/endpoint'
import * as publicCalls from '@alta/contract/public'
import { useEffect, useState } from 'react'
import { call } from '../../base/api.ts'

type Configuration = EndpointResponse<typeof publicCalls.read>

/** What the server says before anyone has signed in; undefined until it has, or when it cannot be reached. */
export function useConfiguration(): Configuration | undefined {
  const [configuration, setConfiguration] = useState<Configuration>()
  useEffect(() => {
    const leaving = new AbortController()
    call(publicCalls.read, {}, { signal: leaving.signal }).then(setConfiguration, () => undefined)
    return () => leaving.abort()
  }, [])
  return configuration
}
