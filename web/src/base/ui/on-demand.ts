import { type ComponentType, lazy } from 'react'
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

/** Fetches parts when the browser has nothing better to do, so that the first click finds them there. */
export function fetchWhenIdle(loads: readonly (() => Promise<unknown>)[]) {
  const fetchAll = () => {
    // Failing here costs nothing: what needs them tries again and says what is wrong.
    for (const load of loads) void load().catch(() => undefined)
  }
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAll, { timeout: 5_000 })
  else setTimeout(fetchAll, 2_000)
}
