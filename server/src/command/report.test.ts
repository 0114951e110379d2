import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { generatedReport } from '@alta/contract/report'
import { sectionKeys } from '@alta/contract/sections'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { runCommand } from './commands.ts'

const course = `Paciente: Nicanor Vidal. Varón, 71 años.

Alergias
Alergia a penicilina: exantema.

Enfermedad actual
Disnea y fiebre de tres días de evolución.

Tratamiento al alta
Enalapril 5 mg cada 12 h.
`

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alta-report-'))
  await writeFile(join(folder, 'course.txt'), course)
})
afterAll(() => rm(folder, { recursive: true }))

async function alta(...words: string[]) {
  const written: (string | Uint8Array)[] = []
  const complaints: string[] = []
  const exit = await runCommand(words, {
    write: async (content) => void written.push(content),
    complain: (line) => void complaints.push(line),
  })
  return { exit, text: written.join(''), complaints }
}

const printed = z.strictObject(
  z.pick(generatedReport, { stay: true, sections: true, unused: true, language: true, engine: true }).shape,
)

describe('alta report', () => {
  it('prints the report as JSON in the shape of the contract', async () => {
    const { exit, text, complaints } = await alta('report', join(folder, 'course.txt'))
    expect({ exit, complaints }).toEqual({ exit: 0, complaints: [] })
    const report = z.parse(printed, JSON.parse(text))
    expect(report.sections.map((section) => section.key)).toEqual([...sectionKeys])
    expect(report.language).toBe('es')
    const allergies = report.sections.find((section) => section.key === 'allergies')
    expect(allergies?.items.map((item) => item.text).join(' ')).toContain('penicilina')
    for (const { text: quoted, spans } of allergies?.items ?? []) {
      expect(spans.map(({ start, end }) => course.slice(start, end)).join(' ')).toContain(quoted.replace(/\.$/, ''))
    }
  })

  it('prints markdown, text and FHIR in the language asked for', async () => {
    const file = join(folder, 'course.txt')
    expect((await alta('report', file, '--format', 'markdown', '--language', 'ca')).text).toContain('\n## Al·lèrgies\n')
    expect((await alta('report', file, '--format', 'text', '--language', 'en')).text).toContain('\n\nAllergies\n\n')
    const bundle: unknown = JSON.parse((await alta('report', file, '--format', 'fhir')).text)
    expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'document' })
  })

  it('writes a Word file to the given path and prints nothing', async () => {
    const out = join(folder, 'report.docx')
    expect(await alta('report', join(folder, 'course.txt'), '--format=docx', `--out=${out}`)).toEqual({
      exit: 0,
      text: '',
      complaints: [],
    })
    expect((await readFile(out)).subarray(0, 2).toString()).toBe('PK')
  })

  it.each([
    [[], 'one file is expected'],
    [['a.txt', 'b.txt'], 'one file is expected'],
    [['a.txt', '--format', 'odt'], '--format is one of'],
    [['a.txt', '--language', 'fr'], '--language is one of'],
    [['a.txt', '--colour'], "Unknown option '--colour'"],
  ])('exits with 2 and prints one line when called as "report %j"', async (words, reason) => {
    const { exit, text, complaints } = await alta('report', ...words)
    expect({ exit, text }).toEqual({ exit: 2, text: '' })
    expect(complaints).toHaveLength(1)
    expect(complaints[0]).toContain(reason)
    expect(complaints[0]).not.toContain('\n')
  })

  it.each([
    ['missing.txt', null, 'ENOENT'],
    ['blank.txt', ' ', 'nothing is written in it'],
    ['broken.docx', 'no zip', 'broken, encrypted'],
    ['course.pdf', '%PDF', 'broken, encrypted'],
    ['course.doc', 'x', 'only .txt, .md, .docx, .pdf'],
    ['large.txt', 'x'.repeat(11 * 1024 * 1024), 'too large'],
    ['larger.txt', 'x'.repeat(21 * 1024 * 1024), 'too large'],
  ])('exits with 1 and prints one line for %s', async (name, content, reason) => {
    if (content !== null) await writeFile(join(folder, name), content)
    const { exit, complaints } = await alta('report', join(folder, name))
    expect(exit).toBe(1)
    expect(complaints).toEqual([expect.stringContaining(reason)])
  })
})

describe('alta', () => {
  it('lists its commands, and exits with 2 for an unknown one', async () => {
    expect(await alta('--help')).toMatchObject({ exit: 0, text: expect.stringContaining('alta report FILE') })
    expect(await alta()).toEqual({
      exit: 2,
      text: '',
      complaints: ['alta: a command is expected; alta --help lists them'],
    })
    expect(await alta('toString')).toMatchObject({
      exit: 2,
      complaints: ['alta: there is no command "toString"; alta --help lists them'],
    })
  })

  it('runs as a program, with its exit code and its error message on standard error', async () => {
    const program = fileURLToPath(new URL('alta.ts', import.meta.url))
    const run = promisify(execFile)
    const { stdout } = await run(process.execPath, [
      program,
      'report',
      join(folder, 'course.txt'),
      '--format',
      'markdown',
    ])
    expect(stdout).toContain('## Alergias')
    await expect(run(process.execPath, [program, 'report', join(folder, 'none.txt')])).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^alta report: [^\n]+\n$/),
    })
  })
})
