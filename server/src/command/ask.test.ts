import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { runCommand } from './commands.ts'

const course = `Paciente: Nicanor Vidal. Varón, 71 años.

Alergias
Alergia a penicilina: exantema.

12/03/2025
Disnea y fiebre de tres días de evolución. Se inicia levofloxacino 500 mg cada 24 h.
AngioTC: se descarta TEP.

Tratamiento al alta
Enalapril 5 mg cada 12 h.
`
const letter = `# Carta de cardiología

Ecocardiograma del 02/02/2025: FEVI 35 %.
`

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alta-ask-'))
  await writeFile(join(folder, 'course.txt'), course)
  await writeFile(join(folder, 'letter.md'), letter)
})
afterAll(() => rm(folder, { recursive: true }))

async function ask(...words: string[]) {
  const written: (string | Uint8Array)[] = []
  const complaints: string[] = []
  const exit = await runCommand(['ask', ...words], {
    write: async (content) => void written.push(content),
    complain: (line) => void complaints.push(line),
  })
  return { exit, text: written.join(''), complaints }
}

const answered = z.strictObject({
  kind: z.string(),
  grounding: z.enum(['full', 'partial', 'none']),
  content: z.string(),
  citations: z.array(
    z.strictObject({
      start: z.number(),
      end: z.number(),
      file: z.string(),
      source_start: z.number(),
      source_end: z.number(),
      quote: z.string(),
      page: z.optional(z.number()),
    }),
  ),
})

describe('alta ask', () => {
  it('answers from several files, each quotation with its file and its position', async () => {
    const files = [join(folder, 'course.txt'), join(folder, 'letter.md')]
    const { exit, text, complaints } = await ask(...files, '--question', '¿qué FEVI tiene?', '--json')
    expect({ exit, complaints }).toEqual({ exit: 0, complaints: [] })
    const { grounding, content, citations } = z.parse(answered, JSON.parse(text))
    expect(grounding).toBe('full')
    expect(content).toMatch(/^Pasajes encontrados:/)
    expect(citations[0]?.file).toBe(files[1])
    for (const { file, quote, source_start, source_end } of citations) {
      expect((file === files[0] ? course : letter).slice(source_start, source_end)).toBe(quote)
    }
  })

  it('numbers the quotations and lists their positions below', async () => {
    const file = join(folder, 'course.txt')
    const { exit, text } = await ask(file, '--question', 'alergias?')
    expect(exit).toBe(0)
    expect(text).toContain('«Alergia a penicilina: exantema.» [1]')
    const start = course.indexOf('Alergia a penicilina')
    expect(text).toContain(`[1] ${file}, characters ${start}-`)
  })

  it('says plainly that the files do not contain the answer', async () => {
    const { text } = await ask(join(folder, 'course.txt'), '--question', 'When was the last colonoscopy?', '--json')
    const { grounding, content } = z.parse(answered, JSON.parse(text))
    expect(grounding).toBe('none')
    expect(content).toMatch(/^Nothing in the documents was found/)
  })

  it.each([
    [['--question', 'fiebre?'], 'a file is expected'],
    [['a.txt'], '--question is expected'],
    [['a.txt', '--question', ' '], '--question is expected'],
    [['a.txt', '--question', 'a'.repeat(8_001)], 'more than 8000 characters'],
    [['a.txt', '--colour'], "Unknown option '--colour'"],
  ])('exits with 2 and prints one line when called as "ask %j"', async (words, reason) => {
    const { exit, text, complaints } = await ask(...words)
    expect({ exit, text }).toEqual({ exit: 2, text: '' })
    expect(complaints).toEqual([expect.stringContaining(reason)])
    expect(complaints[0]).not.toContain('\n')
  })

  it.each([
    ['missing.txt', null, 'ENOENT'],
    ['blank.txt', ' ', 'nothing is written in it'],
    ['broken.pdf', 'no pdf', 'broken'],
    ['sheet.xlsx', 'PK', 'only .txt, .md, .docx, .pdf'],
    ['large.txt', 'x'.repeat(21 * 1024 * 1024), 'too large'],
  ])('exits with 1 and prints one line for %s', async (name, content, reason) => {
    if (content !== null) await writeFile(join(folder, name), content)
    const { exit, complaints } = await ask(join(folder, name), '--question', 'fiebre?')
    expect(exit).toBe(1)
    expect(complaints).toEqual([expect.stringContaining(reason)])
  })
})
