import { expect, test } from 'vitest'
import { readEvidence } from '../source/evidence.ts'
import { differenceOf, differingOf } from './differing.ts'

test.each([
  ['Creatinina 2,9 mg/dL.', 'Creatinina 1,9 mg/dL, potasio 5,3.', '2,9 mg/dL', '1,9 mg/dL'],
  ['Bisoprolol 2,5 mg 1-0-1.', 'Bisoprolol 2,5 mg 1-0-0 y amlodipino 10 mg 0-0-1.', '1-0-1', '1-0-0'],
  ['Dolor en pantorrilla izquierda.', 'Hace diez días dolor en pantorrilla derecha.', 'izquierda', 'derecha'],
  ['Allergic to penicillin.', 'Allergic to amoxicillin since 1994.', 'penicillin', 'amoxicillin'],
] as const)('the two values that differ between «%s» and «%s» are %s and %s', (...pair) => {
  expect(differenceOf(pair[0], pair[1])).toEqual({ reported: pair[2], opposing: pair[3] })
})

test('where no single word differs both statements are shown, long ones cut at a word', () => {
  expect(differenceOf('Dolor torácico.', 'No dolor torácico.')).toEqual({
    reported: 'Dolor torácico.',
    opposing: 'No dolor torácico.',
  })
  expect(differenceOf('Sí.', `No ${'muy largo '.repeat(20)}`).opposing).toMatch(/^No muy .{60,80} (muy|largo)…$/)
})

test('contradicting statements of the course are shown as a pair, and so are a drug and its allergy', () => {
  const item = (text: string, flags: readonly ('conflict' | 'allergy_match')[]) => ({
    text,
    spans: [],
    origin: 'extracted' as const,
    support: 'verbatim' as const,
    flags: [...flags],
  })
  const { sentences } = readEvidence(
    [
      { key: 'allergies', items: [item('Alergias: NAMC.', ['conflict']), item('Alérgico a codeína.', ['conflict'])] },
      { key: 'medication', items: [item('Codeína 30 mg cada 6 h', ['allergy_match']), item('Digoxina', [])] },
    ],
    '',
  )
  const [none, allergy, codeine, digoxin] = sentences.map((sentence) => differingOf(sentence, sentences, ''))
  expect(none).toEqual({ reported: 'Alergias: NAMC.', opposing: 'Alérgico a codeína.' })
  expect(allergy?.opposing).toBe('Alergias: NAMC.')
  expect(codeine).toEqual({ reported: 'Codeína 30 mg cada 6 h', opposing: 'Alérgico a codeína.' })
  expect(digoxin).toBeNull()
})
