import { type ComponentType, lazy } from 'react'
import { textsReady } from '../catalogs.ts'
import { staleScreen } from '../shell/stale.ts'

/** A part that is fetched when it is first drawn; stands inside a Suspense. */
export const onDemand = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    try {
      const component = await load()
      await textsReady()
      return { default: component }
    } catch (cause) {
      throw staleScreen(cause)
    }
  })
