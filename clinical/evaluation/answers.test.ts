import { describe, expect, it } from 'vitest'
import type { Fold } from './annotated/corpus.ts'
import { type AnswerFigures, askAll } from './answers.ts'
import { askedQuestions } from './questions.ts'

const figuresOf = (fold: Fold): AnswerFigures => askAll(askedQuestions([fold])).figures

/** The floors are slightly below the figures reached, so that a change with worse answers fails here. */
describe('answers to the questions of a ward', () => {
  it('hold for the questions of hands that nothing was learnt from', () => {
    const figures = figuresOf('test')
    expect(figures.citations_hold).toBe(1)
    expect(figures.right).toBeGreaterThanOrEqual(0.6)
    expect(figures.cited).toBeGreaterThanOrEqual(0.7)
    expect(figures.silence_f1).toBeGreaterThanOrEqual(0.3)
    expect(figures.stale).toBeLessThanOrEqual(0.05)
  })

  it('hold for the questions that one author kept away', () => {
    const figures = figuresOf('own')
    expect(figures.citations_hold).toBe(1)
    expect(figures.right).toBeGreaterThanOrEqual(0.85)
    expect(figures.silence_f1).toBeGreaterThanOrEqual(0.85)
  })
})
