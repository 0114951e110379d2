import { randomUUID } from 'node:crypto'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { Imprint } from '@alta/clinical/document/imprint'
import { writeReport } from '@alta/clinical/report/engine'
import { limits } from '@alta/contract/limits'
import { Problem } from '@alta/contract/problems'
import type { GeneratedReport } from '@alta/contract/report'
import { type Language, languages } from '@alta/contract/languages'
import { courseKind, courseText, decodePlainText } from '#base/course-file/course-file'
import { pdfFonts } from '#base/pdf-fonts'
import { type Terminal, usageError } from './command.ts'

const imprint = (): Imprint => ({ time: new Date().toISOString(), revision: 0, signature: null })

type Printer = (report: GeneratedReport) => Promise<string | Uint8Array>

/** The printed forms; each loads its own library when it is needed. A report that nobody has reviewed is a draft. */
const printers = {
  json: async ({ stay, sections, unused, language, engine }) =>
    `${JSON.stringify({ stay, sections, unused, language, engine }, null, 2)}\n`,
  markdown: async (report) =>
    (await import('@alta/clinical/document/report-markdown')).reportMarkdown(report, imprint()),
  text: async (report) => (await import('@alta/clinical/document/report-text')).reportText(report, imprint()),
  docx: async (report) => (await import('@alta/clinical/document/docx')).reportDocx(report, imprint()),
  pdf: async (report) =>
    (await import('@alta/clinical/document/pdf')).reportPdf(report, { imprint: imprint(), fonts: pdfFonts() }),
  fhir: async (report) => {
    const { reportBundle } = await import('@alta/clinical/document/bundle')
    const ids = new Map<string, string>()
    const idFor = (resource: string): string => {
      const id = ids.get(resource) ?? randomUUID()
      ids.set(resource, id)
      return id
    }
    return `${JSON.stringify(reportBundle(report, { idFor, imprint: imprint() }), null, 2)}\n`
  },
} satisfies Record<string, Printer>

const formats = Object.keys(printers)

export const usage = `FILE [--language ${languages.join('|')}] [--format ${formats.join('|')}] [--out FILE]`

function printerOf(format: string): Printer {
  const found = Object.entries<Printer>(printers).find(([name]) => name === format)
  if (found === undefined) throw usageError(`--format is one of ${formats.join(', ')}`)
  return found[1]
}

function languageOf(written: string | undefined): { language?: Language } {
  const language = languages.find((each) => each === written)
  if (written !== undefined && language === undefined) throw usageError(`--language is one of ${languages.join(', ')}`)
  return language === undefined ? {} : { language }
}

/** `alta report FILE`: the report of a clinical course, written by the same engine as the server's, on standard output or to a file. */
export async function run(words: string[], terminal: Terminal): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { language: { type: 'string' }, format: { type: 'string', default: 'json' }, out: { type: 'string' } },
  })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) throw usageError(`one file is expected: alta report ${usage}`)
  const print = printerOf(values.format)
  const options = languageOf(values.language)
  if ((await stat(file)).size > limits.document_file_bytes) throw new Problem('payload-too-large')
  const input = { kind: courseKind(basename(file), ''), bytes: await readFile(file), pointer: '' }
  const text = decodePlainText(input) ?? (await courseText(input, { turn: null })).text
  if (text.length > limits.course_characters_max * 3) throw new Problem('payload-too-large')
  const content = await print(writeReport(text, options))
  if (values.out === undefined) await terminal.write(content)
  else await writeFile(values.out, content)
}
