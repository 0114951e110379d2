import { expect, it } from 'vitest'
import { indexTexts, quoteOf, type SearchIndex } from './index-texts.ts'
import { rank } from './rank.ts'

const spanish = `Ingreso 03/05/2026
Motivo de consulta
Disnea y edemas en piernas de una semana de evolución.
Alergias
Alergia a penicilina: urticaria.
Antecedentes
HTA, DM2 y EPOC. Nefrectomía derecha por carcinoma renal en 2019.
Tratamiento domiciliario
Enalapril 10 mg 1-0-0
Metformina 850 mg 1-0-1
Sintrom según pauta
Exploración
TA 150/90, FC 88, saturación 91 %. Crepitantes bibasales.
Pruebas complementarias
Creatinina 1,8 mg/dl, potasio 5,4 mmol/l, Hb 10,2 g/dl.
TC de tórax: derrame pleural bilateral.
06/05/2026
Mejoría tras diuréticos. Pierde 2,5 kg.
09/05/2026
Hoy retiramos la sonda vesical sin incidencias.
`
const index = indexTexts([
  { id: 'curso', title: 'Curso clínico', text: spanish },
  { id: 'otro', title: 'Informe previo', text: 'Antecedentes\nColecistectomía en 2004. Fractura de muñeca.\n' },
])

const first = (question: string, of: SearchIndex = index): string => {
  const [hit] = rank(of, question, { k: 3 })
  const chunk = of.chunks[hit?.chunk ?? -1]
  return chunk ? quoteOf(of, chunk) : ''
}

it.each([
  ['Catalan', 'Quines al·lèrgies té?', 'penicilina'],
  ['Catalan', 'Té vessament pleural?', 'derrame pleural'],
  ['English', 'kidney removed', 'Nefrectomía'],
  ['English', 'gallbladder surgery', 'Colecistectomía'],
  ['English', 'high blood pressure', 'HTA'],
])('a question in %s finds the Spanish note: %s', (_, question, found) => {
  expect(first(question)).toContain(found)
})

it.each([
  ['¿tiene hipertensión arterial?', 'HTA'],
  ['enfermedad pulmonar obstructiva crónica', 'EPOC'],
  ['función renal: creat', 'Creatinina'],
  ['tensión arterial y frecuencia cardiaca', 'TA 150/90'],
  ['hemoglobina', 'Hb 10,2'],
])('an abbreviation and its expansion find each other: %s', (question, found) => {
  expect(first(question)).toContain(found)
})

it.each([
  ['¿toma acenocumarol?', 'Sintrom'],
  ['anticoagulantes', 'Sintrom'],
  ['ACE inhibitors', 'Enalapril'],
  ['metformin', 'Metformina'],
])('a drug is found by its ingredient, its class and its name in another language: %s', (question, found) => {
  expect(first(question)).toContain(found)
})

it('a number finds the passage that contains it, with comma or point', () => {
  expect(first('2.5 kg')).toContain('2,5 kg')
  expect(first('5,4')).toContain('5,4')
})

it('a question about a date finds the note of that date', () => {
  expect(first('¿qué pasó el 9 de mayo?')).toContain('sonda vesical')
})

it('a question about medication finds the list of drugs, which does not contain that word', () => {
  expect(first('quina medicació pren?')).toContain('Enalapril')
})

it('a misspelt word still finds its passage', () => {
  expect(first('nefrectomai')).toContain('Nefrectomía')
})

it('searches only the given texts', () => {
  const hits = rank(index, 'antecedentes de cirugía', { k: 10, texts: new Set(['otro']) })
  expect(hits.map(({ chunk }) => index.chunks[chunk]?.text_id)).toEqual(['otro'])
})

it('returns the requested number of passages, the best first', () => {
  const scores = rank(index, 'derrame pleural y edemas con disnea', { k: 4 }).map(({ score }) => score)
  expect(scores).toHaveLength(4)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
})

it('a question of only stop words or punctuation finds nothing', () => {
  for (const question of ['', '¿?', 'y el de la', '....;;;', ' '.repeat(8_000)])
    expect(rank(index, question, { k: 5 })).toEqual([])
})

it('an index of no texts or of empty ones finds nothing', () => {
  expect(rank(indexTexts([]), 'fiebre', { k: 5 })).toEqual([])
  expect(rank(indexTexts([{ id: 'a', title: 'Fiebre', text: '' }]), 'fiebre', { k: 5 })).toEqual([])
})

it('embeddings find a passage that shares no word with the question', () => {
  const vectors = {
    question: Float32Array.of(1, 0),
    chunks: index.chunks.map((chunk) =>
      quoteOf(index, chunk).includes('sonda') ? Float32Array.of(1, 0.1) : Float32Array.of(-1, 1),
    ),
  }
  const found = rank(index, 'urinary device', { k: 2, vectors }).map(({ chunk }) => index.chunks[chunk])
  expect(found.map((chunk) => chunk && quoteOf(index, chunk))).toContainEqual(expect.stringContaining('sonda'))
})

it('stored passages give the same index as newly split ones', () => {
  const chunks = new Map([...index.texts.keys()].map((id) => [id, index.chunks.filter((one) => one.text_id === id)]))
  const again = indexTexts([...index.texts.values()], chunks)
  expect(rank(again, 'creatinina y potasio', { k: 5 })).toEqual(rank(index, 'creatinina y potasio', { k: 5 }))
})

it('the time of a query does not grow much faster than the texts', () => {
  const sized = (times: number): number => {
    const text = 'Presenta fiebre y tos con dolor torácico y disnea. '.repeat(times)
    const large = indexTexts([{ id: 'a', title: '', text }])
    const took = Array.from({ length: 5 }, () => {
      const began = performance.now()
      rank(large, 'fiebre con tos, disnea y dolor torácico', { k: 10 })
      return performance.now() - began
    })
    return Math.min(...took)
  }
  expect(sized(8_000)).toBeLessThan(Math.max(250, sized(1_000) * 40))
})
