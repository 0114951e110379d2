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

function keeperOf(send: () => Promise<string>) {
  const states: AutosaveState['kind'][] = []
  return { states, keeper: createDraftAutosave({ send, onState: ({ kind }) => void states.push(kind) }) }
}

test('a newer change is not called saved while it waits to be sent', async () => {
  const { states, keeper } = keeperOf(async () => '2026-11-28T10:00:00Z')
  keeper.put(writing)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(states.at(-1)).toBe('saved')
  keeper.put(writing)
  expect(states.at(-1)).toBe('saving')
})

test('that nothing can be saved stands while more is written, until something has been saved', async () => {
  let isLost = true
  const { states, keeper } = keeperOf(async () => {
    if (isLost) throw new Problem('engine-unavailable')
    return '2026-11-28T10:00:00Z'
  })
  keeper.put(writing)
  await vi.advanceTimersByTimeAsync(2_000)
  keeper.put(writing)
  expect(states.at(-1)).toBe('failed')
  isLost = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(states.at(-1)).toBe('saved')
})
