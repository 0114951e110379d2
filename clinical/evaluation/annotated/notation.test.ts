import { describe, expect, it } from 'vitest'
import { goldOf } from './gold.ts'
import { readAnnotated } from './notation.ts'

const head = `id: x-01
hand: x
language: es
specialty: cardiología
style: headed
admitted: 03/02/24
discharged: -
service: Cardiología
destination: domicilio
----
`
const filler = `${'palabra '.repeat(230).trim()} {x}`
const facts = Array.from({ length: 9 }, (_, at) => `Dato número ${at}. {PAST = dato + ${at}}`).join('\n')
const body = `Cardiología, ingreso 03/02/24
${filler}
${facts}
Alergia a penicilina. {ALG unsure #al} Padre con IAM. {FAM other}
Fue con metamizol (urticaria). {ALG !! fixes:al = metamizol + urticaria|ronchas}
Se va a domicilio con ICC {MAIN !! principal = ICC} y furosemida 40. {MED ! discharge start = furosemida + 40}`
const tail = `
----
silent: PROC
drug: furosemida|seguril; 40; 1-0-0; started
not: ALG ; alergi\\w* a penicilina ; corrected
`

const read = (text: string): ReturnType<typeof readAnnotated> => readAnnotated(text)

describe('the notation of annotated courses', () => {
  it('leaves the plain text when its labels are removed', () => {
    const { course, problems } = read(head + body + tail)
    expect(problems).toEqual([])
    expect(course.text).not.toMatch(/[{}]/)
    expect(course.text).toContain('Alergia a penicilina. Padre con IAM.')
  })

  it('assigns each label to the text before it', () => {
    const { course } = read(head + body + tail)
    const segments = course.segments.filter(
      ({ sections }) => sections.includes('allergies') || sections.includes('family_background'),
    )
    expect(
      segments.map(({ start, end, flags, mark, corrects }) => [course.text.slice(start, end), flags, mark, corrects]),
    ).toEqual([
      ['Alergia a penicilina.', ['unsure'], 'al', []],
      ['Padre con IAM.', ['other'], null, []],
      ['Fue con metamizol (urticaria).', [], null, ['al']],
    ])
    expect(course.silent).toEqual(['invasive_procedures'])
    expect(course.drugs).toEqual([{ drug: 'furosemida|seguril', dose: '40', frequency: '1-0-0', status: 'started' }])
  })

  it('joins a segment that a line break splits', () => {
    const { course, problems } = read(
      head + body.replace('Alergia a penicilina. {ALG', 'Alergia a {+}\npenicilina. {ALG') + tail,
    )
    expect(problems).toEqual([])
    expect(course.segments.map(({ start, end }) => course.text.slice(start, end))).toContain('Alergia a\npenicilina.')
  })

  it('is converted to the gold facts that reports are scored by', () => {
    const gold = goldOf(read(head + body + tail).course)
    expect(gold.facts.at(-2)).toMatchObject({ sections: ['main_diagnosis'], must: [['ICC']], salience: 'critical' })
    expect(gold.must_not).toHaveLength(1)
  })

  it.each([
    ['a label that is none', body.replace('{FAM other}', '{FAMILY other}'), '"FAMILY"'],
    [
      'words without a label',
      `${body}\nUna frase larga que nadie ha querido marcar con nada de nada`,
      'no label behind',
    ],
    ['a fact whose words are not there', body.replace('metamizol + ', 'ibuprofeno + '), 'none of "ibuprofeno"'],
    ['a correction of nothing', body.replace('fixes:al', 'fixes:other'), 'no segment bears the mark #other'],
    [
      'no principal diagnosis',
      body.replace('{MAIN !! principal = ICC}', '{EVO}'),
      'no fact with the section MAIN alone',
    ],
    ['a brace that opens nothing', body.replace('Padre con', 'Padre } con'), 'a brace'],
  ])('refuses %s', (_what, wrong, why) => {
    expect(read(head + wrong + tail).problems.join('\n')).toContain(why)
  })

  it('refuses a drug, a date and a pattern that do not fit the text', () => {
    const { problems } = read(
      head.replace('03/02/24', '04/02/24') +
        body +
        tail.replace('furosemida|seguril', 'ramipril').replace('alergi', '(alergi'),
    )
    expect(problems.join('\n')).toMatch(/admitted[\s\S]*ramipril|ramipril[\s\S]*admitted/)
    expect(problems.join('\n')).toContain('is no regular expression')
  })
})
