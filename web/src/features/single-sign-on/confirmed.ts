/**
 * Until when the server takes what was confirmed at a provider for the password, a little early; in this tab's memory.
 */
let until_ms = 0
const early_ms = 10_000

export function rememberConfirmed(minutes: number): void {
  until_ms = Date.now() + minutes * 60_000 - early_ms
}

export const isConfirmed = (): boolean => Date.now() < until_ms

/** It can be used once. */
export function forgetConfirmed(): void {
  until_ms = 0
}
