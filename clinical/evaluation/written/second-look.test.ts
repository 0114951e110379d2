import { beforeAll, describe, expect, it } from 'vitest'
import { evaluateSecondLook } from './second-look.ts'

/** The floors are slightly below the figures reached, on sentences and courses that nothing was trained on. */
describe('a second look by a person', () => {
  let figures: Awaited<ReturnType<typeof evaluateSecondLook>>['figures']
  beforeAll(async () => {
    ;({ figures } = await evaluateSecondLook('sight'))
  }, 120_000)

  it('leaves few faithful sentences in doubt and finds the mistakes of each kind', () => {
    const { looked, alone } = figures
    expect([looked.faithful, looked.mistakes]).toEqual([180, 140])
    expect(alone.doubted).toBeGreaterThan(0.4)
    expect(looked.doubted).toBeLessThanOrEqual(0.1)
    expect(looked.contradicted_or_unsupported).toBeLessThanOrEqual(0.03)
    expect(looked.found).toBeGreaterThanOrEqual(0.97)
    expect(looked.found_least).toBeGreaterThanOrEqual(0.9)
  })

  it('who agrees with every sentence is overruled where the rules are exact', () => {
    expect(figures.agreed.doubted).toBeLessThanOrEqual(0.12)
    expect(figures.agreed.found).toBeGreaterThanOrEqual(0.48)
  })
})
