import { navigate } from './router/router.ts'
import { useEntry } from './router/pages.tsx'
import { useEffect, useState } from 'react'

/** The kinds of one-time token that a link carries. */
type LinkToken = 'invitation_token' | 'password_token' | 'setup_token'

/** Behind `#`, which browsers send to nobody: no server, log or Referer sees the word. */
export const hashOf = (name: LinkToken, token: string) => new URLSearchParams({ [name]: token }).toString()

export const tokenIn = (hash: string, name: LinkToken): string | undefined =>
  new URLSearchParams(hash).get(name) ?? undefined

/** Links of earlier versions carried the token in the query. It is moved behind `#` before anything else happens. */
export function moveOldToken(): void {
  if (/^\?(invitation|password|setup)_token=[\w-]+$/.test(location.search))
    history.replaceState(null, '', `${location.pathname}#${location.search.slice(1)}`)
}

/**
 * The one-time word of the address of a screen, at `path`: the word of another, to which somebody is on the way, is not
 * its own. It is kept in the page only: the address, and with it the history, loses it at once. Gives back how to forget
 * it as well.
 */
export function useLinkToken(name: LinkToken, path: string) {
  const { pathname, hash } = useEntry()
  const inAddress = pathname === path ? tokenIn(hash, name) : undefined
  const [token, setToken] = useState(inAddress)
  const [previous, setPrevious] = useState(inAddress)
  if (inAddress !== previous) {
    setPrevious(inAddress)
    if (inAddress !== undefined) setToken(inAddress)
  }
  useEffect(() => {
    if (inAddress !== undefined) void navigate({ href: path, replace: true })
  }, [inAddress, path])
  return [token, () => setToken(undefined)] as const
}
