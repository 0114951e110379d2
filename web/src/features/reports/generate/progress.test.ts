import type { ReportSection } from '@alta/contract/report'
import { sectionKeys } from '@alta/contract/sections'
import { expect, test } from 'vitest'
import { advance, isOver, notStarted, type GenerationProgress, type ReportEvent, sectionInHand } from './progress.ts'

const section = (key: ReportSection['key'], done: number, draft = false): ReportEvent => ({
  event: 'section',
  data: { section: { key, empty: 'not_documented', items: [] }, progress: { done, total: 18 }, draft },
})
const status = (name: GenerationProgress['status'], done = 0): ReportEvent => ({
  event: 'status',
  data: { status: name, progress: { done, total: 18 } },
})
const after = (...events: ReportEvent[]) => events.reduce(advance, notStarted)

test('sections appear in the order of the report, whatever order they come in', () => {
  const progress = after(status('running'), section('allergies', 1), section('complications', 2))
  expect(progress.sections.map(({ key }) => key)).toEqual(['complications', 'allergies'])
  expect(sectionInHand(progress)).toBe('medication')
})

test('a section that is sent again after a lost connection is not added twice', () => {
  const progress = after(status('running'), section('complications', 1), section('complications', 1))
  expect(progress.sections).toHaveLength(1)
})

test('the draft of a section does not count as done until the model’s text replaces it', () => {
  const drafted = after(
    status('running'),
    section('complications', 2, true),
    section('allergies', 2),
    section('medication', 2),
    section('evolution', 2, true),
  )
  expect(drafted).toMatchObject({ done: 2, drafts: ['complications', 'evolution'] })
  expect(drafted.sections).toHaveLength(4)
  const written = advance(drafted, section('evolution', 3))
  expect(written).toMatchObject({ done: 3, drafts: ['complications'] })
  expect(written.sections.map(({ key }) => key)).toEqual(drafted.sections.map(({ key }) => key))
})

test('a report that is retried begins empty and without the previous error', () => {
  const failed = after(status('running'), section('complications', 1), {
    event: 'problem',
    data: { code: 'unexpected' },
  })
  expect(failed).toMatchObject({ status: 'failed', problem: 'unexpected' })
  expect(advance(failed, status('queued'))).toMatchObject({ status: 'queued', sections: [], problem: null })
})

test('a cancelled report keeps the sections already written', () => {
  const progress = after(status('running'), section('complications', 1), status('cancelled', 1))
  expect(progress.status).toBe('cancelled')
  expect(progress.sections).toHaveLength(1)
  expect(isOver(progress)).toBe(true)
})

test('a report is ready after all eighteen sections and the final event', () => {
  const progress = after(status('running'), ...sectionKeys.map((key, index) => section(key, index + 1)), {
    event: 'ready',
    data: { generation_seconds: 2.5 },
  })
  expect(progress.status).toBe('ready')
  expect(sectionInHand(progress)).toBeNull()
})
