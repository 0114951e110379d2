import { describe, expect, it } from 'vitest'
import { linesOf, type ScriptedModel, models, usual, writeWith } from './cases/scripted-models.ts'
import { openWriting } from './open-writing.ts'

const source = `MOTIVO DE INGRESO
Disnea progresiva.

EVOLUCIÓN
02/03/2024
Ingresa por insuficiencia cardiaca descompensada con edemas hasta rodillas.
Se inicia furosemida 40 mg iv cada 8 horas con buena respuesta diurética.
03/03/2024
Descansa bien por la noche, come la mitad de la dieta.
Se coloca catéter venoso central yugular derecho sin incidencias.
05/03/2024
Ecocardiograma con FEVI 35 % y deambula por el pasillo sin disnea.
Se suspende espironolactona por potasio de 6,1 mmol/l.

COMPLICACIONES
Hematoma cervical derecho tras la colocación del catéter, resuelto con compresión.
Flebitis en el antebrazo izquierdo que obliga a cambiar la vía.

RECOMENDACIONES
Dieta sin sal y reposo relativo.
Cita en Cardiología el 28/03/2024 a las 10:30.
Pendiente del resultado de los hemocultivos del día 3.
`

const writing = openWriting(source, usual)
const engine = writing.plan(null).report
const itemsOf = (report: typeof engine, key: string) =>
  report.sections.find((section) => section.key === key)?.items ?? []
const texts = (items: readonly { readonly text: string }[]): string[] => items.map(({ text }) => text)

/** A scripted model that writes only the first line of each section. */
const forgetful: ScriptedModel = (step) => {
  const [first] = linesOf(step).filter(({ section }) => section === step.sections[0])
  return JSON.stringify({ items: first === undefined ? [] : [{ text: first.text, sources: [first.number] }] })
}

describe('a fact that a model omits', () => {
  const { report } = writeWith(writing, forgetful)

  it('is restored in the engine’s words when its loss would do harm', () => {
    expect(itemsOf(report, 'complications').map(({ origin }) => origin)).toEqual(['written', 'extracted'])
    expect(texts(itemsOf(report, 'complications'))[1]).toMatch(/^Flebitis/)
    expect(texts(itemsOf(report, 'evolution'))).toContain('Se suspende espironolactona por potasio de 6,1 mmol/l.')
  })

  it('is under the engine’s sub-headings', () => {
    const plan = texts(itemsOf(report, 'extra_comments'))
    const at = (start: string): number => plan.findIndex((text) => text.startsWith(start))
    expect(at('Cita en Cardiología')).toBe(at('Citas y controles') + 1)
    expect(at('Pendiente del resultado')).toBe(at('Resultados pendientes') + 1)
    expect(at('Citas y controles')).toBeGreaterThan(-1)
  })

  it('is in the tray otherwise', () => {
    expect(texts(report.unused).join('\n')).toContain('FEVI 35 %')
    expect(texts(itemsOf(report, 'evolution')).join('\n')).not.toContain('FEVI 35 %')
  })

  it('is shown with the section at once, not only in the finished report', () => {
    const { sections } = writeWith(writing, forgetful)
    expect(texts(sections.find(({ key }) => key === 'complications')?.items ?? [])[1]).toMatch(/^Flebitis/)
  })
})

describe('a fact that a model writes', () => {
  it('is not repeated in the tray or in the engine’s words', () => {
    const { report } = writeWith(writing, models.faithful)
    const written = report.sections.flatMap(({ items }) => texts(items)).join('\n')
    expect(report.unused.filter(({ text }) => written.includes(text))).toEqual([])
    for (const key of ['complications', 'evolution'])
      expect(itemsOf(report, key).filter(({ origin }) => origin === 'extracted')).toEqual([])
  })

  it('counts as omitted when its sentence is in doubt', () => {
    const vague: ScriptedModel = (step) =>
      JSON.stringify({
        items: linesOf(step).map(({ text, number }) => ({
          text: `${text.replace(/\.$/, '')} de causa vírica.`,
          sources: [number],
        })),
      })
    const { report } = writeWith(openWriting(source, { ...usual, on_unsupported: 'mark' }), vague)
    const all = [...report.sections.flatMap(({ items }) => items), ...report.unused].map(({ text }) => text).join('\n')
    for (const item of [...itemsOf(engine, 'complications'), ...itemsOf(engine, 'evolution')])
      expect(all).toContain(item.text.replace(/\.$/, ''))
  })
})

describe('a value that later words correct', () => {
  const corrected = `ENFERMEDAD ACTUAL
Acude por dolor abdominal de dos días.
Sin fiebre ni vómitos.

ANTECEDENTES
Creatinina basal de 2,3 mg/dl según el informe de urgencias, función renal estable.

EVOLUCIÓN
02/03/2024
Mejora con sueroterapia y analgesia.
Corrección: la creatinina basal es 1,4 mg/dl, el valor de 2,3 era de un episodio agudo y no es el basal.
`

  it('is never printed without its correction', () => {
    const half: ScriptedModel = (step) =>
      JSON.stringify({
        items: linesOf(step).map(({ text, number }) => ({ text: text.split('. ')[0] ?? '', sources: [number] })),
      })
    const { report } = writeWith(openWriting(corrected, usual), half)
    for (const { items } of report.sections) {
      const text = texts(items).join('\n')
      expect(text.includes('Creatinina basal de 2,3') && !text.includes('1,4')).toBe(false)
    }
  })
})
