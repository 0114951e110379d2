import { expect, it } from 'vitest'
import { evaluateChatAnswers } from './chat-answers.ts'

it('with a model that reads the passages, held-out questions are answered or rightly left unanswered', async () => {
  const { figures } = await evaluateChatAnswers('q24')
  expect(figures.questions).toBe(120)
  expect(figures.right).toBeGreaterThanOrEqual(0.9)
  expect(figures.cited).toBeGreaterThanOrEqual(0.9)
  expect(figures.silence_f1).toBeGreaterThanOrEqual(0.85)
  expect(figures.citations_hold).toBe(1)
  expect(figures.stale).toBeLessThanOrEqual(0.01)
})
