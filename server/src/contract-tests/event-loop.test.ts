import { everyCall } from '@alta/contract/api'
import { expect, test } from 'vitest'
import { measureBlocking } from './event-loop-blocking.ts'
import { shapeNames } from './largest-requests.ts'

/** The longest time for which a call may block others, in milliseconds of processor time of the main thread. */
const limit_ms = 100

/** `ALTA_EVENT_LOOP=all` measures every shape of text in the largest size that a call takes. */
const isWhole = process.env['ALTA_EVENT_LOOP'] === 'all'
/** It measures time: a release is measured, and whoever asks for it; a change need not wait for it. */
const isAsked = isWhole || process.env['ALTA_TEST_ALL'] === '1'
const sizes = isWhole ? shapeNames.map((shape) => ({ shape, sections: 18 })) : [{ shape: 'small tables', sections: 1 }]

/** The statuses that show that a call did its work on the text, or gave up in time. */
const worked: Readonly<Record<string, readonly number[]>> = {
  'reports.read': [200],
  'reports.revisions': [200],
  'reports.export': [200, 503],
  'reports.create': [202, 422, 429],
  'reports.save_draft': [200],
  'reports.correct_head': [200, 409, 503],
  'reports.correct': [200, 409, 503],
  'reports.accept': [200, 503],
  'reports.rename': [200],
  'reports.list': [200],
  'chat.messages': [200],
  'chat.export': [200],
  'chat.ask': [202],
  'documents.read_text': [200],
  'users.import': [200, 422],
  'users.export': [200],
  'audit.list': [200],
  'audit.export': [200],
  'audit.verification': [200],
}

test.runIf(isAsked)(
  'no call blocks the others for more than a tenth of a second, however large its input and its data',
  async () => {
    const holds = await measureBlocking({ sizes, sections_kept: isWhole ? 18 : 1, limit_ms, tries: 3 })
    expect([...new Set(holds.map(({ call }) => call))].toSorted()).toEqual(
      everyCall()
        .map(([call]) => call)
        .toSorted(),
    )
    const idle = holds.filter(({ call, status }) => worked[call]?.includes(status) === false)
    expect(idle.map(({ call, variant, status, head }) => [call, variant, status, head])).toEqual([])
    const long = holds.filter(({ cpu_ms }) => cpu_ms > limit_ms)
    expect(long.map(({ call, variant, shape, cpu_ms }) => [call, variant, shape, Math.round(cpu_ms)])).toEqual([])
  },
  isWhole ? 1_800_000 : 300_000,
)
