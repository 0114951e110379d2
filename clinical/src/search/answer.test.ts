import { describe, expect, it } from 'vitest'
import { type ExtractiveAnswer, answerQuestion } from './answer.ts'
import { readQuestionTopics } from './question-topics.ts'
import { indexTexts, type SearchIndex } from './index-texts.ts'
import { formatAnswer } from './format-answer.ts'

const course = `Motivo de ingreso
Disnea progresiva y edemas.

Alergias
Alergia a penicilina según informe antiguo.

Antecedentes familiares
Padre con diabetes mellitus.

Tratamiento habitual
Bisoprolol 2,5 mg 1-0-0.
Acenocumarol según pauta.

03/02/2024
Niega dolor torácico. No ha tenido fiebre.
FC 118 lpm, se sube bisoprolol a 5 mg.

05/02/2024
Buena evolución, mejora la disnea con diuréticos y camina por la planta.
Corrección: la reacción no fue con penicilina, fue con metamizol (urticaria). Ha tomado amoxicilina sin problema.
Ecocardiograma: FEVI 33 %.

08/02/2024
Se suspende acenocumarol por mal control del INR y se inicia apixabán 5 mg cada 12 h.
Paciente alerta, sin cambios respecto a la exploración de ayer.

09/02/2024
Paciente alerta, sin cambios respecto a la exploración de ayer.

12/02/2024 - ALTA
Tratamiento al alta
Bisoprolol 5 mg 1-0-0.
Apixabán 5 mg 1-0-1.
Consulta de Cardiología el 19/02/2024.
`
const letter = `Carta de Neurología, 10/01/2024

Resonancia craneal: sin lesiones isquémicas.
`
const index = indexTexts([
  { id: 'course', title: 'Curso clínico', text: course },
  { id: 'letter', title: 'Carta', text: letter },
])

const ask = (question: string, ...earlier: string[]): ExtractiveAnswer => answerQuestion(index, { question, earlier })
const first = (answer: ExtractiveAnswer): string => answer.quotes[0]?.quote ?? ''

/** Asserts what must hold for every answer, whatever the question. */
function holds({ quotes, nearest, grounding }: ExtractiveAnswer, over: SearchIndex = index): void {
  for (const { text_id, start, end, quote } of [...quotes, ...nearest]) {
    expect(end).toBeGreaterThan(start)
    expect(over.texts.get(text_id)?.text.slice(start, end)).toBe(quote)
  }
  expect(quotes.length).toBeLessThanOrEqual(5)
  expect(new Set(quotes.map(({ quote }) => quote)).size).toBe(quotes.length)
  expect(quotes.length > 0).toBe(grounding !== 'none')
}

describe('an answer', () => {
  it.each([
    ['¿qué FEVI tiene?', 'FEVI 33 %'],
    ['dosis de bisoprolol al alta', 'Bisoprolol 5 mg 1-0-0.'],
    ['why was sintrom stopped?', 'Se suspende acenocumarol'],
    ['por qué lleva apixaban', 'Se suspende acenocumarol'],
  ])('quotes the sentence that answers: %s', (question, words) => {
    const answer = ask(question)
    holds(answer)
    expect(first(answer)).toContain(words)
    expect(answer.grounding).toBe('full')
  })

  it('says so when it is uncertain', () => {
    const answer = ask('quan té la visita de cardio?')
    holds(answer)
    expect(first(answer)).toBe('Consulta de Cardiología el 19/02/2024.')
    expect(answer).toMatchObject({ may: true, grounding: 'partial' })
    expect(formatAnswer(answer, index, 'ca').content).toMatch(/^No és segur que els documents responguin la pregunta/)
  })

  it('is found when a sentence names everything that the question is about', () => {
    for (const question of ['¿cuándo es la consulta de cardiología?', 'when is his cardiology visit?'])
      expect(first(ask(question))).toContain('19/02/2024')
    expect(first(ask('resultado de la RM'))).toContain('Resonancia craneal')
  })

  it('does not take a drug for another of its class', () => {
    expect(ask('¿toma bisoprolol y furosemida?').grounding).toBe('partial')
  })

  it('tolerates a typing error', () => {
    const answer = ask('bisporolol?')
    holds(answer)
    expect(first(answer)).toMatch(/bisoprolol/i)
  })

  it.each([
    ['es', '¿Cómo evolucionó?'],
    ['es', '¿Qué alergias tiene y cómo evolucionó?'],
    ['en', 'How did the patient evolve?'],
    ['ca', 'Com ha anat l’evolució?'],
  ])('gives the end of the course to a question about the whole course (%s: %s)', (_, question) => {
    const { grounding, quotes, passages, ...answer } = ask(question)
    holds({ grounding, quotes, passages, ...answer })
    expect(grounding).toBe('full')
    expect(quotes.some(({ quote }) => /^(?:Buena evolución|Paciente alerta)/.test(quote))).toBe(true)
    expect(passages.length).toBeGreaterThan(0)
  })

  it('summarises a stay, with the hospital course', () => {
    const { grounding, quotes } = ask('Resuma el ingreso')
    expect(grounding).toBe('full')
    expect(new Set(quotes.map(({ section }) => section))).toContain('evolution')
  })

  it('does not give the course of a disease that no text names', () => {
    expect(ask('¿Cómo evolucionó la meningitis?').grounding).toBe('none')
  })

  it('covers what it can of several subjects, and says that it is partial', () => {
    const answer = ask('¿toma bisoprolol y furosemida?')
    holds(answer)
    expect(answer.grounding).toBe('partial')
    expect(first(answer)).toMatch(/bisoprolol/i)
  })

  it('puts a correction before the sentence that it corrects', () => {
    const answer = ask('alergias?')
    holds(answer)
    expect(answer.kind).toBe('allergy')
    expect(first(answer)).toContain('fue con metamizol')
    expect(answer.quotes.map(({ quote }) => quote)).toContain('Alergia a penicilina según informe antiguo.')
  })

  it('gives each sentence its polarity: affirmed, negated or of another person', () => {
    expect(ask('¿dolor torácico?').quotes[0]?.polarity).toBe('negated')
    expect(ask('¿diabetes?').quotes[0]?.polarity).toBe('other_person')
    expect(ask('¿FEVI?').quotes[0]?.polarity).toBe('affirmed')
  })

  it('gives each sentence its date and section', () => {
    expect(ask('¿FEVI?').quotes[0]).toMatchObject({ text_id: 'course', day: '2024-02-05' })
    expect(ask('dosis de apixaban al alta').quotes[0]).toMatchObject({ day: '2024-02-12', section: 'medication' })
  })

  it('shows a sentence copied from day to day only once', () => {
    const answer = ask('¿está alerta?')
    holds(answer)
    expect(answer.quotes.filter(({ quote }) => quote.startsWith('Paciente alerta'))).toHaveLength(1)
  })

  it('shows a row of a table with the row of dates above it', () => {
    const table =
      'Evolución analítica\nParámetro\t03/03\t04/03\t06/03\nCreatinina\t6,4\t4,1\t1,9\nPotasio\t8,1\t5,2\t4,7\n'
    const over = indexTexts([{ id: 'labs', title: 'Analítica', text: table }])
    const answer = answerQuestion(over, { question: '¿potasio?' })
    holds(answer, over)
    expect(answer.quotes.slice(0, 2).map(({ quote }) => quote)).toEqual([
      'Parámetro\t03/03\t04/03\t06/03',
      'Potasio\t8,1\t5,2\t4,7',
    ])
  })

  it('understands a follow-up question', () => {
    expect(first(ask('¿y la dosis al alta?', '¿toma bisoprolol?'))).toBe('Bisoprolol 5 mg 1-0-0.')
  })

  it.each([
    ['¿qué FEVI tiene?', '¿por qué se suspende el acenocumarol y qué se inicia?', 'FEVI 33 %'],
    ['¿y qué FEVI tiene?', '¿toma bisoprolol al alta y con qué dosis?', 'FEVI 33 %'],
  ])('ignores the earlier question when the new one is complete: %s after %s', (question, earlier, words) => {
    expect(first(ask(question, earlier))).toContain(words)
  })

  it('uses the earlier question for a follow-up, and not for a new subject', () => {
    const own = (question: string) =>
      readQuestionTopics(question, ['¿toma bisoprolol al alta?']).units.map(({ text }) => text)
    expect(own('¿Qué TAC se hizo?')).toEqual(['tac'])
    expect(own('¿Cuál era su peso?')).toEqual(['peso'])
    expect(own('¿hasta cuándo?')).toContain('bisoprolol')
    expect(own('¿y al alta?')).toContain('bisoprolol')
  })

  it('does not answer an earlier question instead of the new one', () => {
    expect(first(ask('¿cuándo es la consulta de cardiología?', '¿qué FEVI tiene?'))).toContain('19/02/2024')
  })
})

describe('“nothing found”', () => {
  it.each([
    '¿dosis de furosemida?',
    'resultado de la colonoscopia',
    'blood group?',
    'té marcapassos?',
    '¿cuándo fue la última mamografía?',
    'alergia al látex?',
  ])('is the answer when the texts do not contain one: %s', (question) => {
    const answer = ask(question)
    holds(answer)
    expect(answer.grounding).toBe('none')
  })

  it('comes with the nearest passages', () => {
    const answer = ask('alergia al látex?')
    expect(answer.nearest.map(({ quote }) => quote).join(' ')).toContain('metamizol')
  })

  it('is the answer over empty texts', () => {
    for (const empty of [indexTexts([]), indexTexts([{ id: 'a', title: '', text: '\n' }])])
      expect(answerQuestion(empty, { question: '¿fiebre?' })).toMatchObject({ grounding: 'none', nearest: [] })
  })
})

describe('a hostile question', () => {
  it.each([
    ['nothing', ''],
    ['stop words', 'de la que el '.repeat(600)],
    ['one long word', 'a'.repeat(8_000)],
    ['control characters', '\u0000\u0007\u001b'.repeat(2_600)],
    ['another alphabet', 'ποια είναι η διάγνωση '.repeat(360)],
    ['signs', '¿?(((|*+\\[^$'.repeat(600)],
    ['halves of characters', '\ud83d'.repeat(8_000)],
    ['words of the text', course.repeat(9).slice(0, 8_000)],
  ])('of %s is answered in bounded time', (_name, question) => {
    const before = performance.now()
    const answer = ask(question, question)
    // The limit is far above the usual time, so that the test only fails for a pattern with runaway backtracking.
    expect(performance.now() - before).toBeLessThan(30_000)
    holds(answer)
  })
})

describe('the same question over the same texts', () => {
  it('has the same answer', () => {
    expect(ask('¿qué FEVI tiene?')).toEqual(ask('¿qué FEVI tiene?'))
    const again = indexTexts([...index.texts.values()])
    expect(answerQuestion(again, { question: 'alergias?' })).toEqual(ask('alergias?'))
  })
})
