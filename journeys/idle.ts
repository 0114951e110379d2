import { type BrowserContext, expect, type Locator } from '@playwright/test'

/**
 * Moves the browser's clock past the time that a session lives without use, until the lock is seen. What watches the
 * session is fetched after the page, and counts from when it has asked the server: time moved before that is not counted.
 */
export async function leaveUntilLocked(context: BrowserContext, lock: Locator): Promise<void> {
  await expect(async () => {
    await context.clock.fastForward('59:15')
    await context.clock.fastForward('01:00')
    await expect(lock).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
}
