import { type ComponentType, lazy } from 'react'
import { staleScreen } from '../shell/stale.ts'

/** A part that is fetched when it is first drawn; stands inside a Suspense. */
export const onDemand = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    try {
      return { default: await load() }
    } catch (cause) {
      throw staleScreen(cause)
    }
  })
