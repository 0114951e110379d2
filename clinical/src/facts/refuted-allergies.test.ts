import { describe, expect, it } from 'vitest'
import { writeReport } from '../report/engine.ts'

/** The allergies of a course with these notes: those printed as allergies, and those printed under "ruled out". */
function allergiesOf(...notes: readonly string[]): { listed: string[]; ruledOut: string[] } {
  const course = notes.map((note, at) => `${String(at + 2).padStart(2, '0')}/03/2024\n${note}`).join('\n\n')
  const { sections } = writeReport(`ALERGIAS\n${course}\n`, { language: 'es' })
  const items = sections.find(({ key }) => key === 'allergies')?.items ?? []
  const at = items.findIndex(({ text, flags }) => flags.includes('subheading') && text === 'Descartadas')
  const texts = items.map(({ text }) => text)
  return at === -1 ? { listed: texts, ruledOut: [] } : { listed: texts.slice(0, at), ruledOut: texts.slice(at + 1) }
}

describe('an allergy that the course refutes', () => {
  it.each([
    ['Alergias: penicilina según la historia antigua.', 'No es alérgico a penicilina, se retira la etiqueta.'],
    ['Al·lèrgies: penicil·lina segons la mare.', "NO és al·lèrgic a penicil·lines, es retira l'alerta."],
    ['Allergies: penicillin per old chart.', 'Penicillin label removed from chart.'],
    ['Alergias: penicilina.', 'Alergología: provocación con amoxicilina negativa, retirar la etiqueta.'],
    ['Alergias: AAS según la ficha de enfermería.', 'Alergia a AAS descartada.'],
  ])('is listed under "ruled out" with the sentence that refutes it: %s', (allergy, refutation) => {
    const { listed, ruledOut } = allergiesOf(`${allergy}\nAlergias: látex, urticaria con guantes.`, refutation)
    expect(listed.join(' ')).toMatch(/látex/i)
    expect(listed).toHaveLength(1)
    expect(ruledOut).toHaveLength(2)
  })

  it('causes no warning for a drug at discharge', () => {
    const source = `ALERGIAS\nAlergia a penicilina.\n\n03/03/2024\nNo es alérgico a penicilina, se retira la etiqueta.\n\n05/03/2024\nTRATAMIENTO AL ALTA\nAmoxicilina 500 mg cada 8 horas, 5 días.\n`
    const { sections } = writeReport(source, { language: 'es' })
    const flags = sections.flatMap(({ items }) => items.flatMap((item) => item.flags))
    expect(flags).toContain('ruled_out')
    expect(flags).not.toContain('allergy_match')
  })
})

describe('sentences that do not clearly refute an allergy', () => {
  it.each([
    'Sense al·lèrgies a fàrmacs, al làtex sí: urticària.',
    'No alergias medicamentosas, marisco le da urticaria.',
    'Con la codeína vomita y se desmaya; alergias verdaderas, ninguna.',
    'Alergia a penicilina.\nNot delabelled yet, ref penicillin clinic.',
    'Cefazolina no por la alergia, se pone vancomicina.',
    'Según el registro reacción grave con vancomicina 2018, no otras alergias.',
    'No es alergia a metoclopramida pero evitar.',
    'Alergia a metamizol.\nNo es alérgico al metamizol? pendiente de Alergología.',
  ])('stay listed as allergies: %s', (text) => {
    expect(allergiesOf(text).ruledOut).toEqual([])
  })

  it('a refutation that a later note contradicts is ignored', () => {
    const { ruledOut } = allergiesOf('No es alérgico a penicilina.', 'Alergia a penicilina: anafilaxia en 1998.')
    expect(ruledOut).toEqual([])
  })

  it('a tolerated drug rules out no other allergy', () => {
    const { listed, ruledOut } = allergiesOf('Alergia a penicilina.\nCefuroxima bien tolerada en 2020.')
    expect(listed).toEqual(['Alergia a penicilina'])
    expect(ruledOut).toHaveLength(1)
  })
})
