import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type CourseRow, evaluateCourses, warningsOf } from './courses.ts'
import type { CourseFigures } from './tally.ts'

const cases = join(import.meta.dirname, '../cases')

/** The figures of a folder or fold, and a description of every miss, which is printed if a floor does not hold. */
async function scored(path: string): Promise<{ figures: CourseFigures; misses: string }> {
  const { figures, rows } = await evaluateCourses(path)
  const missesOf = (row: CourseRow): string[] => row.misses.map((miss) => `${row.id}: ${miss}`)
  return { figures, misses: rows.flatMap(missesOf).join('\n') }
}

/** The floors are slightly below the figures reached, on courses that no network was trained on. */
describe('reports of courses', () => {
  it.each([
    ['the eleven first ones', cases],
    ['other specialties', join(cases, 'wider')],
    ['later hands', join(cases, 'later')],
  ])('contain most facts of %s', async (_which, folder) => {
    const { figures, misses } = await scored(folder)
    expect(figures.recall, misses).toBeGreaterThanOrEqual(0.84)
    expect(figures.critical, misses).toBeGreaterThanOrEqual(0.92)
    expect(figures.lost, misses).toBeLessThanOrEqual(0.04)
    expect(figures.states, misses).toBeGreaterThanOrEqual(0.9)
    expect(figures.main, misses).toBeGreaterThanOrEqual(0.9)
    expect(figures.errors, misses).toBeLessThanOrEqual(2.2)
    expect(figures.size, misses).toBeLessThanOrEqual(0.7)
    expect(figures.verbatim, misses).toBe(1)
  })

  it('contain most facts of the test fold', async () => {
    const { figures, misses } = await scored('test')
    expect(figures.recall, misses).toBeGreaterThanOrEqual(0.82)
    expect(figures.critical, misses).toBeGreaterThanOrEqual(0.85)
    expect(figures.lost, misses).toBeLessThanOrEqual(0.02)
    expect(figures.states, misses).toBeGreaterThanOrEqual(0.76)
    expect(figures.going_home_wrong, misses).toBeLessThanOrEqual(0.3)
    expect(figures.main, misses).toBeGreaterThanOrEqual(0.77)
    expect(figures.errors, misses).toBeLessThanOrEqual(3.7)
    expect(figures.size, misses).toBeLessThanOrEqual(0.7)
    expect(figures.verbatim, misses).toBe(1)
  })

  it('come with a warning when the engine was trained on the courses that it is scored on', () => {
    for (const learnt of ['train', 'dev']) expect(warningsOf(learnt)[0]).toContain('has learnt from these courses')
    expect(warningsOf('test')).toEqual([])
  })
})
