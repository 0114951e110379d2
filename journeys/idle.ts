import { type BrowserContext, expect, type Locator } from '@playwright/test'

/**
 * Moves the browser's clock past the idle timeout of the session until the screen is locked. The code that watches the
 * session is loaded after the page, and its time counts from its first answer by the server, so time that was moved
 * before that does not count.
 */
export async function leaveUntilLocked(context: BrowserContext, lock: Locator): Promise<void> {
  await expect(async () => {
    await context.clock.fastForward('59:15')
    await context.clock.fastForward('01:00')
    await expect(lock).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
}
