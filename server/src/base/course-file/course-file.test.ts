import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { limits } from '@alta/contract/limits'
import { Problem } from '@alta/contract/problems'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { docx, encryption, paragraph, pdf } from '../../contract-tests/sample-files.ts'
import { courseKind, courseText, detectFileKind, decodePlainText } from './course-file.ts'

const sampleRecord = new URL('../document-file/health-record/samples/cda-discharge-es.xml', import.meta.url)

const row = (...cells: string[]): string =>
  `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`

const textOf = async (filename: string, bytes: Uint8Array) => {
  const file = { kind: courseKind(filename, ''), bytes, pointer: '' }
  return decodePlainText(file) ?? (await courseText(file, { turn: null })).text
}

async function problemOf(filename: string, bytes: Uint8Array): Promise<string> {
  try {
    return `read: ${await textOf(filename, bytes)}`
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return [error.code, ...error.errors.map((each) => each.code)].join(' ')
  }
}

describe('a course in a text file', () => {
  const course = 'Alergias: ninguna conocida. Evolución: afebril.'

  it('is read as UTF-8, as windows-1252 and as UTF-16', async () => {
    expect(await textOf('curso.txt', strToU8(course))).toBe(course)
    expect(await textOf('CURSO.TXT', Buffer.from(course, 'latin1'))).toBe(course)
    expect(await textOf('curso.txt', Buffer.from(`\uFEFF${course}`, 'utf16le'))).toBe(course)
    expect(await textOf('curso.txt', Buffer.from(course, 'utf16le'))).toBe(course)
  })

  it('is refused when empty or blank', async () => {
    expect(await problemOf('curso.txt', new Uint8Array())).toBe('validation-failed required')
    expect(await problemOf('curso.txt', strToU8(' \n\t\n'))).toBe('validation-failed no_text')
  })

  it('is refused when it is another kind of file named .txt', async () => {
    expect(await problemOf('curso.txt', docx(paragraph('x')))).toBe('validation-failed unreadable_file')
    expect(await problemOf('curso.txt', strToU8('%PDF-1.7 …'))).toBe('validation-failed unreadable_file')
    expect(await problemOf('curso.txt', strToU8('a\0b'))).toBe('validation-failed unreadable_file')
  })
})

describe('a course in a .docx', () => {
  it('keeps headings on their own line and the cells of a table in one line', async () => {
    const table = `<w:tbl>${row('Hb (g/dL)', '12/01', '14/01')}${row('', '9,1', '10,4')}</w:tbl>`
    const bytes = docx(`${paragraph('Pruebas', true)}${table}${paragraph('Sin fiebre &lt; 38 ºC.')}`)
    expect(await textOf('curso.docx', bytes)).toBe(
      'Pruebas\n\nHb (g/dL) | 12/01 | 14/01\n | 9,1 | 10,4\n\nSin fiebre < 38 ºC.',
    )
  })

  it('is refused when it contains no text', async () => {
    expect(await problemOf('curso.docx', docx(''))).toBe('validation-failed no_text')
    expect(await problemOf('curso.docx', docx(paragraph(' ')))).toBe('validation-failed no_text')
  })

  it('is refused when broken, cut off, or not a Word document', async () => {
    const whole = docx(paragraph('Alta a domicilio.'))
    expect(await problemOf('curso.docx', whole.subarray(0, whole.length / 2))).toBe('validation-failed unreadable_file')
    expect(await problemOf('curso.docx', strToU8('Alta a domicilio.'))).toBe('validation-failed unreadable_file')
    expect(await problemOf('curso.docx', zipSync({ 'a.txt': strToU8('a') }))).toBe('validation-failed unreadable_file')
    expect(await problemOf('curso.docx', docx('<w:p>'))).toBe('validation-failed unreadable_file')
  })

  it('is refused before it is unpacked when it would fill the memory', async () => {
    const bomb = docx(paragraph('x'), { 'word/media/a.bin': new Uint8Array(limits.unpacked_file_bytes) })
    expect(bomb.byteLength).toBeLessThan(1_000_000)
    expect(await problemOf('curso.docx', bomb)).toBe('payload-too-large too_large')
  })

  it('is refused when its zip directory lies about sizes', async () => {
    const bytes = docx(paragraph('x'.repeat(5_000_000)))
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    for (let at = 0; at + 46 < bytes.byteLength; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 64, true)
    }
    expect(await problemOf('curso.docx', bytes)).toBe('validation-failed unreadable_file')
  })

  it('is refused when it is nested without end, and the server goes on running', async () => {
    const levels = 30_000
    const body = `${'<w:tbl><w:tr><w:tc>'.repeat(levels)}<w:p/>${'</w:tc></w:tr></w:tbl>'.repeat(levels)}`
    expect(await problemOf('curso.docx', docx(body))).toBe('payload-too-large too_large')
    expect(await textOf('curso.docx', docx(paragraph('Alta.')))).toBe('Alta.')
  })

  it('is refused when it contains more text than a course may have', async () => {
    const long = docx(paragraph('palabra '.repeat(200_000)))
    expect(await problemOf('curso.docx', long)).toBe('payload-too-large too_large')
  })

  it('is refused when it contains thousands of parts', async () => {
    const parts = Object.fromEntries(Array.from({ length: 2_100 }, (_, index) => [`word/x${index}.xml`, strToU8('x')]))
    expect(await problemOf('curso.docx', docx(paragraph('x'), parts))).toBe('payload-too-large too_large')
  })
})

describe('a course of another kind', () => {
  const scan = pdf([[], []])

  it('is read: a PDF, markdown, and a health record, which is detected by its content, not its name', async () => {
    expect(await textOf('curso.pdf', pdf([['Evolución: afebril.', 'Alta mañana.']]))).toBe(
      'Evolución: afebril.\nAlta mañana.',
    )
    expect(await textOf('curso.md', strToU8('# Evolución\nAfebril.'))).toBe('# Evolución\nAfebril.')
    const record = readFileSync(sampleRecord)
    for (const name of ['alta.xml', 'alta.txt', 'alta.json']) expect(await textOf(name, record)).toContain('Paciente: ')
  })

  it('says why it cannot be read, with the same reasons as documents of chats', async () => {
    expect(await problemOf('curso.pdf', scan)).toBe('validation-failed no_text')
    expect(await problemOf('curso.pdf', pdf([['Alta.']], { trailer: encryption }))).toBe(
      'validation-failed password_protected',
    )
    expect(await problemOf('curso.pdf', strToU8('x'))).toBe('validation-failed unreadable_file')
    expect(await problemOf('curso.xml', strToU8('<a/>'))).toBe('validation-failed unreadable_file')
  })

  it('is detected by its first bytes when it has no file name', async () => {
    const unnamed = async (bytes: Uint8Array) => {
      const pieces = Readable.from([bytes.subarray(0, 3), bytes.subarray(3)])
      const arriving = await detectFileKind(pieces, undefined)
      return (await courseText({ ...arriving, pointer: '' }, { turn: null })).text
    }
    expect(await unnamed(pdf([['Alta mañana.']]))).toBe('Alta mañana.')
    expect(await unnamed(docx(paragraph('Alta hoy.')))).toBe('Alta hoy.')
    expect(await unnamed(strToU8('Alta ayer.'))).toBe('Alta ayer.')
  })

  it('is refused when its file name has an unsupported ending', async () => {
    expect(await problemOf('curso.doc', strToU8('x'))).toBe('unsupported-file invalid')
    expect(await problemOf('curso', strToU8('x'))).toBe('unsupported-file invalid')
  })
})
