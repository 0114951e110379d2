import type { ComponentType } from 'react'
import { textsReady } from './base/catalogs.ts'
import { releaseLock } from './base/stores.ts'
import { onDemand } from './base/ui/on-demand.ts'
import type { LockScreenProps } from './features/auth/lock-screen.tsx'

const untilTriedAgain = 3_000

/**
 * The lock screen is fetched soon after signing in, so that locking needs no network. If it cannot be fetched, the page
 * stays empty for a while and then shows the sign-in page.
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
