import { describe, expect, it } from 'vitest'
import { checkSentence, ruledOf } from './check.ts'
import { claimRow } from './claim-row.ts'
import { isMild } from './doubt.ts'
import { indexSource } from './source-index.ts'
import { mistakeChances } from './verdict.ts'

const source = `INGRESO 03/02/2024
Mujer 68a. AP: HTA, DM2, FA con apixabán 5 c/12h. No RAMc.
Madre con ca mama.
EA: disnea progresiva de 5 d, ortopnea, edemas MMII. Niega dolor torácico.
EF: TA 150/85, FC 118 irregular, SatO2 89% basal. Crepitantes bibasales.
NT-proBNP 6800. Rx tórax: cardiomegalia, derrame pleural dcho leve.
EVOLUCIÓN
04/02/2024 Furosemida 60 ev, diuresis 3200, -2 kg. FC 96.
06/02/2024 Eco: FEVI 35%, IM moderada. Se inicia bisoprolol 2,5.
08/02/2024 Asintomática, SatO2 96% basal. -6 kg. Alta con furosemida 40 c/24h, bisoprolol 2,5 c/24h, apixabán igual. Control en consulta de IC en 7 días.`
const index = indexSource(source)
const check = (text: string) => checkSentence(index, text)
const borneOut = ['verbatim', 'supported']

describe('a paraphrase of the notes', () => {
  it.each([
    'Paciente con antecedentes de hipertensión arterial y diabetes mellitus tipo 2 que consultó por dificultad respiratoria progresiva de cinco días de evolución, con ortopnea y edemas en las piernas.',
    'Una vez estabilizada, el ecocardiograma mostró una fracción de eyección del 35 % con insuficiencia mitral moderada, por lo que se añadió bisoprolol.',
    'Con furosemida intravenosa la evolución fue favorable, con una pérdida total de 6 kg de peso.',
  ])('is never contradicted when it is true: %s', (text) => {
    const { support, doubts, spans } = check(text)
    expect(['supported', 'partial']).toContain(support)
    expect(doubts.filter((doubt) => !isMild(doubt))).toEqual([])
    expect(spans.length).toBeGreaterThan(0)
  })

  it.each([
    [
      'drug',
      'Una vez estabilizada, y dada la disfunción del ventrículo, se añadió carvedilol al tratamiento de la paciente.',
    ],
    [
      'number',
      'Una vez estabilizada, en el ecocardiograma se pudo ver una fracción de eyección algo deprimida, del 48 %.',
    ],
  ])('is clearly doubted when it names a %s that is not in the notes', (kind, text) => {
    const { support, doubts } = check(text)
    expect(borneOut).not.toContain(support)
    expect(doubts.filter((doubt) => doubt.kind === kind && !isMild(doubt)).length).toBe(1)
  })

  it('has a higher chance of a mistake when it is about another patient', () => {
    const chance = (text: string): number => {
      const { written, ruled } = ruledOf(index, text)
      return mistakeChances(claimRow(index, written, ruled)).sentence
    }
    const own = 'La paciente consultó por dificultad respiratoria progresiva, con ortopnea y edemas en las piernas.'
    const foreign =
      'El niño acudió tras caer de un columpio, con deformidad del antebrazo y fractura de cúbito y radio.'
    expect(chance(foreign)).toBeGreaterThan(0.8)
    expect(chance(own)).toBeLessThan(0.5)
  })

  it('is read in its own language', () => {
    const { written } = ruledOf(index, 'She denied having had any chest pain before she came to the hospital.')
    expect(written.marks.map(({ kind }) => kind)).toContain('negated')
  })

  it('is not supported when it repeats itself without end', () => {
    const endless = `${'fibrilación auricular con respuesta ventricular rápida y disnea de reposo '.repeat(400)}.`
    expect(borneOut).not.toContain(check(endless).support)
  })

  it('gets the same verdict each time', () => {
    const text =
      'A su llegada se objetivó una frecuencia cardiaca de 118 latidos por minuto, que bajó a 96 al día siguiente.'
    expect(check(text)).toEqual(check(text))
  })
})
