import { describe, expect, it } from 'vitest'
import type { Fold } from './annotated/corpus.ts'
import { type AnswerFigures, askAll } from './answers.ts'
import { askedQuestions } from './questions.ts'

const figuresOf = (fold: Fold): AnswerFigures => askAll(askedQuestions([fold])).figures

/** The floors are slightly below the figures reached, so that a change with worse answers fails here. */
describe('answers to clinical questions', () => {
  it('reach their floors on questions of annotators that nothing was trained on', () => {
    const figures = figuresOf('test')
    expect(figures.citations_hold).toBe(1)
    expect(figures.right).toBeGreaterThanOrEqual(0.6)
    expect(figures.cited).toBeGreaterThanOrEqual(0.7)
    expect(figures.silence_f1).toBeGreaterThanOrEqual(0.3)
    expect(figures.stale).toBeLessThanOrEqual(0.05)
  })

  it('reach their floors on the held-out questions of one author', () => {
    const figures = figuresOf('own')
    expect(figures.citations_hold).toBe(1)
    expect(figures.right).toBeGreaterThanOrEqual(0.85)
    expect(figures.silence_f1).toBeGreaterThanOrEqual(0.85)
  })
})
