import type { Citation, MessageDoubt } from '@alta/contract/chat'
import { expect, test } from 'vitest'
import { numbered, piecesOf } from './marked-text.ts'

const cited = (start: number, end: number): Citation => ({
  start,
  end,
  document_id: 'd',
  discharge_report_id: null,
  revision: 0,
  source_start: 0,
  source_end: 1,
})

const marks = (citations: readonly Citation[], doubts: readonly MessageDoubt[] = []) => ({
  citations: numbered(citations),
  doubts,
})

const shown = (content: string, value: string, { citations, doubts }: ReturnType<typeof marks>) =>
  piecesOf({ value, start: 0, end: content.length }, content, { citations, doubts }).map((piece) =>
    typeof piece === 'string' || 'words' in piece ? piece : piece.number,
  )

test('a citation number directly follows its passage', () => {
  const content = 'Apixaban 5 mg. Bisoprolol 2,5 mg.'
  expect(shown(content, content, marks([cited(0, 14), cited(15, content.length)]))).toEqual([
    'Apixaban 5 mg.',
    1,
    ' Bisoprolol 2,5 mg.',
    2,
  ])
})

test('markdown escapes do not move the citation number, and it follows the quotation mark', () => {
  const content = 'T 38\\_5 \\*fiebre\\*» resto'
  expect(shown(content, 'T 38_5 *fiebre*» resto', marks([cited(0, content.indexOf('»'))]))).toEqual([
    'T 38_5 *fiebre*»',
    1,
    ' resto',
  ])
})

test('a citation of another part of the answer does not change this one', () => {
  const leaf = { value: 'Sin cambios.', start: 40, end: 52 }
  expect(piecesOf(leaf, 'x'.repeat(40) + 'Sin cambios.', marks([cited(0, 12), cited(60, 70)]))).toEqual([
    'Sin cambios.',
  ])
})

test('a doubtful sentence is separate, with its mark before its numbers; the sentences around it are plain', () => {
  const content = 'Apixaban 5 mg. Toma \\*algo\\*. Alta.'
  const [start, end] = [content.indexOf('Toma'), content.indexOf(' Alta')]
  const doubted = marks([cited(0, 14), cited(start, end)], [{ start, end, support: 'partial' }])
  expect(shown(content, 'Apixaban 5 mg. Toma *algo*. Alta.', doubted)).toEqual([
    'Apixaban 5 mg.',
    1,
    ' ',
    { words: 'Toma *algo*.', doubt: 'partial', ends: true },
    2,
    ' Alta.',
  ])
})

test('a doubtful sentence that goes on in the next leaf is marked at its end only', () => {
  const content = 'Toma **mucho** de todo.'
  const { doubts, citations } = marks([], [{ start: 0, end: content.length, support: 'unsupported' }])
  const first = piecesOf({ value: 'Toma ', start: 0, end: 5 }, content, { citations, doubts })
  const last = piecesOf({ value: ' de todo.', start: 14, end: content.length }, content, { citations, doubts })
  expect([first, last]).toEqual([
    [{ words: 'Toma ', doubt: 'unsupported', ends: false }],
    [{ words: ' de todo.', doubt: 'unsupported', ends: true }],
  ])
})
