import { describe, expect, it } from 'vitest'
import { checkSentence, type DoubtKind } from './check.ts'
import { indexSource } from './source-index.ts'

const sources = {
  es: `ANTECEDENTES
Diabetes mellitus tipo 2. Madre con glaucoma.
TRATAMIENTO HABITUAL
Digoxina 0,25 mg 1-0-0, bisoprolol 2,5 mg 1-0-0.
ENFERMEDAD ACTUAL
Disnea de tres semanas de evolución. No dolor torácico. Probable neumonía derecha.
EVOLUCIÓN
04/02/2024
Creatinina 1,9 mg/dL, potasio 5,3 mEq/L. Se suspende digoxina.
TRATAMIENTO AL ALTA
Bisoprolol 5 mg 1-0-0 y amlodipino 10 mg 0-0-1.`,
  ca: `ANTECEDENTS
Diabetis mellitus tipus 2. Mare amb glaucoma.
TRACTAMENT HABITUAL
Digoxina 0,25 mg 1-0-0, bisoprolol 2,5 mg 1-0-0.
MALALTIA ACTUAL
Dispnea de tres setmanes d'evolució. No dolor toràcic. Probable pneumònia dreta.
EVOLUCIÓ
04/02/2024
Creatinina 1,9 mg/dL, potassi 5,3 mEq/L. Se suspèn la digoxina.
TRACTAMENT A L'ALTA
Bisoprolol 5 mg 1-0-0 i amlodipí 10 mg 0-0-1.`,
  en: `PAST MEDICAL HISTORY
Type 2 diabetes. Mother with glaucoma.
HOME MEDICATION
Digoxin 0.25 mg daily, bisoprolol 2.5 mg daily.
PRESENTING COMPLAINT
Dyspnoea for three weeks. No chest pain. Probable right pneumonia.
HOSPITAL COURSE
04/02/2024
Creatinine 1.9 mg/dL, potassium 5.3 mEq/L. Digoxin stopped.
DISCHARGE MEDICATION
Bisoprolol 5 mg daily and amlodipine 10 mg at night.`,
}
const indexes = { es: indexSource(sources.es), ca: indexSource(sources.ca), en: indexSource(sources.en) }
const borneOut = ['verbatim', 'supported']

describe.each([
  [
    'es',
    [
      ['number', 'La creatinina era de 2,9 mg/dL.', '2,9'],
      ['unit', 'La creatinina era de 1,9 g/dL.', '1,9'],
      ['date', 'El 6 de febrero la creatinina era de 1,9 mg/dL.', '6 de febrero'],
      ['drug', 'Al alta, bisoprolol 5 mg y ramipril 10 mg.', 'ramipril'],
      ['dose', 'Se pauta amlodipino 20 mg.', '20'],
      ['side', 'Probable neumonía izquierda.', 'izquierda'],
      ['polarity', 'Presentaba dolor torácico.', 'dolor'],
      ['certainty', 'Ingresó por neumonía derecha.', 'neumonía'],
      ['experiencer', 'El paciente tiene glaucoma.', 'glaucoma'],
      ['leakage', 'Al alta, digoxina 0,25 mg 1-0-0.', 'digoxina'],
      ['uncovered', 'Disnea de tres semanas con hemoptisis.', 'hemoptisis'],
    ],
    [
      'La creatinina fue de 1,9 mg/dL.',
      'Diabético tipo 2.',
      'Sin dolor en el pecho.',
      'Al alta, bisoprolol 5 mg 1-0-0.',
    ],
  ],
  [
    'ca',
    [
      ['number', 'La creatinina era de 2,9 mg/dL.', '2,9'],
      ['unit', 'La creatinina era de 1,9 g/dL.', '1,9'],
      ['date', 'El 6 de febrer la creatinina era de 1,9 mg/dL.', '6 de febrer'],
      ['drug', "A l'alta, bisoprolol 5 mg i ramipril 10 mg.", 'ramipril'],
      ['dose', 'Es pauta amlodipí 20 mg.', '20'],
      ['side', 'Probable pneumònia esquerra.', 'esquerra'],
      ['polarity', 'Presentava dolor toràcic.', 'dolor'],
      ['certainty', 'Va ingressar per pneumònia dreta.', 'pneumònia'],
      ['experiencer', 'El pacient té glaucoma.', 'glaucoma'],
      ['leakage', "A l'alta, digoxina 0,25 mg 1-0-0.", 'digoxina'],
      ['uncovered', 'Dispnea de tres setmanes amb hemoptisi.', 'hemoptisi'],
    ],
    ['La creatinina va ser de 1,9 mg/dL.', 'Sense dolor al pit.', "A l'alta, bisoprolol 5 mg 1-0-0."],
  ],
  [
    'en',
    [
      ['number', 'The creatinine was 2.9 mg/dL.', '2.9'],
      ['unit', 'The creatinine was 1.9 g/dL.', '1.9'],
      ['date', 'On 6 February the creatinine was 1.9 mg/dL.', '6 February'],
      ['drug', 'At discharge, bisoprolol 5 mg and ramipril 10 mg.', 'ramipril'],
      ['dose', 'Amlodipine 20 mg at night.', '20'],
      ['side', 'Probable left pneumonia.', 'left'],
      ['polarity', 'She had chest pain.', 'chest'],
      ['certainty', 'Admitted with right pneumonia.', 'pneumonia'],
      ['experiencer', 'The patient has glaucoma.', 'glaucoma'],
      ['leakage', 'At discharge, digoxin 0.25 mg daily.', 'digoxin'],
      ['uncovered', 'Dyspnoea for three weeks with haemoptysis.', 'haemoptysis'],
    ],
    ['The creatinine was 1.9 mg/dL.', 'Shortness of breath for 3 weeks.', 'At discharge, bisoprolol 5 mg daily.'],
  ],
] satisfies [keyof typeof indexes, [DoubtKind, string, string][], string[]][])('in %s', (language, wrong, right) => {
  it.each(wrong)('a mistake of the kind “%s” is found: %s', (kind, text, words) => {
    const { support, doubts } = checkSentence(indexes[language], text)
    expect(borneOut).not.toContain(support)
    expect(doubts).toContainEqual({ kind, words })
  })

  it.each(right)('a faithful sentence is supported: %s', (text) => {
    const { support, doubts, spans } = checkSentence(indexes[language], text)
    expect(borneOut).toContain(support)
    expect(doubts).toEqual([])
    expect(spans.length).toBeGreaterThan(0)
  })
})

describe('the lines that a sentence cites', () => {
  const source = 'Lunes: tensión 120/80 y pulso 70. Martes: tensión 120/80 y pulso 90.'
  const [index, second] = [indexSource(source), source.indexOf('Martes')]

  it('are preferred when its words match several lines', () => {
    const cited = [{ start: second, end: source.length }]
    expect(checkSentence(index, 'Tensión de 120/80.', cited).support).toBe('supported')
  })

  it('do not make a wrong sentence supported', () => {
    const cited = [{ start: second, end: source.length }]
    expect(borneOut).not.toContain(checkSentence(index, 'Tensión de 140/80.', cited).support)
    expect(borneOut).not.toContain(checkSentence(index, 'Sepsis por Escherichia coli.', cited).support)
  })
})
