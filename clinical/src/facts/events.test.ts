import { describe, expect, it } from 'vitest'
import { writeReport } from '../report/engine.ts'

const printed = (text: string, key: string): string =>
  (writeReport(text).sections.find((section) => section.key === key)?.items ?? []).map((item) => item.text).join('\n')

const stay = (day: string): string =>
  `MOTIVO DE INGRESO\nDisnea.\n\nEVOLUCIÓN\n\n02/03/2024\nIngresa por insuficiencia cardiaca.\n\n05/03/2024\n${day}\n`

describe('a complication', () => {
  it('is what goes wrong after the day of admission', () => {
    expect(printed(stay('Flebitis en antebrazo derecho, se retira vía.'), 'complications')).toContain('Flebitis')
  })

  it.each(['No presenta flebitis.', 'Sin signos de TVP.', 'Se descarta neumonía aspirativa.', 'Si delirium, avisar.'])(
    'is not what is denied or only foreseen: %s',
    (day) => {
      expect(printed(stay(day), 'complications')).toBe('')
    },
  )
})

describe('an invasive procedure', () => {
  it('is an act done, with its day', () => {
    const section = writeReport(stay('Se realiza toracocentesis evacuadora de 1.200 cc.')).sections.find(
      ({ key }) => key === 'invasive_procedures',
    )
    expect(section?.items.map(({ text, day }) => [text.slice(0, 25), day])).toEqual([
      ['Se realiza toracocentesis', '2024-03-05'],
    ])
  })

  it.each([
    'Pendiente de colonoscopia.',
    'No precisa transfusión.',
    'Candidato a trasplante.',
    'Se valorará marcapasos.',
  ])('is not what is planned or refused: %s', (day) => {
    expect(printed(stay(day), 'invasive_procedures')).toBe('')
  })
})

describe('the closing plan', () => {
  it('stands under fixed sub-headings in the report’s language', () => {
    const text =
      'EVOLUCIÓN\nBien.\n\nPLAN\nDieta sin sal. Consulta de Cardiología en 2 semanas. Pendiente resultado de biopsia. Alta a domicilio.\n'
    const items =
      writeReport(text, { language: 'ca' }).sections.find(({ key }) => key === 'extra_comments')?.items ?? []
    expect(items.filter(({ origin }) => origin === 'template').map((item) => item.text)).toEqual([
      'Recomanacions',
      'Visites i controls',
      'Resultats pendents',
      'Destinació',
    ])
  })
})
