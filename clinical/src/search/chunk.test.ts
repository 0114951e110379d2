import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCourse } from '../course/read-course.ts'
import { normalise } from '../text/normalise.ts'
import { chunksOf } from './chunk.ts'
import type { Chunk } from './texts.ts'

const cases = join(import.meta.dirname, '../../cases')
const courses = readdirSync(cases)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => ({ id: name, title: name, text: normalise(readFileSync(join(cases, name), 'utf8')) }))

const words = (text: string, { start, end }: Chunk): number => text.slice(start, end).trim().split(/\s+/).length

describe('every course', () => {
  it.each(courses)('$id is split so that no passage crosses into another note or section', (course) => {
    const { sentences, notes } = readCourse(course.text)
    for (const chunk of chunksOf(course)) {
      const inside = sentences.filter(({ start, end }) => start < chunk.end && end > chunk.start)
      expect(new Set(inside.map(({ note }) => notes[note]?.start)).size).toBe(1)
      const statements = inside.filter(({ kind }) => kind !== 'heading')
      expect(new Set(statements.map(({ section }) => section))).toEqual(new Set([chunk.section]))
    }
  })

  it.each(courses)('$id loses no sentence and quotes each as it is written', (course) => {
    const chunks = chunksOf(course)
    const quoted = chunks.flatMap(({ sentences }) => sentences).map(({ start, end }) => course.text.slice(start, end))
    const statements = readCourse(course.text).sentences.filter(({ kind }) => kind !== 'heading' && kind !== 'stamp')
    expect(quoted).toEqual(statements.map(({ start, end }) => course.text.slice(start, end)))
    for (const chunk of chunks) {
      expect(chunk.sentences.every(({ start, end }) => chunk.start <= start && end <= chunk.end)).toBe(true)
      expect(chunk.end).toBe(chunk.sentences.at(-1)?.end)
    }
  })

  it.each(courses)('$id has no passage of several sentences over 260 words', (course) => {
    const long = chunksOf(course).filter((chunk) => chunk.sentences.length > 1 && words(course.text, chunk) > 260)
    expect(long).toEqual([])
  })
})

describe('a passage', () => {
  const text = [
    'Informe de ingreso: 03/05/2026',
    'Alergias',
    'Alergia a penicilina (urticaria).',
    'Tratamiento domiciliario',
    ...Array.from({ length: 18 }, (_, at) => `Enalapril ${at + 1} mg 1-0-1`),
    '05/05/2026',
    'Se inicia ceftriaxona con buena evolución, afebril.',
  ].join('\n')
  const chunks = chunksOf({ id: 'a', title: 'Curso', text })
  const chunkWith = (part: string): Chunk | undefined =>
    chunks.find(({ start, end }) => text.slice(start, end).includes(part))

  it('has its date, its section and the kinds of its facts', () => {
    expect(chunkWith('penicilina')).toMatchObject({ section: 'allergies', facts: ['allergy'] })
    expect(chunkWith('ceftriaxona')).toMatchObject({ day: '2026-05-05' })
    expect(chunkWith('Enalapril 1 mg')?.facts).toContain('medication')
  })

  it('has a header with title, date, section and day of the stay', () => {
    expect(chunkWith('ceftriaxona')?.header).toMatch(/^Curso · 2026-05-05 · 05\/05\/2026 · .+ · día 3$/)
  })

  it('begins with its heading', () => {
    const allergies = chunkWith('penicilina')
    expect(text.slice(allergies?.start, allergies?.end)).toBe('Alergias\nAlergia a penicilina (urticaria).')
  })

  it('contains a whole list of drugs', () => {
    expect(chunkWith('Enalapril 18 mg')).toBe(chunkWith('Enalapril 1 mg'))
  })
})

describe('a hostile text', () => {
  const length = 400_000
  it.each([
    ['nothing', ''],
    ['blanks', ' '.repeat(length)],
    ['points and commas', '.,;:-'.repeat(length / 5)],
    ['one word', 'a'.repeat(length)],
    ['one line without a full stop', 'fiebre y tos seca '.repeat(Math.ceil(length / 18))],
    ['sentences of one letter', 'a. '.repeat(Math.ceil(length / 3))],
    ['signs of two units', '😀'.repeat(length / 2)],
  ])('of %s is split into passages of bounded length', (_, written) => {
    for (const chunk of chunksOf({ id: 'a', title: '', text: written })) {
      expect(chunk.end - chunk.start).toBeLessThan(2_600)
      expect(chunk.end).toBeGreaterThan(chunk.start)
      expect(/[\udc00-\udfff]/.test(written.charAt(chunk.start))).toBe(false)
    }
  })
})
