import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Part = typeof import('./part.ts')
type Reach = typeof import('./connectivity.ts')
let part: Part
let reach: Reach

const gone = new TypeError('Failed to fetch dynamically imported module')
const page = (entry: string) => new Response(`<script type="module" src="${entry}"></script>`)
const named = (entry: string) => ({ querySelector: () => ({ getAttribute: () => entry }) })

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', named('/assets/main-old.js'))
  part = await import('./part.ts')
  reach = await import('./connectivity.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const kindOf = async (failing: Promise<unknown>) => {
  const [settled] = await Promise.allSettled([failing])
  return settled?.status === 'rejected' ? (part.lostKind(settled.reason) ?? 'broken') : 'fetched'
}

test('a chunk that the deployed version no longer has is distinguished from one that cannot be reached', async () => {
  const load = () => Promise.reject(gone)
  vi.stubGlobal('fetch', async () => page('/assets/main-new.js'))
  expect(await kindOf(part.fetchPart(load))).toBe('stale')
  vi.stubGlobal('fetch', async () => page('/assets/main-old.js'))
  expect(await kindOf(part.fetchPart(load))).toBe('broken')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await kindOf(part.fetchPart(load))).toBe('offline')
})

test('once a page is drawn it stays, and the chunk is loaded as soon as the server answers again', async () => {
  part.markDrawn()
  let isLost = true
  vi.stubGlobal('fetch', async () => {
    if (isLost) throw new TypeError('Failed to fetch')
    return page('/assets/main-old.js')
  })
  const fetched = part.fetchPart(async () => {
    if (isLost) throw gone
    return 'editor'
  })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(reach.useConnectivity.getState().isLost).toBe(true)
  isLost = false
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await fetched).toBe('editor')
  expect(reach.useConnectivity.getState().isLost).toBe(false)
})

test('an error from a proxy is not taken for an answer of the server', () => {
  const answers = [502, 503, 504, 401, 200].map((status) => new Response(null, { status }))
  expect(answers.map(reach.comesFromServer)).toEqual([false, false, false, true, true])
  const headers = { 'content-type': 'application/problem+json; charset=utf-8' }
  expect(reach.comesFromServer(new Response('{}', { status: 503, headers }))).toBe(true)
})
