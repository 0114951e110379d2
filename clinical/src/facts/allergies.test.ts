import { describe, expect, it } from 'vitest'
import { caseTexts, isFullRun } from '../../cases/case-texts.ts'
import { readCourse } from '../course/read-course.ts'
import { normalise } from '../text/normalise.ts'
import { allergensOf, allergyFacts, allergyItems } from './allergies.ts'
import { ruledCorrections } from './corrections.ts'

const read = (text: string) => {
  const course = readCourse(normalise(text))
  const facts = allergyFacts(course, ruledCorrections(course))
  return { course, facts, ...allergyItems(course, facts) }
}
const inCourse = (sentence: string): string => `ANTECEDENTES\nHTA.\n${sentence}\nDM2.\n\n02/03/2024\nBien.\n`

describe('an explicit "no allergies"', () => {
  it.each([
    'Alergia: no.',
    'Alergias: niega',
    'No RAMC.',
    'NAMC.',
    'AMC: no conocidas',
    'Allergies: NKDA',
    'Nil known allergies.',
    'No known drug allergies.',
    'Sense al·lèrgies medicamentoses conegudes.',
    'Al·lèrgies: cap coneguda',
    'No se conocen alergias a fármacos.',
    'Denies any allergies.',
  ])('%s', (sentence) => {
    const { items, empty } = read(inCourse(sentence))
    expect(empty).toBe('explicit_none')
    expect(items).toHaveLength(1)
  })

  it('is never inferred from missing information', () => {
    for (const text of ['ANTECEDENTES\nHTA. DM2.\n', 'ANTECEDENTS\nMPOC.\n', 'PAST MEDICAL HISTORY\nCOPD.\n']) {
      expect(read(text)).toMatchObject({ items: [], facts: [] })
      expect(read(text).empty).toBeUndefined()
    }
  })
})

describe('an allergy', () => {
  it.each([
    ['AMC: metamizol', ['metamizol']],
    ['Alergias: Penicilina, AINE.', ['penicilin', 'class:nsaid']],
    ['Drug allergies: penicillin (rash), sulfa (SJS)', ['penicilin', 'class:sulfonamide']],
    ['NKDA except codeine - nausea', ['codein']],
    ['NAMC salvo AINE.', ['class:nsaid']],
    ['Shock anafiláctico por cefazolina intraoperatoria.', ['cefazolin']],
    ['Refiere distonía aguda con haloperidol en 2019.', ['aloperidol']],
    ['Reacció infusional a oxaliplatí al 5è cicle.', ['oxaliplatin']],
    ['Codeine causes itching and wheeze.', ['codein']],
    ['Al·lèrgia a la proteïna de llet de vaca.', ['milk']],
    ["Exantema després de l'ampicil·lina: es canvia a cefotaxima.", ['ampicilin']],
  ])('%s', (sentence, allergic) => {
    expect(read(inCourse(sentence)).facts.flatMap((fact) => fact.allergic)).toEqual(
      expect.arrayContaining([...allergic]),
    )
  })

  it.each([
    'Rinitis alérgica estacional.',
    'Madre alérgica a penicilina.',
    'Her mother is allergic to penicillin.',
    'Intolerancia oral con vómitos.',
    'Pendiente de consulta de Alergología.',
  ])('is not found in: %s', (sentence) => {
    expect(read(inCourse(sentence)).items).toEqual([])
  })

  it('covers the class of its drug, but not the rescue drug', () => {
    const keys = allergensOf(read(inCourse('Alergia a AAS (broncoespasmo), precisó adrenalina.')).facts)
    expect(keys).toContain('class:nsaid')
    expect(keys).not.toContain('adrenalin')
  })

  it('is flagged as possible when the text is uncertain', () => {
    expect(read(inCourse('Possible allergy to vancomycin.')).items[0]?.flags).toContain('possible')
  })
})

describe('a correction', () => {
  const text = `Alergias: penicilina (consta en historia antigua).

04/02/2024
No se administra amoxicilina por la alergia que consta.

05/02/2024
CORRECCIÓN: la reacción de 1994 no fue con penicilina, fue con metamizol (urticaria).
`
  it('is listed beside the statement it corrects, which is no longer an allergy', () => {
    const { items, facts } = read(text)
    expect(items.map((item) => [item.text, item.flags.includes('corrected')])).toEqual([
      ['Penicilina (consta en historia antigua)', true],
      ['CORRECCIÓN: la reacción de 1994 no fue con penicilina, fue con metamizol (urticaria)', false],
    ])
    expect(allergensOf(facts)).toContain('metamizol')
    expect(allergensOf(facts)).not.toContain('penicilin')
  })

  it('is not assumed for a contradiction, which is flagged as a conflict', () => {
    const { items } = read('Alergias: NAMC.\n\n03/02/2024\nAlérgico a penicilina según su esposa.\n')
    expect(items.map((item) => item.flags.includes('conflict'))).toEqual([true, true])
  })
})

const inserted = [
  'Alergia a la vancomicina (síndrome del hombre rojo).',
  'Alérgico a cefalosporinas.',
  'Al·lèrgia al contrast iodat: urticària el 2011.',
  'La pacient és al·lèrgica a la clindamicina.',
  'Allergic to morphine - rash.',
  'Anaphylaxis to teicoplanin in 2016.',
  'Intolerancia a tramadol (náuseas).',
  'Alérgica a los ácaros y al marisco.',
]
/**
 * Every sentence at three positions of each course. A normal run tests two of the sentences in each course, at one
 * position, so that each sentence is tested in some course.
 */
const insertionsInto = (course: number) =>
  inserted
    .flatMap((sentence, index) =>
      [0, 1, 2].map((turn) => ({ sentence, seed: index * 37 + turn * 101 + 13, index, turn })),
    )
    .filter(({ index, turn }) => isFullRun || (turn === course % 3 && index % 4 === course % 4))

describe.each(caseTexts.map(({ name, text }, course) => ({ name, text, course })))(
  'an allergy inserted anywhere into $name',
  ({ text, course }) => {
    const positions = [...text.matchAll(/(?<=[a-z]{4}\.)(?= [A-Z])|\n/g)].map((match) => match.index)

    it('appears among the allergies', () => {
      const lost = insertionsInto(course).flatMap(({ sentence, seed }) => {
        const at = positions[seed % positions.length] ?? 0
        const gap = text.charAt(at) === '\n' ? '\n' : ' '
        const { items } = read(`${text.slice(0, at)}${gap}${sentence}${text.slice(at)}`)
        return items.some((item) => item.text.includes(sentence.replace(/\.$/, ''))) ? [] : [`${sentence} @ ${at}`]
      })
      expect(lost).toEqual([])
    })
  },
)
