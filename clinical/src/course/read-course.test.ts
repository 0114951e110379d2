import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { caseTexts } from '../../cases/case-texts.ts'
import type { Course } from './course.ts'
import { readCourse, sentenceText } from './read-course.ts'

const texts = caseTexts.map(({ name, text }) => [name, text] as const)

const sentencesWithSections = (text: string): [string, string | null][] => {
  const course = readCourse(text)
  return course.sentences.map((sentence) => [course.text.slice(sentence.body, sentence.end), sentence.section])
}
const sectionOf = (text: string, words: string): string | null | undefined =>
  sentencesWithSections(text).find(([written]) => written.includes(words))?.[1]
const days = (text: string): (string | null)[] => readCourse(text).notes.map((note) => note.day)
const kinds = (text: string): string[] => readCourse(text).notes.map((note) => note.kind)

describe('every word of a course is accounted for', () => {
  it.each(texts)('%s: each character that is not blank belongs to exactly one line', (_, text) => {
    const course = readCourse(text)
    const owners = new Uint8Array(course.text.length)
    for (const line of course.lines) owners.fill(1, line.start, line.end)
    course.lines.slice(1).forEach((line, index) => expect(line.start).toBe((course.lines[index]?.end ?? 0) + 1))
    const lost = Array.from(course.text).filter((sign, at) => /\S/.test(sign) && owners[at] === 0)
    expect(lost).toEqual([])
  })

  it.each(texts)('%s: each letter and digit is in exactly one sentence, in order', (_, text) => {
    const course = readCourse(text)
    let end = 0
    for (const sentence of course.sentences) {
      expect(sentence.start).toBeGreaterThanOrEqual(end)
      expect(course.text.slice(end, sentence.start)).not.toMatch(/[\p{L}\d]/u)
      expect(sentence.body).toBeGreaterThanOrEqual(sentence.start)
      expect(sentence.end).toBeGreaterThan(sentence.body)
      end = sentence.end
    }
    expect(course.text.slice(end)).not.toMatch(/[\p{L}\d]/u)
  })

  it.each(texts)('%s: reading twice gives the same result', (_, text) => {
    expect(readCourse(text)).toEqual(readCourse(text))
  })

  it.each(texts)('%s: notes follow each other without a gap and contain their lines', (_, text) => {
    const course = readCourse(text)
    course.notes.slice(1).forEach((note, index) => expect(note.start).toBe(course.notes[index]?.end))
    for (const line of course.lines.filter(({ kind }) => kind !== 'blank')) {
      const note = course.notes[line.note]
      expect(note && line.start >= note.start && line.end <= note.end).toBe(true)
    }
  })
})

describe('annotated facts are in the section they belong to', () => {
  const share = (dir: string): number => {
    let right = 0
    let all = 0
    for (const file of readdirSync(dir).filter((name) => name.endsWith('.gold.json'))) {
      const course = readCourse(readFileSync(join(dir, file.replace('.gold.json', '.txt')), 'utf8'))
      const gold: { facts: { source: string; sections: string[] }[] } = JSON.parse(
        readFileSync(join(dir, file), 'utf8'),
      )
      for (const { source, sections } of gold.facts) {
        const start = course.text.indexOf(source)
        const first = course.sentences.find(
          (s) => s.section !== null && s.end > start && s.start < start + source.length,
        )
        all += 1
        if (first?.section && sections.includes(first.section)) right += 1
      }
    }
    return right / all
  }

  it('in at least 85 of 100 cases, before any fact is extracted', () => {
    expect(share(join(import.meta.dirname, '../../cases'))).toBeGreaterThan(0.85)
  })
})

const shell = (body: string): string => `Paciente: Rosa Vidal Mora   NHC 10001\nFecha de ingreso: 28/12/2023\n\n${body}`

describe('the reader of note headers', () => {
  it('infers the year after New Year, and marks the date as derived', () => {
    const text = shell('30/12 planta\nAfebril.\n\n02/01\nAlta mañana.')
    expect(days(text)).toEqual(['2023-12-28', '2023-12-30', '2024-01-02'])
    expect(readCourse(text).notes.map((note) => note.derived)).toEqual([true, true, true])
  })

  it('reads months in words in three languages', () => {
    expect(days('3 de març de 2024\nBé.')).toEqual(['2024-03-03'])
    expect(days('5 de enero de 2024: bien.')).toEqual(['2024-01-05'])
    expect(days('2-Jun-2025 WR\nBetter.')).toEqual(['2025-06-02'])
  })

  it('reads the month before the day when an English course makes sense only that way', () => {
    const text =
      'Pt: Ann Lee MRN 123456\nAdmit 03/04/2025 - D/C 03/10/2025\nPROGRESS 03/06\nShe is better today.\nPROGRESS 03/07\nThe wound is clean.'
    expect(days(text)).toEqual(['2025-03-04', '2025-03-06', '2025-03-07'])
  })

  it('counts the days of a stay from its admission', () => {
    expect(days(shell('Día 2: afebril.\nDía 4: bien.'))).toEqual(['2023-12-28', '2023-12-29', '2023-12-31'])
  })

  it('takes no chapter number, duration or dose for a date', () => {
    const text = shell('2.1 Alergias: no conocidas.\n3/7 of vomiting at home.\n2-3 comp al día de paracetamol.')
    expect(readCourse(text).notes).toHaveLength(1)
  })

  it('distinguishes nursing, procedure, emergency and discharge notes', () => {
    const text = shell(
      '28/12 Urgencias\nDisnea.\n\n29/12 HOJA QUIRÚRGICA\nApendicectomía.\n\n30/12 Enfermería: duerme bien.\n\n31/12 ALTA\nBien.',
    )
    expect(kinds(text)).toEqual(['header', 'emergency', 'procedure', 'nursing', 'discharge'])
  })

  it('recognises the last note as the discharge note by its first words', () => {
    expect(kinds('2/6/2025 WR. Better.\n\n4/6 home with husband. Paracetamol 1 g prn.')).toEqual([
      'progress',
      'discharge',
    ])
  })
})

describe('the reader of sentences and sections', () => {
  it('separates the drugs of a run-on list, and the parts of a list with semicolons', () => {
    const text = shell(
      'TRATAMIENTO AL ALTA\nOmeprazol 20 mg 1-0-0 - Lorazepam 1 mg 0-0-1 - Enalapril 5 mg 1-0-0\napixaban 5 mg c/12h; bisoprolol 5 mg matí; paracetamol 1 g si dolor',
    )
    expect(
      sentencesWithSections(text)
        .filter(([, section]) => section === 'medication')
        .map(([words]) => words.split(' ')[0]),
    ).toEqual(['Omeprazol', 'Lorazepam', 'Enalapril', 'apixaban', 'bisoprolol', 'paracetamol'])
  })

  it('assigns "AP" to the lungs within an examination, and to past history elsewhere', () => {
    const text = shell('Exploración física: TA 120/70, FC 80. AC: rítmica. AP: crepitantes en bases.\nAP: asma.')
    expect(sectionOf(text, 'crepitantes')).toMatch(/^phisical_exam/)
    expect(sectionOf(text, 'asma')).toBe('pathological_background')
  })

  it('joins wrapped lines into one sentence', () => {
    const line = 'Paciente que acude por disnea progresiva de tres semanas de evolución con'
    const text = `${line}\nortopnea de dos almohadas y edemas en miembros inferiores desde hace días,\nsin fiebre ni dolor torácico en ningún momento de la evolución del proceso\nque motiva la consulta actual en este servicio de urgencias del hospital y\nque ahora se describe con todo detalle.`
    expect(readCourse(text).sentences).toHaveLength(1)
  })
})

describe('the head of a course', () => {
  it('does not contain a sentence about the patient', () => {
    const course = readCourse('Paciente mujer de 66 años con disnea.\nAcude por tos.')
    expect(course.sentences.map((s) => s.kind)).toEqual(['prose', 'prose'])
  })

  it('and page footers and privacy notes belong to no section', () => {
    const course: Course = readCourse(
      shell('ALERGIAS\nNo conocidas.\nPágina 1 de 3\nDocumento confidencial, protección de datos.'),
    )
    const house = course.sentences.filter((s) => /Página|confidencial|NHC/.test(sentenceText(course, s)))
    expect(house.map((s) => s.section)).toEqual([null, null, null])
  })
})

it('long and odd texts are read in bounded time', () => {
  const started = performance.now()
  for (const text of [
    `${' '.repeat(100_000)}a`,
    'AP: hola. EF: bien. '.repeat(5000),
    'palabra '.repeat(20_000),
    '- '.repeat(50_000),
    '',
  ]) {
    expect(readCourse(text).text).toBe(text)
  }
  expect(performance.now() - started).toBeLessThan(30_000)
})
