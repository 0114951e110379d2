import { type ComponentType, createElement, lazy, useState } from 'react'
import { textsReady } from '../catalogs.ts'
import { fetchPart } from '../part.ts'

/** A part that is fetched when it is first drawn; stands inside a Suspense. */
export const onDemand = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(() =>
    fetchPart(async () => {
      const component = await load()
      await textsReady()
      return { default: component }
    }),
  )

interface Ahead<P> {
  /** The part, once it has been fetched. */
  readonly now: () => ComponentType<P>
  readonly props: P
}

function AheadPart<P extends object>({ now, props }: Ahead<P>) {
  const [Drawn] = useState(now)
  return createElement(Drawn, props)
}

/**
 * The same for what is fetched ahead: where it is here already, it is drawn without the pause of what is still to come.
 */
export function aheadOfDemand<P extends object>(load: () => Promise<ComponentType<P>>) {
  let here: ComponentType<P> | undefined
  const prepare = async () => {
    const component = await load()
    await textsReady()
    here = component
    return component
  }
  const Fetched = onDemand(prepare)
  const now = () => here ?? Fetched
  const Part = (props: P) => createElement(AheadPart<P>, { now, props })
  return { Part, prepare }
}

type ChunkLoader = () => Promise<unknown>

/** Fetches parts one after the other while the browser is idle. Many requests at once would block the page. */
export function fetchWhenIdle([load, ...others]: readonly ChunkLoader[]) {
  if (!load) return
  const fetchNow = () => {
    // A failure here is ignored: the part that needs it tries again and shows the problem.
    void load().catch(() => undefined)
    fetchWhenIdle(others)
  }
  if ('requestIdleCallback' in window) requestIdleCallback(fetchNow, { timeout: 2_000 })
  else setTimeout(fetchNow, 500)
}

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const
/** After this time, in milliseconds, a person who only reads the page can lose the network without harm. */
export const atLast_ms = 12_000

/**
 * Fetches parts at the first sign that somebody is about to do something, so that the first press finds them there, and
 * after a while in any case. What is in sight comes first: a page is drawn without waiting behind its menus. `target`:
 * only a sign that is given there counts. Returns how to leave it.
 */
export function fetchAhead(loads: readonly ChunkLoader[], target?: HTMLElement): () => void {
  const leaving = new AbortController()
  const fetchNow = () => {
    leaving.abort()
    clearTimeout(timer)
    fetchWhenIdle(loads)
  }
  const timer = setTimeout(fetchNow, atLast_ms)
  for (const sign of signs)
    (target ?? window).addEventListener(sign, fetchNow, { signal: leaving.signal, passive: true })
  return () => {
    leaving.abort()
    clearTimeout(timer)
  }
}
