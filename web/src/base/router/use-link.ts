import { type MouseEvent, useRef } from 'react'
import { hrefOf, spotOf, type Target } from './addresses.ts'
import { type Moves, navigate, preload } from './router.ts'
import { useEntry } from './shown.tsx'

/** Where a link leads. Its page is fetched when somebody is about to press it, unless `preload` is false. */
export type Leads = Target & Moves & { readonly preload?: false }

interface Handlers {
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  readonly target?: string | undefined
}

/** How long somebody rests on a link before its page is fetched. */
const rests = 50

const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented

/** The properties of a link: those given, with its address and what a press does. Its address is a real one. */
export function useLink<T extends Leads & Handlers>(props: T) {
  const { to: _to, params: _params, search: _search, ...others } = props
  const { state: _state, replace: _replace, resetScroll: _reset, preload: fetches, onClick, ...rest } = others
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const href = hrefOf(spotOf(props, useEntry()))
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (isForBrowser(event) || (props.target !== undefined && props.target !== '_self')) return
    event.preventDefault()
    void navigate(props)
  }
  const fetchSoon = () => {
    clearTimeout(timer.current)
    if (fetches !== false) timer.current = setTimeout(() => preload(href), rests)
  }
  return {
    ...rest,
    href,
    onClick: press,
    onFocus: fetchSoon,
    onTouchStart: fetchSoon,
    onMouseEnter: fetchSoon,
    onMouseLeave: () => clearTimeout(timer.current),
  }
}
