// Checks whether the PDFs of all invented courses conform to a profile of veraPDF (PDF/UA-1 by default). They are tried
// as generated, corrected, signed, annulled, under a letterhead, and as the sheet for the patient.
// npm run bench -- pdf-ua --verapdf COMMAND [--profile ua1] [FOLDER for the PDFs]
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Imprint } from '@alta/clinical/document/imprint'
import { reportPdf, sheetPdf } from '@alta/clinical/document/pdf'
import type { PrintableReport } from '@alta/clinical/document/report-tree'
import { writeReport } from '@alta/clinical/report/engine'
import * as z from 'zod'
import { annotatedCourses, foldNames } from '../clinical/evaluation/annotated/corpus.ts'
import { pdfFonts } from '../server/src/base/pdf-fonts.ts'
import { png } from '../server/src/contract-tests/sample-pictures.ts'
import { correctedReport } from './corrected-report.ts'

const root = join(import.meta.dirname, '..')
const cases = join(root, 'clinical/cases')
const fonts = pdfFonts()

const time = '2026-03-02T10:00:00Z'
const draft: Imprint = { organisation: 'Hospital de Prueba', time, revision: 0, signature: null }
const letterhead = {
  name: 'Hospital Universitario de Prueba',
  address: ['Calle Mayor 1, 08001 Ciudad', 'Tel. 900 000 000'],
  footer: 'Documento confidencial · Centralita 900 000 000',
}
const logo = png({ width: 60, height: 20, data: new Uint8Array(1_200).fill(120) })
const photograph = new Uint8Array(readFileSync(join(root, 'server/src/contract-tests/samples/photograph.jpg')))
const signature = { digest: 'ab'.repeat(32), signed_at: time, signed_by: { name: 'Dra. Elvira Santos' } }
const annulled = { annulled_at: time, annulled_by: { name: 'Dr. Joan Puig' }, reason: 'Otro paciente.' }

const words = Array.from({ length: 1_500 }, (_, at) => `palabra${at}`).join(' ')
/** A table over several pages: many rows, and one row that is higher than a page. */
const longTable = `| Prueba | 12/01 | 14/01 |\n| --- | --- | --- |\n${'| Hb | 9,1 | 10,4 |\n'.repeat(90)}| Informe | ${words} | – |`

function corrected(report: ReturnType<typeof writeReport>, index: number): PrintableReport {
  const printed = correctedReport(report, index)
  const sections = printed.sections.map((section) =>
    section.key === 'complementary_tests' ? { ...section, markdown: `${section.markdown}\n\n${longTable}` } : section,
  )
  return { ...printed, sections }
}

/** Each course is also printed in one of these forms, in turn. */
const others = {
  corrected: (report, index) =>
    reportPdf(corrected(report, index), {
      imprint: { ...draft, revision: 1, letterhead: { ...letterhead, logo } },
      fonts,
    }),
  signed: (report) =>
    reportPdf(report, { imprint: { ...draft, signature, letterhead: { ...letterhead, logo: photograph } }, fonts }),
  annulled: (report) => reportPdf(report, { imprint: { ...draft, signature, annulled }, fonts }),
  sheet: (report) => sheetPdf(report, { imprint: { ...draft, letterhead: { ...letterhead, logo: null } }, fonts }),
  signed_sheet: (report) =>
    sheetPdf(report, { imprint: { ...draft, signature, letterhead: { ...letterhead, logo } }, fonts }),
} satisfies Record<string, (report: ReturnType<typeof writeReport>, index: number) => Promise<Uint8Array>>

function courses(): { name: string; text: string }[] {
  const files = readdirSync(cases, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'))
  return [
    ...files.toSorted().map((name) => ({
      name: name.replace(/\.txt$/, '').replaceAll('/', '-'),
      text: readFileSync(join(cases, name), 'utf8'),
    })),
    ...annotatedCourses(foldNames).map(({ id, text }) => ({ name: id, text })),
  ]
}

/** Writes the PDFs of every course and returns their names. */
async function writePdfs(folder: string): Promise<string[]> {
  const made: string[] = []
  for (const [index, { name, text }] of courses().entries()) {
    const report = writeReport(text, {})
    const [kind, make] = Object.entries(others)[index % Object.keys(others).length] ?? []
    const versions = { generated: await reportPdf(report, { imprint: draft, fonts }) }
    if (kind !== undefined && make !== undefined) Object.assign(versions, { [kind]: await make(report, index) })
    for (const [version, bytes] of Object.entries(versions)) {
      const file = join(folder, `${name}-${version}.pdf`)
      writeFileSync(file, bytes)
      made.push(file)
    }
  }
  return made
}

const rule = z.object({ clause: z.string(), testNumber: z.number(), failedChecks: z.number(), description: z.string() })
const result = z.object({ compliant: z.boolean(), details: z.object({ ruleSummaries: z.array(rule) }) })
/** The output of veraPDF; versions before 1.26 give one result instead of a list. */
const answer = z.object({
  report: z.object({
    jobs: z.array(
      z.object({
        itemDetails: z.object({ name: z.string() }),
        validationResult: z.optional(z.union([result, z.array(result)])),
      }),
    ),
  }),
})
type ValidationJob = z.infer<typeof answer>['report']['jobs'][number]

function validate(command: string, profile: string, files: readonly string[]): ValidationJob[] {
  const done = spawnSync(command, ['--flavour', profile, '--format', 'json', ...files], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  // The exit code is not 0 if a file does not conform or could not be read; the output tells which.
  if (done.error !== undefined || done.stdout === '')
    throw new Error(`${command} failed: ${done.error?.message ?? done.stderr.slice(0, 2_000)}`)
  return answer.parse(JSON.parse(done.stdout)).report.jobs
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { verapdf: { type: 'string' }, profile: { type: 'string', default: 'ua1' } },
    allowPositionals: true,
  })
  const { verapdf, profile } = values
  if (verapdf === undefined) {
    console.log('--verapdf COMMAND is missing: nothing was measured. veraPDF is to be had at https://verapdf.org')
    process.exitCode = 1
    return
  }
  const [keptFolder] = positionals
  const folder = keptFolder ?? mkdtempSync(join(tmpdir(), 'alta-pdf-ua-'))
  mkdirSync(folder, { recursive: true })
  try {
    const files = await writePdfs(folder)
    const jobs: ValidationJob[] = []
    for (let from = 0; from < files.length; from += 200)
      jobs.push(...validate(verapdf, profile, files.slice(from, from + 200)))
    let right = 0
    for (const { itemDetails, validationResult } of jobs) {
      const results = [validationResult ?? []].flat()
      if (results.length > 0 && results.every(({ compliant }) => compliant)) right += 1
      else console.log(`${basename(itemDetails.name)}:${results.length === 0 ? ' could not be read' : ''}`)
      for (const { clause, testNumber, failedChecks, description } of results.flatMap(
        ({ details }) => details.ruleSummaries,
      ))
        console.log(`  ${clause}, test ${testNumber}, ${failedChecks} times: ${description}`)
    }
    console.log(`${right} of ${files.length} PDFs hold to ${profile}`)
    if (right < files.length) process.exitCode = 1
  } finally {
    if (keptFolder === undefined) rmSync(folder, { recursive: true })
  }
}

await main()
