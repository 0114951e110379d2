import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { answerQuestion, type ExtractiveAnswer } from '@alta/clinical/search/answer'
import { questionLanguage } from '@alta/clinical/search/question-topics'
import { indexTexts } from '@alta/clinical/search/index-texts'
import { formatAnswer, type FormattedAnswer } from '@alta/clinical/search/format-answer'
import { documentLanguage, scoreLanguages } from '@alta/clinical/text/language'
import { fold } from '@alta/clinical/text/fold'
import { kindOfName, namedKinds } from '@alta/contract/document-kinds'
import type { DocumentProblem } from '@alta/contract/documents'
import { limits } from '@alta/contract/limits'
import type { Language } from '@alta/contract/languages'
import type { DocumentText } from '#base/document-file/document-text'
import { readDocument } from '#base/document-file/read-document'
import { type Terminal, usageError } from './command.ts'

export const usage = 'FILE… --question TEXT [--json]'

const reasons: Readonly<Record<DocumentProblem, string>> = {
  unsupported: `only ${namedKinds} files can be read (.xml and .json: HL7 CDA or FHIR documents)`,
  broken: 'the file is broken, encrypted or not what its name says',
  password_protected: 'the file is protected by a password',
  no_text: 'nothing is written in it',
  too_large: 'the file is too large',
  too_many_pictures: `more than ${limits.picture_pages_max} of its pages are pictures`,
  too_many_pixels: 'the picture has too many pixels',
  no_ocr: 'text in pictures cannot be recognised: no data of a language is installed',
  too_slow: 'reading the file takes too long',
  unexpected: 'the file cannot be read',
}

interface CommandFile extends DocumentText {
  /** The path as it was given. */
  readonly file: string
}

async function readCommandFile(file: string): Promise<CommandFile> {
  const refuse = (problem: DocumentProblem): Error => new Error(`${file}: ${reasons[problem]}`)
  const kind = kindOfName(file)
  if (kind === undefined) throw refuse('unsupported')
  if ((await stat(file)).size > limits.document_file_bytes) throw refuse('too_large')
  const bytes = await readFile(file)
  const read = await readDocument({ kind, bytes, characters_max: limits.document_characters_max }, () => undefined)
  if (typeof read === 'string') throw refuse(read)
  return { file, ...read }
}

/** From 1; undefined for a file without pages. */
function pageOf({ page_starts }: CommandFile, offset: number): number | undefined {
  const page = page_starts.filter((start) => start <= offset).length
  return page === 0 ? undefined : page
}

interface FileCitation {
  readonly start: number
  readonly end: number
  readonly file: string
  readonly source_start: number
  readonly source_end: number
  readonly quote: string
  readonly page?: number
}

function citedIn(files: readonly CommandFile[], { citations }: FormattedAnswer): FileCitation[] {
  return citations.flatMap(({ text_id, ...at }): FileCitation[] => {
    const file = files[Number(text_id)]
    if (file === undefined) return []
    const page = pageOf(file, at.source_start)
    const quote = file.text.slice(at.source_start, at.source_end)
    return [{ ...at, file: file.file, quote, ...(page !== undefined && { page }) }]
  })
}

/** The answer with a number behind each quotation, and below it the places. */
function printed({ content }: FormattedAnswer, cited: readonly FileCitation[]): string {
  let from = 0
  const pieces = cited.map(({ end }, at) => {
    const piece = `${content.slice(from, end + 1)} [${at + 1}]`
    from = end + 1
    return piece
  })
  const citationLines = cited.map(({ file, source_start, source_end, page }, at) => {
    const where = page === undefined ? '' : `, page ${page}`
    return `[${at + 1}] ${file}, characters ${source_start}-${source_end}${where}`
  })
  return `${[pieces.join('') + content.slice(from), ...(citationLines.length > 0 ? [citationLines.join('\n')] : [])].join('\n\n')}\n`
}

function languageOf(question: string, files: readonly CommandFile[]): Language {
  const heads = files.map(({ text }) => text.slice(0, 20_000))
  return questionLanguage(question, documentLanguage(heads.map((head) => scoreLanguages(head, fold(head)))))
}

function jsonOf(
  { kind, grounding }: ExtractiveAnswer,
  formatted: FormattedAnswer,
  cited: readonly FileCitation[],
): string {
  return `${JSON.stringify({ kind, grounding, content: formatted.content, citations: cited }, null, 2)}\n`
}

/** `alta ask FILE… --question TEXT`: answers from the files, word for word, each sentence with its place. */
export async function run(words: string[], terminal: Terminal): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { question: { type: 'string' }, json: { type: 'boolean', default: false } },
  })
  const question = values.question?.trim() ?? ''
  if (positionals.length === 0) throw usageError(`a file is expected: alta ask ${usage}`)
  if (question === '') throw usageError(`--question is expected: alta ask ${usage}`)
  if (question.length > limits.message_characters)
    throw usageError(`--question has more than ${limits.message_characters} characters`)
  const files = await Promise.all(positionals.map(readCommandFile))
  const index = indexTexts(files.map(({ file, text }, at) => ({ id: String(at), title: basename(file), text })))
  const answer = answerQuestion(index, { question })
  const formatted = formatAnswer(answer, index, languageOf(question, files))
  const cited = citedIn(files, formatted)
  await terminal.write(values.json ? jsonOf(answer, formatted, cited) : printed(formatted, cited))
}
