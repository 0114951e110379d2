import { afterEach, expect, test, vi } from 'vitest'
import { atLast_ms } from '../../../base/ui/on-demand.ts'
import { openAs } from '../../../test-app.tsx'
import { createTestReport, waitForReport } from '../review/report.fixtures.ts'

const fetched = (part: string) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part))

afterEach(() => void vi.unstubAllGlobals())

/** Makes the wait of twelve seconds end as soon as it begins. */
function skipTheWait() {
  const real = window.setTimeout.bind(window)
  const skipping = (act: () => void, milliseconds?: number) => real(act, milliseconds === atLast_ms ? 0 : milliseconds)
  vi.stubGlobal('setTimeout', skipping)
}

test('the editor is loaded before it is used, so that it works when the server is unreachable', async () => {
  // Without bundling, a page fetches more files than the browser's resource timing buffer holds by default.
  performance.setResourceTimingBufferSize(10_000)
  const { path } = await createTestReport('Editor ahead')
  skipTheWait()
  await openAs('clinician', path)
  await waitForReport()
  for (const part of ['editor/section-field', 'correct/edited-text', 'correct/stale-dialog'])
    await expect.poll(() => fetched(part)).toBe(true)
  expect(document.querySelector('[contenteditable=true]')).toBeNull()
})
