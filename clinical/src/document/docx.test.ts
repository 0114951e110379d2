import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { report } from './cases/report.ts'
import { reportDocx, treeDocx } from './docx.ts'
import { parseMarkdown } from './markdown.ts'
import { reportText } from './report-text.ts'

const time = '2026-03-02T10:00:00Z'
const draft = { time, revision: 0, signature: null }
const signature = { digest: 'ab'.repeat(32), signed_at: time, signed_by: { name: 'Dra. Elvira Santos' } }

function partsOf(bytes: Uint8Array): Record<string, string> {
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, data]) => [path, strFromU8(data)]))
}

function wordsOf(xml = ''): string {
  const text = xml.replace(/<\/w:p>|<w:tab\/>|<w:br\/>/g, ' ').replace(/<[^>]+>/g, '')
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}

describe('a report as a Word file', () => {
  let parts: Record<string, string> = {}
  let body = ''
  beforeAll(async () => {
    parts = partsOf(await reportDocx(report, { ...draft, organisation: 'Hospital de Prueba' }))
    body = parts['word/document.xml'] ?? ''
  })

  it('begins with organisation, title, draft mark and head, and has the text of the plain text', () => {
    const plain = reportText(report).replace(/^- /gm, '').replace(/ \| /g, ' ').replace(/\s+/g, ' ').trim()
    const [opening = '', sections = ''] = wordsOf(body).split(/(?=Complicaciones )/)
    expect(`Complicaciones ${plain.split('Complicaciones ')[1]}`).toBe(sections)
    expect(opening).toMatch(
      /^Hospital de Prueba Informe de alta Paciente: Nicanor Vidal\. 71 años <script> BORRADOR · .* Fecha de ingreso no consta/,
    )
  })

  it('has real headings, list numbering and tables with a header row', () => {
    expect(body.match(/<w:pStyle w:val="Heading1"\/>/g)).toHaveLength(1)
    expect(body.match(/<w:pStyle w:val="Heading2"\/>/g)).toHaveLength(18)
    expect(body.match(/<w:pStyle w:val="Heading3"\/>/g)).toHaveLength(2)
    expect(body.match(/<w:numPr>/g)).toHaveLength(3)
    const tables = body.split('<w:tbl>').slice(1)
    expect(tables.map((table) => table.match(/<w:tr>|<w:tr /g)?.length)).toEqual([7, 3])
    expect(tables[1]).toContain('<w:tblHeader/>')
  })

  it('shows draft mark, title, patient, organisation and page numbers on every page', () => {
    const feet = ['word/footer1.xml', 'word/footer2.xml'].map((path) => parts[path] ?? '')
    const heads = ['word/header1.xml', 'word/header2.xml'].map((path) => wordsOf(parts[path]))
    expect(heads).toContain(
      'Informe de alta · Paciente: Nicanor Vidal. 71 años <script> BORRADOR · pendiente de revisión médica',
    )
    for (const foot of feet) {
      expect(wordsOf(foot)).toMatch(
        /^Paciente: Nicanor Vidal\. 71 años <script> Página PAGE de NUMPAGES Hospital de Prueba · /,
      )
      expect(wordsOf(foot)).toContain('2 de marzo de 2026 a las 10:00 UTC · Versión generada · alta-extractive 1.0.0')
      expect(foot).toMatch(/PAGE.*NUMPAGES/s)
    }
  })

  it('declares its language for the spelling checker, and the given time as its date', () => {
    expect(parts['word/styles.xml']).toContain('<w:lang w:val="es-ES"/>')
    expect(parts['docProps/core.xml']).toContain(`xsi:type="dcterms:W3CDTF">${time}</dcterms:created>`)
    expect(parts['docProps/core.xml']).toContain('71 años &#60;script&#62;')
  })

  it('contains no control character, which Word would refuse', () => {
    for (const xml of Object.values(parts)) expect(xml).not.toMatch(/[^\P{Cc}\t\n\r]/u)
  })
})

it('a signed report shows no draft mark, but the signer, the time and the digest', async () => {
  const parts = partsOf(await reportDocx({ ...report, language: 'ca' }, { ...draft, revision: 2, signature }))
  const everything = Object.values(parts).map(wordsOf).join(' ')
  expect(everything).toContain("Informe d'alta · Paciente: Nicanor Vidal. 71 años <script>")
  expect(everything).not.toContain('ESBORRANY')
  expect(parts['word/styles.xml']).toContain('<w:lang w:val="ca-ES"/>')
  expect(everything).toContain('Versió corregida 2')
  expect(wordsOf(parts['word/document.xml'])).toMatch(
    /Signat per Dra\. Elvira Santos, 2 de març (?:de|del) 2026.* SHA-256: (?:ab){32}$/,
  )
})

it('a corrected text keeps bold, numbers, nested lists, quotations and links', async () => {
  const tree = parseMarkdown(
    '# T\n\n**a** _b_ [c](https://example.org)\n\n1. d\n   - e\n2. f\n\n> g\n\n---\n\n```\nh\n```',
  )
  const parts = partsOf(await treeDocx(tree, { title: 'T', language: 'en', time: draft.time, mark: null, foot: [] }))
  const body = parts['word/document.xml'] ?? ''
  expect(wordsOf(body)).toBe('T a b c d e f g h')
  expect(body).toContain('<w:b/>')
  expect(body).toContain('<w:hyperlink ')
  expect([...body.matchAll(/<w:ilvl w:val="(\d)"\/>/g)].map((match) => match[1])).toEqual(['0', '1', '0'])
})
