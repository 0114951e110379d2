import type { Citation } from '@alta/contract/chat'
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

const shown = (content: string, value: string, citations: readonly Citation[]) =>
  piecesOf({ value, start: 0, end: content.length }, content, numbered(citations)).map((piece) =>
    typeof piece === 'string' ? piece : piece.number,
  )

test('a number stands right behind the passage it belongs to', () => {
  const content = 'Apixaban 5 mg. Bisoprolol 2,5 mg.'
  expect(shown(content, content, [cited(0, 14), cited(15, content.length)])).toEqual([
    'Apixaban 5 mg.',
    1,
    ' Bisoprolol 2,5 mg.',
    2,
  ])
})

test('signs that markdown escapes do not move the number, and it stands behind the quotation mark', () => {
  const content = 'T 38\\_5 \\*fiebre\\*» resto'
  expect(shown(content, 'T 38_5 *fiebre*» resto', [cited(0, content.indexOf('»'))])).toEqual([
    'T 38_5 *fiebre*»',
    1,
    ' resto',
  ])
})

test('a citation of another part of the answer leaves this one as it is', () => {
  const leaf = { value: 'Sin cambios.', start: 40, end: 52 }
  expect(piecesOf(leaf, 'x'.repeat(40) + 'Sin cambios.', numbered([cited(0, 12), cited(60, 70)]))).toEqual([
    'Sin cambios.',
  ])
})
