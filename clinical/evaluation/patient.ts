import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readCourse } from '../src/course/read-course.ts'
import { patientOf } from '../src/report/patient.ts'
import { stayOf } from '../src/report/stay.ts'
import { warningsOf } from '../src/report/warnings.ts'
import { fold } from '../src/text/fold.ts'
import { normalise } from '../src/text/normalise.ts'
import { annotatedCourses, foldNames } from './annotated/corpus.ts'

const fields = ['record_number', 'name', 'birth_date', 'age', 'sex', 'physician'] as const
type Field = (typeof fields)[number]

const bare = (words: string): string => fold(words).replace(/[\s.,]+/gu, '')

function isRight(field: Field, found: string, wanted: string): boolean {
  if (field !== 'age') return bare(found) === bare(wanted)
  const [one, other] = [bare(found), bare(wanted)]
  return one === other || (Number.parseInt(one, 10) === Number.parseInt(other, 10) && /^\d+$|^\d+[mfa]$/u.test(one))
}

/** What the engine reads of the head of a course, field by field. */
function readHead(source: string): Record<Field, string | undefined> {
  const course = readCourse(source)
  const patient = patientOf(course)
  return {
    record_number: patient.record_number?.text,
    name: patient.name?.text,
    birth_date: patient.birth_date?.text,
    age: patient.age?.text,
    sex: patient.sex?.code,
    physician: stayOf(course, undefined).physician?.text,
  }
}

/** Scores the patient and the physician read from courses against a file of heads (its README tells the notation). */
export function evaluatePatient(path: string): Promise<{ figures: object; lines: readonly string[] }> {
  const courses = new Map(annotatedCourses(foldNames).map(({ id, text }) => [id, text]))
  const [head = '', ...rows] = readFileSync(path, 'utf8').trimEnd().split('\n')
  const columns = head.split('\t')
  const lines: string[] = []
  const tally = new Map(fields.map((field) => [field, { right: 0, found: 0, told: 0 }]))
  for (const row of rows) {
    const cells = new Map(row.split('\t').map((cell, at) => [columns[at] ?? '', cell.trim()]))
    const id = cells.get('course') ?? ''
    const text = courses.get(id) ?? normalise(readFileSync(join(dirname(path), id), 'utf8'))
    const read = readHead(text)
    for (const [field, counts] of tally) {
      const wanted = cells.get(field) ?? '?'
      const found = read[field]
      if (wanted === '?') continue
      const right = found !== undefined && wanted !== '-' && isRight(field, found, wanted)
      counts.right += right ? 1 : 0
      counts.found += found === undefined ? 0 : 1
      counts.told += wanted === '-' ? 0 : 1
      if (!right && (found !== undefined || wanted !== '-'))
        lines.push(`${id} ${field}: ${found ?? '-'}, not ${wanted}`)
    }
  }
  const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole)
  const figures = Object.fromEntries(
    [...tally].flatMap(([field, { right, found, told }]) => [
      [`${field} precision`, share(right, found)],
      [`${field} recall`, share(right, told)],
    ]),
  )
  const warned = [...courses.values()].filter((text) => warningsOf(text).length > 0).length
  return Promise.resolve({ figures: { ...figures, 'courses warned of': warned, 'of courses': courses.size }, lines })
}
