import { Problem } from '@alta/contract/problems'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDraftAutosave, type AutosaveState } from './draft-autosave.ts'

// Rendering a problem needs a browser, which this test does not have.
vi.mock('../../../base/ui/problem-alert.tsx', () => ({ asProblem: (error: unknown) => error }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const writing = { sections: new Map(), base_revision: 0 } as const

function autosaveWith(send: () => Promise<string>) {
  const states: AutosaveState['kind'][] = []
  return { states, autosave: createDraftAutosave({ send, onState: ({ kind }) => void states.push(kind) }) }
}

test('a newer change is not shown as saved while it waits to be sent', async () => {
  const { states, autosave } = autosaveWith(async () => '2026-11-28T10:00:00Z')
  autosave.put(writing)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(states.at(-1)).toBe('saved')
  autosave.put(writing)
  expect(states.at(-1)).toBe('saving')
})

test('a failed save stays visible during typing, until a save succeeds', async () => {
  let isLost = true
  const { states, autosave } = autosaveWith(async () => {
    if (isLost) throw new Problem('engine-unavailable')
    return '2026-11-28T10:00:00Z'
  })
  autosave.put(writing)
  await vi.advanceTimersByTimeAsync(2_000)
  autosave.put(writing)
  expect(states.at(-1)).toBe('failed')
  isLost = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(states.at(-1)).toBe('saved')
})
