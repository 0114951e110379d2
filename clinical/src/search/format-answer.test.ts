import { languages } from '@alta/contract/languages'
import { describe, expect, it } from 'vitest'
import { answerQuestion } from './answer.ts'
import { questionLanguage } from './question-topics.ts'
import { indexTexts } from './index-texts.ts'
import { plain, formatAnswer, type FormattedAnswer } from './format-answer.ts'

const index = indexTexts([
  {
    id: 'one',
    title: 'Curso *clínico*',
    text: '12/03/2025\nNiega fiebre. Hemocultivos [2/2]: S. aureus_MSSA, PCR < 5.\nEcografía sin derrame.\n',
  },
  { id: 'two', title: 'Carta', text: '14/03/2025\nHemocultivos de control: negativos.\n' },
])

const answerTo = (question: string, language: 'es' | 'ca' | 'en' = 'es'): FormattedAnswer =>
  formatAnswer(answerQuestion(index, { question }), index, language)

describe('a formatted answer', () => {
  it.each(languages)('begins with a line in the language of the question (%s)', (language) => {
    const opening = { es: 'Pasajes encontrados:', ca: 'Passatges trobats:', en: 'Passages found:' }[language]
    expect(answerTo('¿fiebre?', language).content.startsWith(opening)).toBe(true)
  })

  it('cites each quote by its span in the answer and in the source', () => {
    const { content, citations } = answerTo('hemocultivos')
    expect(citations.length).toBeGreaterThanOrEqual(2)
    for (const { start, end, text_id, source_start, source_end } of citations) {
      const source = index.texts.get(text_id)?.text.slice(source_start, source_end) ?? ''
      expect(content.slice(start, end)).toBe(plain(source))
      expect(content.slice(start - 1, end + 1)).toMatch(/^«.*»$/s)
    }
  })

  it('groups the quotes by document, each with its date and polarity', () => {
    const { content } = answerTo('hemocultivos')
    expect(content.indexOf('**Carta**')).toBeGreaterThan(-1)
    expect(content.split('**Carta**')).toHaveLength(2)
    expect(answerTo('¿fiebre?').content).toContain('12/03/2025')
    expect(answerTo('¿fiebre?').content).toContain('*se niega o se descarta*')
    expect(answerTo('fever?', 'en').content).toContain('*denied or ruled out*')
  })

  it('is the concatenation of its parts', () => {
    for (const question of ['hemocultivos', '¿fiebre?', 'colonoscopia', '']) {
      const { content, parts } = answerTo(question)
      expect(parts.join('')).toBe(content)
    }
  })

  it('escapes markdown characters, and joins a wrapped line', () => {
    expect(plain('a*b_c [2/2] `x` <b> &amp; ~y\nz')).toBe('a\\*b\\_c \\[2/2] \\`x\\` \\<b> \\&amp; \\~y z')
    expect(plain('PCR < 5 & Hb > 9')).toBe('PCR < 5 & Hb > 9')
    expect(answerTo('¿fiebre?').content).toContain('**Curso \\*clínico\\***')
  })

  it('says that nothing was found, and then cites the nearest passages', () => {
    const { content, citations } = answerTo('What was the last HbA1c of the patient with fever?', 'en')
    expect(content).toMatch(/^(?:Nothing in the documents was found|The documents tell only a part|It is not certain)/)
    expect(citations.length).toBeGreaterThan(0)
    expect(answerTo('colonoscopia').content).toMatch(/^No se ha encontrado nada en los documentos/)
  })
})

describe('the language of a question', () => {
  it.each([
    ['¿Qué dosis de furosemida lleva?', 'es'],
    ['quina dosi porta?', 'ca'],
    ['per què es va suspendre', 'ca'],
    ['when is the next appointment', 'en'],
    ['how long is he on clopidogrel for?', 'en'],
  ])('is recognised by its words: %s', (question, language) => {
    const other = language === 'en' ? 'es' : 'en'
    expect(questionLanguage(question, other)).toBe(language)
  })

  it('is that of the screen when the question does not show it', () => {
    expect(questionLanguage('FEVI?', 'ca')).toBe('ca')
    expect(questionLanguage('FEVI?', 'en')).toBe('en')
  })
})
