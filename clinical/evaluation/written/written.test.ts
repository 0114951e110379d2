import { beforeAll, describe, expect, it } from 'vitest'
import { sameDrug } from '../../src/facts/medication/same-drug.ts'
import { drugNames } from '../../src/facts/medication/drug-name.ts'
import { writeReport } from '../../src/report/engine.ts'
import { fold } from '../../src/text/fold.ts'
import { touches } from '../../src/writing/reading.ts'
import { figuresOfTrials, strategies, type TriedCourse } from './figures.ts'
import { replayed } from './replay.ts'

/** The floors are slightly below the figures reached, on courses that nothing was trained on. */
describe('reports made again from answers that people wrote', () => {
  let tried: TriedCourse[] = []
  let figures: ReturnType<typeof figuresOfTrials>
  beforeAll(async () => {
    tried = await replayed(['test'])
    figures = figuresOfTrials(tried)
  }, 240_000)

  it.each(strategies)('have a higher recall than the engine alone, and few sections fall back: %s', (strategy) => {
    const own = figures[strategy]
    expect(tried.length).toBeGreaterThan(10)
    expect(own.written.recall).toBeGreaterThanOrEqual(0.92)
    expect(own.written.recall).toBeGreaterThan(own.engine.recall)
    expect(own.written.lost).toBeLessThanOrEqual(0.01)
    expect(own.fallen_back).toBeLessThanOrEqual(0.02)
    expect(own.left_out).toBeLessThanOrEqual(0.15)
  })

  it('name no drug that the course does not, and keep every allergy that the engine found', () => {
    for (const { gold, source, trial } of tried) {
      const named = drugNames(fold(source))
      const own = trial.report.sections.flatMap(({ items }) => items).filter(({ origin }) => origin === 'written')
      const foreign = drugNames(fold(own.map(({ text }) => text).join('\n'))).filter(
        ({ ingredients, needs_dose }) =>
          !needs_dose && !named.some((other) => sameDrug(ingredients, other.ingredients)),
      )
      expect(foreign, gold.id).toEqual([])
      const engine = writeReport(source, { language: gold.language })
      const allergies = ({ sections }: Pick<typeof engine, 'sections'>) =>
        sections.find(({ key }) => key === 'allergies')?.items.flatMap(({ spans }) => spans) ?? []
      const printed = allergies(trial.report)
      const lost = allergies(engine).filter((span) => !printed.some((other) => touches(span, other)))
      expect(lost, gold.id).toEqual([])
    }
  })

  it('call no sentence without evidence supported', () => {
    const own = tried.flatMap(({ trial }) => trial.report.sections.flatMap(({ items }) => items))
    const written = own.filter(({ origin, spans }) => origin === 'written' && spans.length === 0)
    expect(written.filter(({ support }) => support === 'supported' || support === 'verbatim')).toEqual([])
  })
})
