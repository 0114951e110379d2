import { describe, expect, it } from 'vitest'
import { askHalf } from './answers.ts'

/** Floors a little under what is reached: a change that answers worse fails here. */
describe('answers to the questions of a ward', () => {
  it('hold for the questions they were made with', async () => {
    const { figures, misses } = await askHalf('tuning')
    const told = misses.join('\n')
    expect(figures.citations_hold).toBe(1)
    expect(figures.top_3, told).toBeGreaterThanOrEqual(0.92)
    expect(figures.abstention_f1, told).toBeGreaterThanOrEqual(0.89)
  })

  it('hold for questions that were kept away while they were made', async () => {
    const { figures } = await askHalf('kept')
    expect(figures.citations_hold).toBe(1)
    expect(figures.top_3).toBeGreaterThanOrEqual(0.85)
    expect(figures.abstention_f1).toBeGreaterThanOrEqual(0.85)
  })
})
