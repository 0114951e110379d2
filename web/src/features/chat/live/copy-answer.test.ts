import { expect, test } from 'vitest'
import { copiedAnswer } from './copy-answer.ts'

const content = 'Pasajes encontrados:\n\n**Curso.docx**\n\n- 14/01/2025: «Apixaban 5 mg»'
const start = content.indexOf('Apixaban')
const message = {
  content,
  doubts: [],
  citations: [
    {
      start,
      end: start + 'Apixaban 5 mg'.length,
      document_id: 'd',
      discharge_report_id: null,
      revision: 0,
      source_start: 3,
      source_end: 16,
      page: 2,
    },
  ],
}

test('with citations a copied answer has their numbers and, below, the position of each', () => {
  const { plain, html } = copiedAnswer(message, { nameOf: () => 'Curso.docx', language: 'es' })
  expect(plain).toContain('«Apixaban 5 mg» [1]')
  expect(plain).toMatch(/Curso\.docx, .*2: «Apixaban 5 mg»/)
  expect(html).toContain('<strong>Curso.docx</strong>')
})

test('without citations only the words of the answer are copied', () => {
  const { plain } = copiedAnswer(message, { nameOf: null, language: 'es' })
  expect(plain).not.toContain('[1]')
  expect(plain).toContain('14/01/2025: «Apixaban 5 mg»')
})

test('a sentence that its passages do not support stays marked, with and without citations', () => {
  const { citations } = message
  const end = start + 'Apixaban 5 mg'.length
  const doubted = { content, citations, doubts: [{ start, end, support: 'conflicting' as const }] }
  const cited = copiedAnswer(doubted, { nameOf: () => 'Curso.docx', quotes: ['Apixaban 2,5 mg'], language: 'es' })
  expect(cited.plain).toContain('«Apixaban 5 mg» [contradice la fuente] [1]')
  expect(cited.plain).toContain('«Apixaban 2,5 mg»')
  const bare = copiedAnswer(doubted, { nameOf: null, language: 'ca' })
  expect(bare.plain).toContain('«Apixaban 5 mg» [contradiu la font]')
  expect(bare.plain).not.toContain('[1]')
})
