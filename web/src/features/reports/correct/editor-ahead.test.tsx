import { expect, test } from 'vitest'
import { openAs } from '../../../stage.tsx'
import { ownReport } from '../review/own-report.ts'

const fetched = (part: string) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part))

test('the editor is at hand before anybody writes, so that a lost server keeps nobody from it', async () => {
  // unbundled, a page fetches more than the browser lists unasked
  performance.setResourceTimingBufferSize(10_000)
  const { path } = await ownReport('Editor ahead')
  await openAs('clinician', path)
  await expect.poll(() => document.querySelectorAll('main .sentence').length, { timeout: 20_000 }).toBeGreaterThan(20)
  for (const part of ['editor/section-field', 'correct/edited-text', 'correct/stale-dialog'])
    await expect.poll(() => fetched(part), { timeout: 30_000 }).toBe(true)
  expect(document.querySelector('[contenteditable=true]')).toBeNull()
})
