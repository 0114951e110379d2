import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCourse } from '../../course/read-course.ts'
import { derivable } from '../../report/derivation.ts'
import { normalise } from '../../text/normalise.ts'
import { medicationItems } from './medication-items.ts'
import { reconcile } from './reconciliation.ts'
import { safetyFacts } from '../safety.ts'

const intensiveCare = `HOSPITAL GENERAL DE MIRAVALLES - MEDICINA INTENSIVA
Paciente: Celso Barreiro Lamas, 68 años. NHC 229914

Antecedentes: HTA, DM2. Alérgico a las quinolonas (exantema con ciprofloxacino).
Medicación domiciliaria: Adiro 100 mg 0-1-0, metformina/sitagliptina 1000/50 1-0-1, olmesartán 40 mg 1-0-0, Omnic 0,4 mg 0-0-1, alprazolam 0,5 mg si insomnio.

10/02/2025 UCI
Se inicia noradrenalina hasta 0,4 mcg/kg/min y piperacilina-tazobactam 4,5 g/6 h. Se suspende olmesartán. Profilaxis con enoxaparina 40 mg/24 h.

15/02/2025
Delirio: haloperidol 2,5 mg. Retirada de noradrenalina.

20/02/2025 Alta a domicilio
Tratamiento al alta:
1. Adiro 100 mg: 0-1-0
2. Levofloxacino 500 mg cada 24 h hasta el 24/02
3. Omnic 0,4 mg: 0-0-1
4. Bisoprolol 2,5 mg: 1-0-0 (nuevo)
Suspendidos: olmesartán (TA baja) y metformina/sitagliptina hasta control de función renal.
`

const endocrinology = `CONSORCI SANITARI DE LA RIBERA ALTA. ENDOCRINOLOGIA
Pacient: Fermí Casadevall Roig   45 anys   NHC 88-1204

AP: DM1 des dels 12 anys. Hipotiroïdisme autoimmune.
Tractament habitual: Insulina Tresiba 24 UI al vespre, Fiasp 6-8-6 UI abans dels àpats, Eutirox 100 mcg en dejú, sertralina 50 mg 1-0-0, atorvastatina 20 mg 0-0-1.

01/03/2025 Urgències
Ceftriaxona 1 g/24 h per possible ITU.
02/03/2025
Urocultiu negatiu: es retira ceftriaxona. S'atura atorvastatina per CK 2.400.
04/03/2025 ALTA
Tractament: Toujeo 22 UI a la nit (substitueix Tresiba), Fiasp 6-8-6 UI, Eutirox 100 mcg 1-0-0, sertralina 100 mg 1-0-0 (abans 50). Atorvastatina: no reiniciar fins a control de CK. Paracetamol 1 g si dolor.
`

const paediatrics = `ST BRIGID'S CHILDREN'S HOSPITAL - General Paediatrics
Name: Orla Fennessy-Quade  DOB 03/05/2021  MRN 55102

03/02/2025 ED
PC: fever and difficulty breathing.
Meds: Clenil 50 mcg 2 puffs BD via spacer, cetirizine 2.5 ml nocte.
Plan: prednisolone 20 mg PO.

04/02/2025 WR
Started on IV ceftriaxone 80 mg/kg OD for consolidation.

06/02/2025
Ceftriaxone stopped, changed to amoxicillin 250 mg TDS PO.

07/02/2025 Discharge
Home today with mum. Discharge meds: prednisolone 20 mg OD 1 more day, amoxicillin 250 mg TDS for 4 days, Clenil increased to 100 mcg 2 puffs BD.
`

const psychiatry = `Hospital Universitario Torrealta. Psiquiatría
Paciente: Amparo Llorente Vidiella. 52 años.

14/01/2025 Ingreso
Motivo: ideación suicida. En tratamiento habitual con venlafaxina retard 150 mg/día, lormetazepam 2 mg por la noche y valsartán 80 mg.

18/01/2025
Náuseas con venlafaxina, se sustituye por sertralina 50 mg. TA 100/60, se suspende valsartán.

30/01/2025 Alta
Se va de alta con sertralina 100 mg por la mañana y lormetazepam 1 mg por la noche (reducido). Retirada la venlafaxina. No reiniciar valsartán hasta control por su médico.
`

const oncology = `Servei d'Oncologia Mèdica - Hospital de la Serra Blanca
Pacient: Honorat Vilaseca Pujades, 66 anys

Tractament previ: Kreon 25.000 2-2-2, enalapril 20 mg 1-0-0, oxicodona/naloxona 10/5 mg 1-0-1, lorazepam 1 mg 0-0-1.

10/04/2025: ingrés per dolor. S'inicia PCA de morfina.
12/04/2025: Es suspèn enalapril per hipotensió.
14/04/2025: alta.
Marxa amb el tractament següent: fentanil pegat 50 mcg/72h (nou, substitueix oxicodona/naloxona), pregabalina 75 mg 1-0-1 (nou), resta de medicació igual excepte enalapril que queda suspès.
`

const states = (text: string): Record<string, string> =>
  Object.fromEntries(reconcile(readCourse(text)).drugs.map(({ ingredients, state }) => [ingredients[0] ?? '', state]))

const section = (text: string): string[] => {
  const course = readCourse(text)
  return medicationItems(course, course.language, reconcile(course)).map((item) =>
    item.flags.includes('subheading') ? `# ${item.text}` : item.text,
  )
}

const group = (lines: readonly string[], heading: string): string[] => {
  const start = lines.indexOf(`# ${heading}`)
  const end = lines.findIndex((line, index) => index > start && line.startsWith('# '))
  return start < 0 ? [] : lines.slice(start + 1, end < 0 ? undefined : end)
}

describe('following each drug from home to discharge', () => {
  it('tells what goes on, what is new, what is stopped and what nobody mentions', () => {
    expect(states(intensiveCare)).toEqual({
      aspirin: 'continued',
      metformin: 'stopped',
      olmesartan: 'stopped',
      tamsulosin: 'continued',
      alprazolam: 'unaccounted',
      levofloxacin: 'started',
      bisoprolol: 'started',
    })
  })

  it('sees a changed dose, a replaced insulin and a drug not to be begun again', () => {
    expect(states(endocrinology)).toMatchObject({
      insulin_degludec: 'stopped',
      insulin_glargin: 'started',
      sertralin: 'changed',
      levotiroxin: 'continued',
      atorvastatin: 'stopped',
    })
  })

  it('reads a discharge told in a sentence', () => {
    expect(states(psychiatry)).toEqual({
      venlafaxin: 'stopped',
      lormetazepam: 'changed',
      valsartan: 'stopped',
      sertralin: 'started',
    })
    expect(states(paediatrics)).toMatchObject({
      beclometason: 'changed',
      cetirizin: 'unaccounted',
      amoxicilin: 'started',
    })
  })

  it('lets the rest go on where the text says so, but for what it excepts', () => {
    expect(states(oncology)).toMatchObject({
      pancreatin: 'continued',
      lorazepam: 'continued',
      enalapril: 'stopped',
      oxicodon: 'stopped',
    })
    expect(group(section(oncology), "Tractament a l'alta")).toContain('Resta de medicació igual')
    expect(group(section(oncology), "Tractament a l'alta").join()).not.toMatch(/enalapril/i)
  })
})

describe('the medication section', () => {
  it('never prints a drug of the stay among those of the discharge', () => {
    const lines = section(intensiveCare)
    expect(group(lines, 'Durante el ingreso').join()).toMatch(/Enoxaparina 40 mg/)
    expect(group(lines, 'Tratamiento al alta').join()).not.toMatch(/noradrenalina|enoxaparina|haloperidol|olmesart/i)
    expect(group(section(endocrinology), "Tractament a l'alta").join()).not.toMatch(/ceftriaxona/i)
  })

  it('quotes what stops a drug in words that say so', () => {
    expect(group(section(intensiveCare), 'Suspendido o a evitar')).toEqual([
      'Suspendidos: olmesartán (TA baja) y metformina/sitagliptina hasta control de función renal',
    ])
    expect(group(section(psychiatry), 'Suspendido o a evitar')).toEqual([
      'Retirada la venlafaxina',
      'No reiniciar valsartán hasta control por su médico',
    ])
  })

  it('warns of a discharge drug the patient is allergic to', () => {
    const course = readCourse(intensiveCare)
    const warned = safetyFacts(course, 'es').medication_section.filter(({ flags }) => flags.includes('allergy_match'))
    expect(warned.map(({ text }) => text)).toEqual(['Levofloxacino 500 mg cada 24 h hasta el 24/02'])
  })

  it('is empty where no drug is named', () => {
    expect(section('Paciente de 40 años con tos.\n\n02/03/2024\nMejor. Alta a domicilio.\n')).toEqual([])
  })
})

const folder = join(import.meta.dirname, '../../../cases')
const cases = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.txt'))
  .map((name) => ({ name, text: normalise(readFileSync(join(folder, name), 'utf8')) }))
const invented = [intensiveCare, endocrinology, paediatrics, psychiatry, oncology].map((text, index) => ({
  name: `invented ${index}`,
  text,
}))

describe.each([...cases, ...invented])('the drugs of $name', ({ text }) => {
  const course = readCourse(text)
  const reconciled = reconcile(course)
  const items = medicationItems(course, course.language, reconciled)

  it('are quoted word for word', () => {
    expect(items.filter((item) => !derivable(item, course.text))).toEqual([])
  })

  it('account for every home drug exactly once', () => {
    const home = reconciled.drugs.filter((drug) => drug.home)
    expect(new Set(home.map((drug) => drug.home?.start)).size).toBe(home.length)
    expect(home.every(({ state }) => state !== 'started')).toBe(true)
    expect(reconciled.drugs.filter(({ state }) => state === 'started').every((drug) => drug.home === undefined)).toBe(
      true,
    )
  })

  it('hold none of the stay at discharge', () => {
    const listed = new Set(reconciled.discharge.map(({ start }) => start))
    expect(reconciled.inpatient.filter(({ start }) => listed.has(start))).toEqual([])
  })

  it('come out the same twice', () => {
    expect(reconcile(readCourse(text))).toEqual(reconciled)
  })
})

describe('other ways of writing a discharge', () => {
  const geriatrics = `GERIATRICS
Mrs Ada Pembroke, 88.
PMH: dementia, AF. Meds: rivaroxaban 15 od, furosemide 40 od, senna 2 nocte, zopiclone 3.75 nocte.

01/08/25 Admitted with fall. Zopiclone stopped (falls risk). Furosemide held, AKI.
05/08/25 Furosemide restarted at 20 mg.
07/08/25 Discharged to care home on rivaroxaban 15 mg od, furosemide 20 mg od (reduced), laxido 1 sachet od (replaces senna).
`
  const grouped = `HOSPITAL SAN LÁZARO. MEDICINA INTERNA
Paciente: Lucas Peñalba Sotos. 80 años

TRATAMIENTO DOMICILIARIO
Fármaco | Dosis | Pauta
Enalapril | 10 mg | 1-0-0
Furosemida | 40 mg | 1-0-0

08/05/2024. Mejoría.

09/05/2024 ALTA
TRATAMIENTO AL ALTA
Suspendidos:
- Enalapril 10 mg
Modificados:
- Furosemida 40 mg 1-1-0
`
  const exception = `Servei de Medicina Interna. Pacient de 77 anys.
Medicació: Furosemida 40 1-0-0, ramipril 5 1-0-0.

05/09/2024 UCIES: dispnea.
09/09/2024 Alta a domicili. Continuarà amb la seva medicació habitual excepte furosemida que passa a 40 mg 1-1-0.
`
  it('reads a sentence that sends the patient to a care home', () => {
    expect(states(geriatrics)).toEqual({
      rivaroxaban: 'continued',
      furosemid: 'changed',
      sen: 'stopped',
      zopiclon: 'stopped',
      macrogol: 'started',
    })
  })

  it('reads tables and lists in groups headed stopped and changed', () => {
    expect(states(grouped)).toEqual({ enalapril: 'stopped', furosemid: 'changed' })
    expect(group(section(grouped), 'Tratamiento al alta')).toEqual(['Furosemida 40 mg 1-1-0'])
  })

  it('reads a usual treatment that goes on with one dose changed', () => {
    expect(states(exception)).toEqual({ furosemid: 'changed', ramipril: 'continued' })
  })

  it('takes what the emergency department gave for none of the home drugs', () => {
    const text = `12/03/2024 Urgencias
Tto habitual: enalapril 10 mg 1-0-0.
EA: cólico renal.
Tto: dexketoprofeno 50 mg iv, ondansetron 4 mg iv.

13/03/2024 Alta
Tto al alta: enalapril 10 mg 1-0-0, tamsulosina 0,4 mg 0-0-1.
`
    expect(states(text)).toEqual({ enalapril: 'continued', tamsulosin: 'started' })
    expect(group(section(text), 'Durante el ingreso')).toEqual(['Dexketoprofeno 50 mg iv', 'Ondansetron 4 mg iv'])
  })
})
