import { type ProblemCode, problems } from '@alta/contract/problems'
import { vi } from 'vitest'

/** For tests: from now on, changes at a matching path are answered with this problem, until `vi.restoreAllMocks()`. */
export function refusing(path: RegExp, code: ProblemCode) {
  const real = window.fetch
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const isMatching = typeof input === 'string' && path.test(input) && init?.method !== 'GET'
    if (!isMatching) return real(input, init)
    const status = problems[code]
    const body = JSON.stringify({ type: `urn:alta:problem:${code}`, title: code, status, code })
    return Promise.resolve(new Response(body, { status, headers: { 'content-type': 'application/problem+json' } }))
  })
}
