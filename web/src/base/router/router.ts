import type { ComponentType, ReactNode } from 'react'
import { matched, type Path, spotAt, spotOf, type Target } from './addresses.ts'
import { type Entry, type EntryState, isHeld, watchEntries } from './entries.ts'
import { keepPosition, keepPositions } from './scroll.ts'

type Screen = ComponentType
type Frame = ComponentType<{ children?: ReactNode }>
/** Where somebody is sent on who may not be here; the entry is replaced. */
export type Detour = Target | { readonly href: string }
type Guard = (entry: Entry) => Detour | undefined

export interface Route {
  /** Asked each time before the page is shown. */
  readonly guard?: Guard
  /** What stands around the screen, and stays where the next page has the same. */
  readonly frame?: () => Promise<Frame>
  readonly screen: () => Promise<Screen>
}
/** What stands at each address; `unknown` at all others. */
export type Routes = { readonly [P in Path]?: Route } & { readonly unknown: Route }

/** What is shown: an entry with its screen, or with what kept the screen from being fetched. */
export interface Shown {
  readonly entry: Entry
  readonly params: Readonly<Record<string, string>>
  readonly Frame: Frame | undefined
  readonly Screen: Screen | undefined
  readonly error: unknown
  /** Whether the page begins at its top, or where it was left. */
  readonly scrolls: boolean
}

export interface Moves {
  /** What the entry holds; `true` keeps what the present one holds. */
  readonly state?: EntryState | true
  readonly replace?: boolean
  /** Set to false, the page stays where it has been scrolled to. */
  readonly resetScroll?: boolean
}

/** A part that is fetched once; fetched again only when that failed. */
function once<T>(load: () => Promise<T>) {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

let routes: Routes | undefined
let shown: Shown | undefined
/** Counts what was asked for: an older wish gives way to a newer one. */
let turn = 0
const listeners = new Set<() => void>()

let entries: ReturnType<typeof watchEntries> | undefined

/** The browser's history, watched from the first time that anybody asks. */
function history() {
  if (!entries) {
    entries = watchEntries((entry) => {
      if (shown) keepPosition(shown.entry.key)
      void show(entry, true)
    })
    keepPositions(() => shown?.entry.key)
  }
  return entries
}

export const shownNow = () => shown
export const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
  }
}

const routeAt = (pathname: string) => {
  const found = matched(pathname)
  return { route: (found && routes?.[found.path]) ?? routes?.unknown, params: found?.params ?? {} }
}

async function show(entry: Entry, scrolls: boolean): Promise<void> {
  turn += 1
  const own = turn
  const { route, params } = routeAt(entry.pathname)
  if (!route) return
  const detour = route.guard?.(entry)
  if (detour) return await follow(detour)
  let parts: Pick<Shown, 'Frame' | 'Screen' | 'error'>
  try {
    const [Frame, Screen] = await Promise.all([route.frame?.(), route.screen()])
    parts = { Frame, Screen, error: undefined }
  } catch (error) {
    // What stands around it stays, when it is there.
    parts = { Frame: shown?.Frame, Screen: undefined, error }
  }
  if (own !== turn) return
  shown = { entry, params, scrolls, ...parts }
  for (const tell of listeners) tell()
}

const follow = (detour: Detour) => {
  const spot = 'href' in detour ? spotAt(detour.href) : spotOf(detour, history().now())
  history().go(spot, { state: {}, replace: true })
  return show(history().now(), true)
}

/** Goes to a page. Resolves when it is about to be drawn. */
export async function navigate(target: Target & Moves): Promise<void> {
  if (isHeld()) return
  const here = history().now()
  const { state = {}, replace = false, resetScroll = true } = target
  if (shown) keepPosition(shown.entry.key)
  history().go(spotOf(target, here), { state: state === true ? here.state : state, replace })
  await show(history().now(), resetScroll)
}

/** Looks again whether the present page may be shown, and fetches what of it is missing. */
export const lookAgain = () => show(history().now(), false)

/** Takes the present page away at once, and its address; what is there instead is shown when somebody looks again. */
export function beginAt(target: Target) {
  shown = undefined
  history().go(spotOf(target, history().now()), { state: {}, replace: true })
}

/** Fetches a page before anybody goes there. */
export function preload(href: string) {
  const { route } = routeAt(spotAt(href).pathname)
  // Failing here costs nothing: going there tries again and says what is wrong.
  void Promise.all([route?.frame?.(), route?.screen()]).catch(() => undefined)
}

/** Says what stands where. */
export function placeScreens(all: Routes): void {
  const frames = new Map<unknown, () => Promise<Frame>>()
  const prepare = ({ guard, frame, screen }: Route): Route => {
    if (frame && !frames.has(frame)) frames.set(frame, once(frame))
    const around = frames.get(frame)
    return { ...(guard && { guard }), ...(around && { frame: around }), screen: once(screen) }
  }
  const prepared = Object.entries(all).map(([path, route]) => [path, prepare(route)])
  routes = { unknown: prepare(all.unknown), ...Object.fromEntries(prepared) }
}
