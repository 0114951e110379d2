import { deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'

const contentTypes = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
const relationships = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`

export const paragraph = (text: string, bold = false): string =>
  `<w:p><w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

/** The smallest .docx that holds this body, and `more` parts beside it. */
export function docx(body: string, more: Record<string, Uint8Array> = {}): Uint8Array {
  const document = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`
  return zipSync({
    '[Content_Types].xml': strToU8(contentTypes),
    '_rels/.rels': strToU8(relationships),
    'word/document.xml': strToU8(document),
    ...more,
  })
}

interface SamplePdfOptions {
  /** In the dictionary of the file's end, such as an encryption. */
  readonly trailer?: string
  /** In place of the first page's drawing: what is compressed already. */
  readonly drawing?: Uint8Array
}

const escaped = (line: string): string => line.replaceAll(/[\\()]/g, String.raw`\$&`)

/** Lines of 10 points from the top left, the letters of Western Europe; a tab moves to the next column. */
export function drawn(lines: readonly string[]): Uint8Array {
  const shown = lines.flatMap((line, index) =>
    line.split('\t').map((cell, column) => `1 0 0 1 ${60 + column * 120} ${780 - index * 12} Tm (${escaped(cell)}) Tj`),
  )
  return Buffer.from(`BT /F 10 Tf ${shown.join('\n')} ET 60 20 100 5 re f`, 'latin1')
}

interface SamplePdfPage {
  /** What is drawn, not yet compressed. */
  readonly content: Uint8Array
  /** Drawn by the name `P`: 8 bits of grey. */
  readonly picture?: { readonly width: number; readonly height: number; readonly data: Uint8Array }
  /** Dictionaries of its fields (ISO 32000 §12.7). */
  readonly fields?: readonly string[]
}

/** A PDF with these pages. */
export function pdfOf(pages: readonly SamplePdfPage[], { trailer = '', drawing }: SamplePdfOptions = {}): Uint8Array {
  const parts: Uint8Array[] = []
  const places: number[] = []
  let length = 0
  const write = (part: Uint8Array | string) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part
    parts.push(bytes)
    length += bytes.length
  }
  const add = (head: string, stream?: Uint8Array) => {
    places.push(length)
    write(`${places.length} 0 obj\n${head}\n`)
    if (stream) for (const part of ['stream\n', stream, '\nendstream\n']) write(part)
    write('endobj\n')
  }
  write('%PDF-1.7\n')
  // the objects of a page: itself, its drawing, its picture, its fields
  const first: number[] = []
  let next = 4
  for (const { picture, fields = [] } of pages) {
    first.push(next)
    next += 2 + (picture ? 1 : 0) + fields.length
  }
  const fieldsOf = (page: number): string =>
    (pages[page]?.fields ?? []).map((_, at) => `${(first[page] ?? 0) + 2 + at} 0 R`).join(' ')
  const all = pages.map((_, page) => fieldsOf(page)).join(' ')
  add(`<< /Type /Catalog /Pages 2 0 R ${all.trim() === '' ? '' : `/AcroForm << /Fields [${all}] >>`} >>`)
  add(`<< /Type /Pages /Kids [${first.map((at) => `${at} 0 R`).join(' ')}] /Count ${pages.length} >>`)
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  for (const [index, { content, picture, fields = [] }] of pages.entries()) {
    const stream = index === 0 && drawing ? drawing : deflateSync(content)
    const at = places.length + 1
    const pictures = picture ? `/XObject << /P ${at + 2 + fields.length} 0 R >>` : ''
    const resources = `/Resources << /Font << /F 3 0 R >> ${pictures} >> /MediaBox [0 0 595 842]`
    const annotations = fields.length > 0 ? `/Annots [${fieldsOf(index)}]` : ''
    add(`<< /Type /Page /Parent 2 0 R /Contents ${at + 1} 0 R ${resources} ${annotations} >>`)
    add(`<< /Filter /FlateDecode /Length ${stream.length} >>`, stream)
    for (const field of fields) add(`<< /Type /Annot /Subtype /Widget ${field} >>`)
    if (!picture) continue
    const packed = deflateSync(picture.data)
    const size = `/Width ${picture.width} /Height ${picture.height} /ColorSpace /DeviceGray /BitsPerComponent 8`
    add(`<< /Type /XObject /Subtype /Image ${size} /Filter /FlateDecode /Length ${packed.length} >>`, packed)
  }
  const [start, size] = [length, places.length + 1]
  const table = places.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  write(`xref\n0 ${size}\n0000000000 65535 f \n${table}`)
  write(`trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`)
  return Buffer.concat(parts)
}

/** A PDF with these lines on each page; a page without lines is a rule only. */
export const pdf = (pages: readonly (readonly string[])[], how: SamplePdfOptions = {}): Uint8Array =>
  pdfOf(
    pages.map((lines) => ({ content: drawn(lines) })),
    how,
  )

const digest = 'AB'.repeat(32)
/** What a PDF says at its end when it takes a password to open it. */
export const encryption = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${digest}> /U <${digest}> /P -4 >> /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`
