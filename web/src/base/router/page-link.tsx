import { type ComponentProps, use, useRef } from 'react'
import { Link } from 'wouter'
import { EntryContext } from './pages.tsx'
import { type NavigateOptions, preload } from './router.ts'
import { hrefOf, type LinkTarget } from './target.ts'

/** Where a link leads. Its page is fetched once somebody rests on it, unless `preload` is false. */
export type Lead = LinkTarget & NavigateOptions & { readonly preload?: false }

const hoverDelay = 50
const nowhere = { pathname: '/', searchParams: {} }

/** A link between the pages, with a real address. */
export function PageLink(props: Lead & Omit<ComponentProps<'a'>, 'href'>) {
  const { to: _to, params: _params, search, hash: _hash, state, replace = false, preload: isFetched, ...others } = props
  const { resetScroll: _reset, ...anchor } = others
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Most links lead to the same place from wherever they are seen: they are not drawn anew with every address.
  const here = typeof search === 'function' || search === true ? use(EntryContext) : undefined
  const href = hrefOf(props, here ?? nowhere)
  const fetchSoon = () => {
    clearTimeout(timer.current)
    if (isFetched !== false) timer.current = setTimeout(() => preload(href), hoverDelay)
  }
  return (
    <Link
      {...anchor}
      href={href}
      replace={replace}
      state={state}
      onFocusCapture={fetchSoon}
      onPointerEnter={fetchSoon}
      onPointerLeave={() => clearTimeout(timer.current)}
    />
  )
}
