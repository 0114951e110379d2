import type { ComponentType } from 'react'
import { textsReady } from './base/catalogs.ts'
import { releaseLock } from './base/stores.ts'
import { onDemand } from './base/ui/on-demand.ts'
import type { LockScreenProps } from './features/auth/lock-screen.tsx'

const untilTriedAgain = 3_000

/**
 * Fetched soon after somebody is signed in, so that no network is needed when it is. Where it cannot be had the page
 * stays empty for a while; then the sign-in page takes its place.
 */
export const lockScreen = async (tries = 4): Promise<ComponentType<LockScreenProps>> => {
  try {
    const { LockScreen } = await import('./features/auth/login.screen.tsx')
    await textsReady()
    return LockScreen
  } catch {
    if (tries === 0) releaseLock()
    await new Promise((resolve) => setTimeout(resolve, untilTriedAgain))
    return await lockScreen(tries - 1)
  }
}
export const LockScreen = onDemand(() => lockScreen())
