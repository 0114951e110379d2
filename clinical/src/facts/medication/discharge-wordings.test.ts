import { describe, expect, it } from 'vitest'
import { readCourse } from '../../course/read-course.ts'
import { normalise } from '../../text/normalise.ts'
import { allergyPlaced } from '../allergy-places.ts'
import { reconcile } from './reconciliation.ts'
import { safetyFacts } from '../safety.ts'

const states = (text: string): Record<string, string> =>
  Object.fromEntries(
    reconcile(readCourse(normalise(text))).drugs.map(({ ingredients, state }) => [ingredients.join('+'), state]),
  )

describe('a discharge written in the words of the ward', () => {
  it('is read from a list under words of its own, and what is not resumed or left off is stopped', () => {
    const text = `Pacient de 70 anys.
Pla de medicació previ:
Bisoprolol 5 mg 1-0-0
Sitagliptina 100 mg 1-0-0
Naproxèn 500 mg 1-0-1

03/04/2024
Bé.

05/04/2024
En marxar
Receptes: bisoprolol 5 mg 1-0-0 com abans. Sitagliptina: s'abaixa a 50 mg 1-0-0. Naproxèn es deixa definitivament.
`
    expect(states(text)).toEqual({ bisoprolol: 'continued', sitagliptin: 'changed', naproxen: 'stopped' })
  })

  it('reads a table whose column says what is done', () => {
    const text = `Patient 66 y.
Home meds: lisinopril 10 mg daily, naproxen 500 mg BID.

04/02/2024
Better.

05/02/2024 Discharge
Discharge medications:
Amlodipine | 5 mg PO daily | START | in place of lisinopril
Lisinopril | 10 mg PO daily | STOP | see amlodipine
Naproxen | 500 mg PO BID | HOLD | until clinic
`
    expect(states(text)).toEqual({ lisinopril: 'stopped', naproxen: 'stopped', amlodipin: 'started' })
  })

  it('takes a prohibited drug, or one put off until a visit, for none of the prescription', () => {
    const text = `Varón de 60 años.
Medicación que trae la familia: torasemida 10 mg 1-0-0, diclofenaco 50 mg 1-0-1, metformina 850 mg 1-0-1.

02/05/2024
Mejor.

06/05/2024
Alta: torasemida 5 mg 1-0-0; la metformina no la tomará hasta la visita. El diclofenaco y demás antiinflamatorios quedan prohibidos.
`
    expect(states(text)).toEqual({ torasemid: 'changed', diclofenac: 'stopped', metformin: 'stopped' })
  })
})

describe('the background', () => {
  it('keeps the tobacco of a sentence whose alcohol was corrected', () => {
    const text = `Paciente de 50 años.
Hábitos: bebe una botella de vino al día, fumador de 20 cigarrillos al día.

04/05/2024
Corrección sobre el alcohol: es abstemio desde 2015.
`
    const told = safetyFacts(readCourse(text), 'es')
    expect(told.corrections.map(({ topic }) => topic)).toEqual(['habit'])
    expect(told.background.map(({ start, end }) => text.slice(start, end)).join()).toContain('abstemio desde 2015')
  })

  it('takes sleep apnoea in Catalan for no English son', () => {
    const text = "Antecedents: síndrome d'apnees del son amb CPAP.\n\n02/03/2024\nBé.\n"
    expect(safetyFacts(readCourse(text), 'ca').background.filter(({ kind }) => kind === 'family')).toEqual([])
  })
})

describe('an allergy', () => {
  it('is a substance beside what it did, without the word', () => {
    const text = 'Female, 40.\nLatex: urticaria.\n\n02/03/2024\nBetter.\n'
    expect(safetyFacts(readCourse(text), 'en').allergies.map(({ statement }) => statement)).toEqual(['allergy'])
  })

  it('is not the rupture of membranes', () => {
    const text = 'Gestante de 30 años.\n\n02/03/2024 10:00\n3 cm. RAM: LA claro. Oxitocina.\n'
    const course = allergyPlaced(readCourse(text))
    expect(safetyFacts(course, 'es').allergies).toEqual([])
    expect(course.sentences.filter(({ section }) => section === 'allergies')).toEqual([])
  })
})
