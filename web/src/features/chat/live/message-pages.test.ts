import type { Message } from '@alta/contract/chat'
import { expect, test } from 'vitest'
import { advanced, changed, inOrder, type MessagePages, withNew } from './message-pages.ts'

const message = (message_id: string, content = '', more: Partial<Message> = {}): Message => ({
  message_id,
  role: 'assistant',
  content,
  status: 'streaming',
  rag_strategy: 'rag',
  grounding: 'none',
  citations: [],
  model: null,
  doubts: [],
  removed: 0,
  fallback: null,
  problem: null,
  created_at: '2026-11-20T00:00:00Z',
  ...more,
})
const pages: MessagePages = {
  pages: [
    { items: [message('4'), message('3')], next_cursor: 'older', total: 4 },
    { items: [message('2'), message('1')], next_cursor: null },
  ],
  pageParams: ['', 'older'],
}
const ids = (all: readonly Message[]) => all.map(({ message_id }) => message_id)

test('messages are ordered from the oldest to the newest, and a new one is appended once', () => {
  expect(ids(inOrder(pages))).toEqual(['1', '2', '3', '4'])
  const more = withNew(pages, [message('5'), message('6')])
  expect(ids(inOrder(more))).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(more.pages[0]?.total).toBe(6)
  expect(withNew(more, [message('5')])).toBe(more)
  expect(inOrder(undefined)).toEqual([])
})

test('a delta is appended at its position; a repeated or premature one changes nothing', () => {
  const begun = message('4', 'Pasajes encontrados:')
  const next = advanced(begun, { event: 'delta', data: { at: 20, text: ' uno' } })
  expect(next.content).toBe('Pasajes encontrados: uno')
  expect(advanced(next, { event: 'delta', data: { at: 20, text: ' uno' } })).toBe(next)
  expect(advanced(begun, { event: 'delta', data: { at: 24, text: ' dos' } })).toBe(begun)
})

test('a finished answer is the stored message; a failed one keeps its text', () => {
  const done = message('4', 'Todo.', { status: 'complete' })
  expect(advanced(message('4', 'To'), { event: 'done', data: { message: done } })).toBe(done)
  const failed = advanced(message('4', 'To'), { event: 'problem', data: { code: 'unexpected' } })
  expect([failed.content, failed.status, failed.problem]).toEqual(['To', 'failed', { code: 'unexpected' }])
})

test('only the message that changes is a new object', () => {
  const after = changed(pages, '3', (one) => ({ ...one, content: 'x' }))
  expect(inOrder(after).map(({ content }) => content)).toEqual(['', '', 'x', ''])
  expect(after.pages[1]).toBe(pages.pages[1])
})

test('doubts arrive with the citations, and a later event without them removes none', () => {
  const doubts = [{ start: 0, end: 5, support: 'partial' as const }]
  const marked = advanced(message('4', 'Todo.'), { event: 'citations', data: { citations: [], doubts } })
  expect(marked.doubts).toEqual(doubts)
  expect(advanced(marked, { event: 'citations', data: { citations: [], doubts: [] } })).toBe(marked)
})
