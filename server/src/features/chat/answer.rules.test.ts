import type { Citation } from '@alta/contract/chat'
import { expect, test } from 'vitest'
import { echoAnswer, piecesOf, remainingAnswer, type ComposedAnswer, chunksOf } from './answer.rules.ts'
import { pageAt } from './check-citations.rules.ts'

const cited = (start: number, end: number): Citation => ({
  start,
  end,
  document_id: 'document',
  discharge_report_id: null,
  revision: 0,
  source_start: 0,
  source_end: end - start,
})
const parts = ['Encontrado:', ' «uno»', ' «dos»']
const composed: ComposedAnswer = {
  content: parts.join(''),
  citations: [cited(13, 16), cited(19, 22)],
  grounding: 'full',
  parts,
}
const nothing = { content: '', citations: [] }

/** The message after the rest is written behind the existing text. */
const whole = (standing: string, rest: { readonly pieces: readonly string[] }) => standing + rest.pieces.join('')

test('an interrupted answer resumes after the text already written, wherever it was cut', () => {
  for (let length = 0; length <= composed.content.length; length += 1) {
    const standing = {
      content: composed.content.slice(0, length),
      citations: composed.citations.filter(({ end }) => end <= length),
    }
    const rest = remainingAnswer(standing, composed)
    expect(whole(standing.content, rest)).toBe(composed.content)
    expect(rest.citations).toEqual(composed.citations)
  }
})

test('when the documents have changed, the text already written is kept and the new answer follows, whole and once', () => {
  const standing = { content: 'Encontrado: «cero»', citations: [cited(13, 17)] }
  const rest = remainingAnswer(standing, composed)
  const message = whole(standing.content, rest)
  expect(message).toBe(`Encontrado: «cero»\n\n---\n\n${composed.content}`)
  expect(rest.citations.map(({ start, end }) => message.slice(start, end))).toEqual(['cero', 'uno', 'dos'])

  // The answer is cut again, now in the second attempt.
  for (let length = message.length - composed.content.length; length <= message.length; length += 1) {
    const cut = { content: message.slice(0, length), citations: rest.citations.filter(({ end }) => end <= length) }
    const again = remainingAnswer(cut, composed)
    expect(whole(cut.content, again)).toBe(message)
    expect(again.citations).toEqual(rest.citations)
  }
})

test('a message is split into chunks that equal the message when joined', () => {
  for (const text of [
    'hola',
    'x'.repeat(1_000),
    '🩺'.repeat(500),
    ' a  b \n\n c ',
    'palabra '.repeat(200).trim(),
    'a---b',
  ])
    expect(echoAnswer(text).parts.join('')).toBe(text)
  expect(chunksOf('🩺'.repeat(500)).every((stretch) => stretch.isWellFormed())).toBe(true)
  expect(piecesOf(chunksOf('palabra '.repeat(1_000))).length).toBeLessThan(15)
  expect(remainingAnswer(nothing, echoAnswer('hola')).pieces).toEqual(['hola'])
})

test('a passage is on the last page that begins before it', () => {
  expect([0, 9, 10, 25, 99].map((offset) => pageAt([0, 10, 20], offset))).toEqual([1, 1, 2, 3, 3])
  expect(pageAt([], 5)).toBeUndefined()
})
