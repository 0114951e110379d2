import type { ChatSession } from '@alta/contract/chat'
import { limits } from '@alta/contract/limits'
import { expect, test } from 'vitest'
import { changesOf, mistakesIn, nothingTyped, sentFields, typedOf } from './session-fields.ts'

const session: ChatSession = {
  chat_session_id: 'c',
  organisation_id: 'o',
  organisation_name: 'Hospital',
  title: 'Oxygen',
  rag_strategy: 'rag',
  created_at: '2026-11-20T00:00:00Z',
  updated_at: '2026-11-20T00:00:00Z',
  message_count: 0,
  document_count: 0,
  discharge_report_count: 1,
  patients: [],
  discharge_reports: [
    {
      discharge_report_id: 'r1',
      title: 'One',
      created_at: '2026-11-20T00:00:00Z',
      review_state: 'draft',
      revision: 0,
    },
  ],
}

test('a chat needs a title and an organisation, and the length of the title is limited', () => {
  expect(mistakesIn(nothingTyped)).toEqual({ title: 'required', organisation_id: 'required' })
  const typed = { ...typedOf(session), title: '  ' }
  expect(mistakesIn(typed)).toEqual({ title: 'required' })
  expect(mistakesIn({ ...typed, title: 'x'.repeat(limits.title_characters + 1) })).toEqual({ title: 'too_long' })
  expect(mistakesIn(typedOf(session))).toEqual({})
})

test('only what was changed is sent; the same reports in another order are no change', () => {
  expect(changesOf({ ...typedOf(session), title: ' Oxygen ' }, session)).toEqual({})
  expect(changesOf({ ...typedOf(session), title: 'Oxygen at home', rag_strategy: 'echo' }, session)).toEqual({
    title: 'Oxygen at home',
    rag_strategy: 'echo',
  })
  expect(changesOf({ ...typedOf(session), reports: [] }, session)).toEqual({ discharge_report_ids: [] })
  expect(sentFields(typedOf(session)).discharge_report_ids).toEqual(['r1'])
})
