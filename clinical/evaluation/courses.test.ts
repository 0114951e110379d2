import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { evaluateCourses } from './courses.ts'

const cases = join(import.meta.dirname, '../cases')

/** The figures of a folder, and every miss in words: what a floor that is not held prints. */
async function scored(folder: string) {
  const { figures, rows } = await evaluateCourses(folder)
  return { figures, told: rows.flatMap((row) => row.misses.map((miss) => `${row.id}: ${miss}`)).join('\n') }
}

/** Floors a little under what is reached: a change that loses clinical facts fails here. */
describe('reports of invented courses', () => {
  it('carry the facts of the eleven first courses', async () => {
    const { figures, told } = await scored(cases)
    expect(figures.recall, told).toBeGreaterThanOrEqual(0.97)
    expect(figures.critical, told).toBeGreaterThanOrEqual(0.98)
    expect(told).not.toMatch(/critical.*LOST/)
    expect(figures.drugs, told).toBeGreaterThanOrEqual(0.95)
    expect(figures.violations, told).toBeLessThanOrEqual(0.2)
    expect(figures.stray, told).toBeLessThanOrEqual(0.06)
    expect(figures.tray_size, told).toBeLessThanOrEqual(0.2)
    expect(figures.repeated, told).toBeLessThanOrEqual(0.02)
    expect(figures.silent, told).toBeGreaterThanOrEqual(0.95)
    expect(figures.verbatim, told).toBe(1)
  })

  it('carry the facts of courses in other specialties', async () => {
    const { figures, told } = await scored(join(cases, 'wider'))
    expect(figures.recall, told).toBeGreaterThanOrEqual(0.92)
    expect(figures.critical, told).toBeGreaterThanOrEqual(0.92)
    expect(figures.drugs, told).toBeGreaterThanOrEqual(0.9)
    expect(figures.violations, told).toBeLessThanOrEqual(0.2)
    expect(figures.stray, told).toBeLessThanOrEqual(0.06)
    expect(figures.tray_size, told).toBeLessThanOrEqual(0.2)
    expect(figures.verbatim, told).toBe(1)
  })

  it('carry most facts of courses that few rules were made for', async () => {
    const { figures, told } = await scored(join(cases, 'later'))
    expect(figures.recall, told).toBeGreaterThanOrEqual(0.91)
    expect(figures.critical, told).toBeGreaterThanOrEqual(0.94)
    expect(figures.drugs, told).toBeGreaterThanOrEqual(0.95)
    expect(figures.violations, told).toBeLessThanOrEqual(0.3)
    expect(figures.tray_size, told).toBeLessThanOrEqual(0.2)
    expect(figures.verbatim, told).toBe(1)
  })
})
