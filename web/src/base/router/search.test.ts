import { expect, test, vi } from 'vitest'
import { backTo, flagIn, formatSearch, parseSearch, textsIn } from './search.ts'

test.each([
  [{}, ''],
  [{ report: undefined }, ''],
  [{ q: 'ana b', sort: '-name' }, '?q=ana+b&sort=-name'],
  // Links that were saved earlier contain, in quotes, texts that look like other types.
  [{ limit: '50', needs_review: 'true' }, '?limit=%2250%22&needs_review=%22true%22'],
  [{ q: 'null', from: '2026-11-16', role: '007' }, '?q=%22null%22&from=2026-11-16&role=007'],
  [{ sample: true }, '?sample=true'],
  [{ back: '/users?tab=invitations' }, '?back=%2Fusers%3Ftab%3Dinvitations'],
])('the search parameters %o are written as %s and parsed again', (values, text) => {
  expect(formatSearch(values)).toBe(text)
  const { ...read } = parseSearch(text)
  expect(JSON.stringify(read)).toBe(JSON.stringify(values))
})

test('a text parameter typed by hand is parsed as text', () => {
  const search = parseSearch('?limit=50&needs_review=true&status=ready&tab=&from[]=1')
  expect(textsIn(search, ['limit', 'needs_review', 'status', 'tab', 'from'])).toEqual({
    limit: '50',
    needs_review: 'true',
    status: 'ready',
  })
})

test('a flag is set only by the value true', () => {
  expect(flagIn(parseSearch('?ended=true'), 'ended')).toEqual({ ended: true })
  expect(flagIn(parseSearch('?ended=1'), 'ended')).toEqual({})
})

test('words searched for are not in the address to return to', () => {
  vi.stubGlobal('location', { origin: 'https://alta.example' })
  expect(backTo('/users?q=Remedios&tab=invitations')).toBe('/users?tab=invitations')
  vi.unstubAllGlobals()
})
