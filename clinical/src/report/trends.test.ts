import { expect, it } from 'vitest'
import { readCourse } from '../course/read-course.ts'
import { passagesOf } from '../facts/passage.ts'
import type { DraftItem } from './draft.ts'
import { weighedByTrends } from './trends.ts'

const course = readCourse(`01/03/2024 Creatinina 2,1.
02/03/2024 Creatinina 3,4.
03/03/2024 Creatinina 4,9.
04/03/2024 Creatinina 3,0. Sube la PCR a 120.
05/03/2024 Creatinina 1,4.
`)
const drafts = course.sentences.map(({ start, end, index }): DraftItem => ({
  section: 'evolution',
  kind: 'course',
  spans: [{ start, end }],
  sentence: index,
  flags: [],
  score: 1,
  words: 2,
  goesOn: false,
}))

it('a trend is shown by its first, worst and last values; other sentences keep their score', () => {
  const weighed = weighedByTrends(drafts, passagesOf(course))
  const lighter = weighed
    .filter(({ score }) => score < 1)
    .map(({ spans }) => course.text.slice(spans[0]?.start, spans[0]?.end))
  expect(lighter).toEqual([expect.stringContaining('3,4'), expect.stringContaining('3,0')])
})

it('three values are no trend', () => {
  const short = readCourse('01/03/2024 Creatinina 2,1.\n02/03/2024 Creatinina 3,4.\n03/03/2024 Creatinina 1,9.\n')
  expect(
    weighedByTrends(drafts.slice(0, short.sentences.length), passagesOf(short)).every(({ score }) => score === 1),
  ).toBe(true)
})
