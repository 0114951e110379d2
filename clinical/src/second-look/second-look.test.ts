import { describe, expect, it } from 'vitest'
import { indexSource } from '../evidence/source-index.ts'
import { lookAnswers } from './answer.ts'
import { changeOf, readSecondLookAnswer, lookPrompt, mostAtOnce } from './second-look.ts'

const source = `EVOLUCIÓN
12/01/2024. Ingresa por neumonía del lóbulo inferior derecho. Se inicia ceftriaxona 2 g cada 24 horas.
14/01/2024. Sat 94 % basal, sin fiebre. Probable derrame pleural derecho.
16/01/2024. TC: no hay tromboembolismo. Se pauta prednisona 30 mg.
`
const index = indexSource(source)
const options = { language: 'es', context_tokens: 8_000, hidden: [] } as const
const numberOf = (words: string): number =>
  (index.sentences.find(({ facts }) => facts.text.includes(words))?.index ?? -1) + 1
const look = (sentence: string, words: readonly string[], wrong = '') =>
  readSecondLookAnswer(index, [sentence], {
    ...options,
    answer: JSON.stringify({ sentences: [{ sentence: 1, lines: words.map(numberOf), wrong }] }),
  })?.[0]

describe('the answer of a second look', () => {
  const read = [
    { sentence: 1, lines: [3, 5], wrong: '' },
    { sentence: 2, lines: [], wrong: 'izquierda' },
  ]
  it.each([
    ['JSON', JSON.stringify({ sentences: read })],
    ['a bare list', JSON.stringify(read)],
    [
      'JSON with numbers as words',
      '{"sentences":[{"sentence":"1","lines":["[3]"," 5"]},{"sentence":2,"wrong":"«izquierda»"}]}',
    ],
    ['fenced, behind a thought', `<think>1: [9]</think>\n\`\`\`json\n${JSON.stringify({ sentences: read })}\n\`\`\``],
    ['lines', '1: [3, 5]\n- 2) NO: izquierda\nThat is all.'],
  ])('is read as %s', (_, answer) => expect(lookAnswers(answer)).toEqual(read))

  it.each(['', 'maybe', '{}', '[]', '{"sentences":[{"sentence":"first"}]}'])(
    'is invalid without a verdict: %s',
    (answer) => expect(lookAnswers(answer)).toBeNull(),
  )
})

describe('a sentence that a model finds supported', () => {
  it('cites the lines that the model names', () => {
    const found = look('El paciente ingresó por una infección pulmonar derecha y recibió ceftriaxona 2 g.', [
      'neumonía',
      'ceftriaxona',
    ])
    expect(found).toMatchObject({ outcome: 'borne_out' })
    const spans = found?.outcome === 'borne_out' ? found.spans : []
    expect(spans.map(({ start, end }) => source.slice(start, end)).join(' ')).toMatch(/neumonía.*ceftriaxona/s)
  })

  it.each([
    ['figure', 'Recibió ceftriaxona 3 g.', ['ceftriaxona']],
    ['unit', 'Recibió ceftriaxona 2 mg.', ['ceftriaxona']],
    ['drug', 'Recibió prednisona por la infección.', ['neumonía']],
    ['side', 'Ingresó por una infección pulmonar izquierda.', ['neumonía']],
    ['date', 'El 13/01/2024 ingresó por una infección pulmonar.', ['neumonía']],
    ['denial', 'La tomografía mostró tromboembolismo.', ['tromboembolismo']],
    ['denial where nothing is denied', 'No recibió ceftriaxona.', ['ceftriaxona']],
    ['line that was never shown', 'Recibió ceftriaxona 2 g.', ['nowhere']],
    ['allergy', 'Es alérgico y recibió ceftriaxona 2 g.', ['ceftriaxona']],
  ])('is not cleared when a rule finds another %s', (_, sentence, words) =>
    expect(look(sentence, words)).toEqual({ outcome: 'nothing' }),
  )
})

it('the wrong words are quoted from the sentence, or are the whole sentence', () => {
  const sentence = 'Recibió oxígeno en casa.'
  expect(look(sentence, [], 'en casa')).toEqual({ outcome: 'wrong', words: 'en casa' })
  expect(look(sentence, [], 'at home')).toEqual({ outcome: 'wrong', words: sentence })
})

it('a second look clears partly supported sentences and doubts supported ones; nothing else changes', () => {
  const supported = { outcome: 'borne_out', spans: [] } as const
  const wrong = { outcome: 'wrong', words: 'x' } as const
  expect(changeOf('partial', supported)).toBe('cleared')
  expect(changeOf('supported', wrong)).toBe('doubted')
  for (const support of ['unsupported', 'conflicting', 'verbatim', 'supported'] as const)
    expect(changeOf(support, supported)).toBeNull()
  for (const support of ['unsupported', 'conflicting', 'verbatim', 'partial'] as const)
    expect(changeOf(support, wrong)).toBeNull()
  expect(changeOf('partial', { outcome: 'nothing' })).toBeNull()
})

describe('the request', () => {
  const texts = (count: number) => Array.from({ length: count }, (_, at) => `Recibió ceftriaxona ${at} g.`)
  const promptFor = (count: number, context_tokens: number) =>
    lookPrompt(index, texts(count), { ...options, context_tokens })

  it('begins the same for all sentences of one source', () => {
    const [one, other] = [promptFor(1, 8_000), promptFor(5, 8_000)].map(({ structured }) => structured)
    expect(one?.[0]).toEqual(other?.[0])
    const [evidence = ''] = one?.[1]?.content.split('<sentences>') ?? []
    expect(evidence).toContain('ceftriaxona 2 g')
    expect(other?.[1]?.content.startsWith(evidence)).toBe(true)
  })

  it('fits the context window together with its answer', () => {
    for (const context_tokens of [1_500, 4_096, 32_000]) {
      const { structured, max_tokens } = promptFor(200, context_tokens)
      const content = structured.map((message) => message.content).join('\n')
      expect(content.match(/^\d+\. /gm)).toHaveLength(mostAtOnce(context_tokens))
      expect(content.length / 2.8 + max_tokens).toBeLessThanOrEqual(context_tokens)
    }
  })
})
