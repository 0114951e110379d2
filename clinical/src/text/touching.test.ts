import { expect, it } from 'vitest'
import { touching } from './touching.ts'

const span = (start: number, end: number) => ({ start, end })

it('tells whether a span shares a character with any of the spans, whatever their order and overlaps', () => {
  const spans = [span(40, 50), span(3, 7), span(5, 12), span(12, 15), span(20, 20)]
  const isIn = touching(spans)
  for (let start = 0; start < 55; start += 1)
    for (let end = start; end < 55; end += 1) {
      const shares = spans.some((each) => Math.max(each.start, start) < Math.min(each.end, end))
      expect(isIn(span(start, end)), `${start}–${end}`).toBe(shares)
    }
  expect(touching([])(span(0, 10))).toBe(false)
})
