import { describe, expect, it } from 'vitest'
import { readQuestionTopics } from './question-topics.ts'
import { scoreCandidates } from './candidates.ts'
import { indexTexts } from './index-texts.ts'
import { nearnessTo, unitSpans } from './nearness.ts'
import { mainUnit, ordersOf } from './order.ts'
import { readWords } from './read-sentence.ts'

const text = `01/03/2025
Ingreso: creatinina 1,4, K 4,1.

02/03/2025
Creatinina 3.200 (errónea). Diuresis 900.

03/03/2025
Creatinina 0,9. Se suspende furosemida hasta el control del 10/03.
`
const index = indexTexts([{ id: 'course', title: 'Curso', text }])

const ordered = (question: string) => {
  const topics = readQuestionTopics(question)
  const { candidates, weights } = scoreCandidates(index, topics, undefined)
  const inText = candidates.toSorted((a, b) => a.sentence.start - b.sentence.start)
  const main = mainUnit(topics, weights, candidates)
  return ordersOf(topics, main, inText).filter(({ fromFirst }) => fromFirst > 0)
}

describe('the order of sentences that name the subject of a question', () => {
  it('counts them from the first and from the last, and ranks their values', () => {
    const orders = ordered('creatinina máxima')
    expect(orders.map(({ fromFirst }) => fromFirst)).toEqual([1, 1 / 2, 1 / 3])
    expect(orders.map(({ fromLast }) => fromLast)).toEqual([1 / 3, 1 / 2, 1])
    expect(orders.map(({ high }) => high)).toEqual([2 / 3, 1, 1 / 3])
    expect(orders.map(({ low }) => low)).toEqual([2 / 3, 1 / 3, 1])
  })

  it('is empty when no sentence names it', () => {
    expect(ordered('ferritina')).toEqual([])
  })
})

describe('the nearness to the subject of a question', () => {
  it('is higher for words that are closer to it', () => {
    const sentence = readWords('Furosemida 40 mg hasta el lunes; se comenta con la familia la posibilidad de omeprazol')
    const nearness = (question: string) =>
      nearnessTo(
        readQuestionTopics(question).units.flatMap((unit) => unitSpans(unit, sentence)),
        sentence,
      )
    const [furosemide, omeprazole] = [nearness('furosemida'), nearness('omeprazol')]
    expect(furosemide[0]).toBeGreaterThan(omeprazole[0] ?? 1)
    expect(furosemide[1]).toBeGreaterThan(0.5)
    expect(nearness('paracetamol').every((near) => near === 0)).toBe(true)
  })
})
