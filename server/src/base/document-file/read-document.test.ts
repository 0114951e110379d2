import type { DocumentKind } from '@alta/contract/document-kinds'
import { limits } from '@alta/contract/limits'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it, test } from 'vitest'
import { docx, encryption, paragraph, pdf } from '../../contract-tests/sample-files.ts'
import type { DocumentReadResult } from './document-text.ts'
import { readDocument } from './read-document.ts'

const characters_max: number = limits.document_characters_max
const read = (kind: DocumentKind, bytes: Uint8Array, most = characters_max): Promise<DocumentReadResult> =>
  readDocument({ kind, bytes, characters_max: most }, () => undefined)
const textOf = async (kind: DocumentKind, bytes: Uint8Array) => {
  const found = await read(kind, bytes)
  return typeof found === 'string' ? found : found.text
}

describe('a PDF', () => {
  it('is read page by page, and the start of each page is reported correctly', async () => {
    const reported: number[] = []
    const bytes = pdf([['Evolución: afebril.', 'Alta mañana.'], [], ['Alergia a metamizol.']])
    const found = await readDocument({ kind: 'pdf', bytes, characters_max }, (progress) => reported.push(progress))
    if (typeof found === 'string') throw new Error(found)
    const { text, page_starts } = found
    expect(page_starts.map((start, index) => text.slice(start, page_starts[index + 1]).trim())).toEqual([
      'Evolución: afebril.\nAlta mañana.',
      '',
      'Alergia a metamizol.',
    ])
    expect(reported).toEqual([1 / 3, 2 / 3, 1])
  })

  it('has its wrapped lines joined, and its lists, columns and headings kept apart', async () => {
    const lines = [
      'Evolución',
      'Se inicia tratamiento con amoxicilina-clavulánico durante siete días, con buena',
      'respuesta clínica y sin efectos adversos.',
      'Furosemida 40 mg 1-0-0',
      'Enalapril 5 mg 1-0-1',
      '',
      'Hb\t12/01\t14/01',
      'Leucocitos\t9,1\t10,4',
    ]
    expect(await textOf('pdf', pdf([lines]))).toBe(
      [
        'Evolución',
        'Se inicia tratamiento con amoxicilina-clavulánico durante siete días, con buena respuesta clínica y sin efectos adversos.',
        'Furosemida 40 mg 1-0-0',
        'Enalapril 5 mg 1-0-1',
        '',
        'Hb   12/01   14/01',
        'Leucocitos   9,1   10,4',
      ].join('\n'),
    )
  })

  it('keeps the hyphen of a compound word at the end of a line', async () => {
    const lines = ['Tras comprobar que tolera la vía oral se decide tratar con amoxicilina-', 'clavulánico.']
    expect(await textOf('pdf', pdf([lines]))).toContain('amoxicilina-clavulánico')
  })

  it('that was scanned has no text', async () => {
    expect(await read('pdf', pdf([[], []]))).toBe('no_text')
    expect(await read('pdf', pdf([['1 / 2'], ['2 / 2']]))).toBe('no_text')
  })

  it('that needs a password is reported as such', async () => {
    expect(await read('pdf', pdf([['Alta.']], { trailer: encryption }))).toBe('password_protected')
  })

  it('that was cut off, damaged or emptied is broken', async () => {
    const whole = pdf([['Alta a domicilio.'], ['Segunda página.']])
    expect(await read('pdf', whole.subarray(0, whole.length / 2))).toBe('broken')
    expect(await read('pdf', whole.subarray(0, whole.length - 20))).toBe('broken')
    expect(await read('pdf', strToU8('%PDF-1.7\n%%EOF\n'))).toBe('broken')
    expect(await read('pdf', new Uint8Array(500))).toBe('broken')
  })

  it('with more text than a document may have is too large', async () => {
    const pages = Array.from({ length: 30 }, () => ['Una línea de cincuenta letras en cada página, o así.'])
    expect(await read('pdf', pdf(pages), 1000)).toBe('too_large')
  })
})

describe('a text', () => {
  it.each([
    ['UTF-8', (text: string) => strToU8(text)],
    ['UTF-8 with its mark', (text: string) => strToU8(`\uFEFF${text}`)],
    ['windows-1252', (text: string) => Buffer.from(text, 'latin1')],
    ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 without its mark', (text: string) => Buffer.from(text, 'utf16le')],
  ])('is read in %s', async (_encoding, encode) => {
    const text = 'Evolución: señala mejoría, ningún dolor.'
    expect(await textOf('txt', encode(text))).toBe(text)
    expect(await textOf('md', encode(`# ${text}`))).toBe(`# ${text}`)
  })

  it('has its line ends and accents normalised, and invisible characters removed', async () => {
    expect(await textOf('txt', strToU8('uno\r\ndos\rtre\u0301s\u0007\fcuatro\tcinco\n'))).toBe(
      'uno\ndos\ntrés\ncuatro\tcinco\n',
    )
  })

  it('without any letter has no text', async () => {
    expect(await read('txt', strToU8(' \n\t'))).toBe('no_text')
    expect(await read('md', strToU8('--- *** 123 ---'))).toBe('no_text')
  })

  it('longer than a document may be is too large', async () => {
    expect(await read('txt', strToU8('a'.repeat(1001)), 1000)).toBe('too_large')
  })
})

describe('a .docx', () => {
  it('is read with its tables', async () => {
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`
    const table = `<w:tbl><w:tr>${cell('Hb')}${cell('9,1')}</w:tr></w:tbl>`
    expect(await textOf('docx', docx(`${paragraph('Pruebas', true)}${table}`))).toBe('Pruebas\n\nHb | 9,1')
  })

  it('without any letter has no text', async () => {
    expect(await read('docx', docx(''))).toBe('no_text')
    expect(await read('docx', docx(paragraph('1 2 3')))).toBe('no_text')
  })

  it('that needs a password is reported as such', async () => {
    const container = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(1000),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ])
    expect(await read('docx', container)).toBe('password_protected')
  })

  it('that was cut off or emptied is broken', async () => {
    const whole = docx(paragraph('Alta.'))
    expect(await read('docx', whole.subarray(0, whole.length / 2))).toBe('broken')
    expect(await read('docx', docx('<w:p>'))).toBe('broken')
    expect(await read('docx', strToU8(' '))).toBe('broken')
  })

  it('that unpacks to more than the memory may take is too large', async () => {
    const bomb = docx(paragraph('x'), { 'word/media/a.bin': new Uint8Array(limits.unpacked_file_bytes) })
    expect(await read('docx', bomb)).toBe('too_large')
  })
})

test.each([
  ['txt', pdf([['Alta.']])],
  ['txt', docx(paragraph('Alta.'))],
  ['md', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['txt', strToU8('{\\rtf1 Alta.}')],
  ['pdf', docx(paragraph('Alta.'))],
  ['pdf', strToU8('Alta a domicilio.')],
  ['docx', pdf([['Alta.']])],
  ['docx', strToU8('Alta a domicilio.')],
  ['docx', zipSync({ 'xl/workbook.xml': strToU8('<x/>') })],
  ['docx', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(100)])],
] as const)('a .%s file of another format is not supported', async (kind, bytes) => {
  expect(await read(kind, bytes)).toBe('unsupported')
})
