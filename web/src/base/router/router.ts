import { parse } from 'regexparam'
import type { ComponentType, ReactNode } from 'react'
import { matchRoute } from 'wouter'
import { navigate as write } from 'wouter/use-browser-location'
import { type RoutePath, paths, searchReaders } from '../addresses.ts'
import { isNumber, isRecord, isText } from '../shapes.ts'
import { keepPositions } from './scroll.ts'
import { formatSearch, parseSearch } from './search.ts'
import { type RouteLocation, hrefOf, type LinkTarget } from './target.ts'

type Frame = ComponentType<{ children?: ReactNode }>
export interface Route {
  /** The guard of the page: where to redirect a person who may not see it. */
  readonly guard?: (entry: HistoryEntry) => LinkTarget | undefined
  /** The frame around the screen; it stays if the next page has the same frame. */
  readonly frame?: () => Promise<Frame>
  readonly screen: () => Promise<ComponentType>
}
/** The screens by address, and the one for all other addresses. */
export type Routes = { readonly [P in RoutePath]?: Route } & { readonly unknown: Route }

/** An entry of the browser's history. */
export interface HistoryEntry extends RouteLocation {
  readonly path: RoutePath | undefined
  readonly search: string
  readonly hash: string
  /** The state of the history entry: Back and reloading restore it, a shared address does not hold it. */
  readonly state: Readonly<Record<string, unknown>>
  readonly key: string
  /** Counts the entries of this tab. */
  readonly index: number
}

export interface NavigateOptions {
  /** The state of the new entry; `true` keeps that of the present one. */
  readonly state?: object | true
  readonly replace?: boolean
  /** Set to false, the page stays where it has been scrolled to. */
  readonly resetScroll?: boolean
}

/** The drawn page: an entry with its screen, or with the error that kept the screen from being fetched. */
export interface RouterView {
  readonly entry: HistoryEntry
  readonly Frame: Frame | undefined
  readonly Screen: ComponentType | undefined
  readonly error: unknown
  /** Whether it begins at its top, or where it was left. */
  readonly isReset: boolean
}

let routes: Routes | undefined
let here: HistoryEntry | undefined
let shown: RouterView | undefined
let scrolls = true
let loading: Promise<void> = Promise.resolve()
const listeners = new Set<() => void>()
const holds = new Set<() => boolean>()

export const shownNow = () => shown
export const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

const isHeld = () => [...holds].some((holdsNow) => holdsNow())
/**
 * Prevents leaving the page by links or by Back while `holdsNow` returns true. Returns the function that removes this.
 */
export function blockNavigation(holdsNow: () => boolean): () => void {
  holds.add(holdsNow)
  return () => void holds.delete(holdsNow)
}

const pathOf = (pathname: string) => paths.find((path) => matchRoute(parse, path, pathname)[0])
const newKey = () => Math.random().toString(36).slice(2)

const addressOf = ({ pathname, search, hash }: HistoryEntry) => `${pathname}${search}${hash && `#${hash}`}`

/** The entry that the browser is at; undefined for one that was not made here. */
function entryNow(): HistoryEntry | undefined {
  const stored: unknown = history.state
  const { key, index, ...state } = isRecord(stored) ? stored : {}
  if (!isText(key) || !isNumber(index)) return undefined
  const { search, hash } = location
  const pathname = `/${location.pathname.replace(/^\/+|\/+$/g, '')}`
  const path = pathOf(pathname)
  const parsed = parseSearch(search)
  const searchParams = path ? { ...parsed, ...searchReaders[path](parsed) } : parsed
  return { pathname, path, search, searchParams, hash: hash.slice(1), state, key, index }
}

/** Draws an entry once its screen is here; until then the page before it stays. */
async function show(entry: HistoryEntry): Promise<void> {
  const route = routes?.[entry.path ?? 'unknown'] ?? routes?.unknown
  const detour = route?.guard?.(entry)
  if (detour || !route) return detour && (await lead(detour, { replace: true }))
  // An address that was typed by hand may differ in the case of its letters.
  const { pathname, search, searchParams, hash } = entry
  if (pathname !== location.pathname || formatSearch(searchParams) !== formatSearch(parseSearch(search)))
    return await lead({ to: '.', search: true, hash }, { replace: true, state: true, resetScroll: scrolls })
  const isReset = scrolls
  scrolls = true
  const drawn: Pick<RouterView, 'Frame' | 'Screen' | 'error'> = await Promise.all([
    route.frame?.(),
    route.screen(),
  ]).then(
    ([Frame, Screen]) => ({ Frame, Screen, error: undefined }),
    // The frame around the screen stays.
    (error: unknown) => ({ Frame: shown?.Frame, Screen: undefined, error }),
  )
  // The person has navigated elsewhere meanwhile.
  if (entry !== here) return
  shown = { entry, isReset, ...drawn }
  for (const tell of listeners) tell()
}

/** The browser has come to another entry, or the present one has been changed. */
function arrive({ type }: Pick<Event, 'type'>): void {
  const entry = entryNow()
  if (!entry) {
    const index = here ? here.index + (type === 'replaceState' ? 0 : 1) : 0
    write(location.href, { replace: true, state: { key: newKey(), index } })
    return
  }
  const { key, index } = entry
  // A navigation that was undone leads to the entry at which the browser still is.
  if (key === here?.key) return
  if (here && index !== here.index && isHeld()) return history.go(here.index - index)
  if (shown) keepPositions(shown.entry.key)
  here = entry
  loading = show(entry)
}

function lead(target: LinkTarget, { state = {}, replace = false, resetScroll = true }: NavigateOptions): Promise<void> {
  if (!here) return loading
  const href = hrefOf(target, here)
  const nextState = state === true ? here.state : state
  const isHere = href === addressOf(here) && JSON.stringify(nextState) === JSON.stringify(here.state)
  const replaces = replace || isHere
  scrolls = resetScroll
  write(href, { replace: replaces, state: { ...nextState, key: newKey(), index: here.index + (replaces ? 0 : 1) } })
  return loading
}

/** Navigates to a target, unless the page prevents leaving. Resolves when the new page is about to be drawn. */
export const navigate = (target: LinkTarget & NavigateOptions): Promise<void> =>
  isHeld() ? Promise.resolve() : lead(target, target)

/** Replaces the present page and its address at once. */
export function beginAt(target: LinkTarget): void {
  shown = undefined
  void lead(target, { replace: true })
}

/** Runs the guards again, and fetches the missing parts of the page. */
export function lookAgain(): Promise<void> {
  if (!here) arrive({ type: 'popstate' })
  else {
    scrolls = false
    loading = show(here)
  }
  return loading
}

/** Registers the routes and follows the history of the browser from now on. */
export function startRouting(all: Routes): void {
  routes = all
  history.scrollRestoration = 'manual'
  for (const type of ['popstate', 'pushState', 'replaceState']) window.addEventListener(type, arrive)
  window.addEventListener('pagehide', () => shown && keepPositions(shown.entry.key))
}

/** Fetches a page before somebody goes there. */
export function preload(href: string): void {
  const route = routes?.[pathOf(new URL(href, location.origin).pathname) ?? 'unknown']
  // A failure here is ignored: the navigation itself tries again and shows the problem.
  void Promise.all([route?.frame?.(), route?.screen()]).catch(() => undefined)
}
