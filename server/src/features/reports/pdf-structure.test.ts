// What PDF/UA-1 (ISO 14289-1) asks of a file's structure, clause by clause, read back with another library. veraPDF, which
// checks all of it, is no package of npm: `npm run bench -- pdf-ua` asks it where somebody has it (0027).
import { report } from '@alta/clinical/document/cases/report'
import { reportPdf, sheetPdf } from '@alta/clinical/document/pdf'
import sax from 'sax'
import { beforeAll, describe, expect, test } from 'vitest'
import { pdfFonts } from '#base/pdf-fonts'
import { type PdfRead, readPdf } from '../../contract-tests/read-pdf.ts'
import { png } from '../../contract-tests/sample-pictures.ts'

const fonts = pdfFonts()
const logo = png({ width: 30, height: 10, data: new Uint8Array(300).fill(120) })
const letterhead = { name: 'Hospital de Prueba', address: ['Calle Mayor 1'], footer: 'Centralita 900', logo }
const imprint = { time: '2026-03-02T10:00:00Z', revision: 1, signature: null, organisation: 'Hospital', letterhead }
const long = Array.from({ length: 900 }, (_, at) => `palabra${at}`).join(' ')
const tests = `| Prueba | 12/01 |\n| --- | --- |\n${'| Hb | 9,1 |\n'.repeat(90)}`
const sections = [
  { key: 'evolution' as const, markdown: `## Fase aguda\n\n${long}\n\n1. uno\n2. dos\n\n- tres\n  - cuatro` },
  { key: 'complementary_tests' as const, markdown: tests },
]
const levels = '# uno\n\n###### seis\n\n#### cuatro\n\n## dos\n\nfin'
const documents = {
  'a report': () => reportPdf({ ...report, sections: [...report.sections, ...sections] }, { imprint, fonts }),
  'a corrected report': () => reportPdf({ ...report, sections }, { imprint, fonts }),
  'a report with headings of any level': () =>
    reportPdf({ ...report, sections: [{ key: 'evolution', markdown: levels }, ...sections] }, { imprint, fonts }),
  'a sheet for the patient': () => sheetPdf(report, { imprint, fonts }),
}

/** The contents of the elements of that name. Throws when the text is not valid XML. */
function elementsOf(xml: string, name: string): string[] {
  const found: string[] = []
  const open: string[] = []
  const reader = sax.parser(true)
  reader.onopentag = (tag) => {
    open.push(tag.name)
    if (tag.name === name) found.push('')
  }
  reader.onclosetag = () => open.pop()
  reader.ontext = (text) => {
    if (open.includes(name)) found.push(`${found.pop() ?? ''}${text.trim()}`)
  }
  reader.write(xml).close()
  return found
}

describe.each(Object.entries(documents))('%s', (_, make) => {
  let read: PdfRead
  beforeAll(async () => {
    read = await readPdf(await make())
  })

  test('has no content outside its structure except artifacts (7.1)', () => {
    expect(read.isMarked).toBe(true)
    expect(read.untagged).toEqual([])
    expect(read.objects(/\/S \/Document/)).toHaveLength(1)
  })

  test('declares its language and its title, which is shown, and PDF/UA-1 (5, 7.1, 7.2)', () => {
    expect(read).toMatchObject({ language: 'es-ES', showsTitle: true })
    expect(read.title).toContain('Nicanor Vidal. 71 años <script>')
    expect(elementsOf(read.xmp, 'dc:title')).toEqual([read.title])
    expect(elementsOf(read.xmp, 'pdfuaid:part')).toEqual(['1'])
  })

  test('has headings that skip no level (7.4.2), each a bookmark (7.17)', () => {
    const levels = read.roles.filter((role) => /^H\d$/.test(role)).map((role) => Number(role.slice(1)))
    expect(levels[0]).toBe(1)
    for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1)
    expect(read.bookmarks).toHaveLength(levels.length)
    expect(read.bookmarks.map((title) => title.search(/\S/) / 2 + 1)).toEqual(levels)
    expect(read.objects(/\/Type \/Catalog/)[0]).toContain('/PageMode /UseOutlines')
  })

  test('has tables whose headers have a scope, and whose cells fill their rows (7.5)', () => {
    const heads = read.objects(/\/S \/TH\n/)
    expect(heads.length).toBeGreaterThan(0)
    expect(heads.filter((head) => !/\/Scope \/(?:Row|Column)/.test(head))).toEqual([])
    // The labels of the report's head are row headers at every position in their row.
    const mixed = read.tables().flatMap((table) => table.filter((row) => row.some(({ role }) => role === 'TD')))
    const labels = mixed.flatMap((row) => row.filter(({ role }) => role === 'TH'))
    expect(heads.filter((head) => head.includes('/Scope /Row'))).toHaveLength(labels.length)
    expect(mixed.filter((row) => row.length < 4 && row.some(({ role }) => role === 'TH'))).toHaveLength(
      read.objects(/\/ColSpan 3/).length,
    )
  })

  test('has lists with a declared numbering (7.6)', () => {
    for (const list of read.objects(/\/S \/L\n/)) expect(list).toMatch(/\/ListNumbering \/(?:Decimal|Disc)/)
  })

  test('has an alternative text for its picture (7.3)', () => {
    expect(read.alternatives).toEqual(['Hospital de Prueba'])
  })

  test('has fonts that are embedded and mapped to Unicode (7.21)', () => {
    expect(read.fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true)
    const faces = read.objects(/\/Type \/Font\n[\s\S]*\/Subtype \/Type0/)
    expect(faces.length).toBe(read.fonts.length)
    expect(faces.filter((face) => !face.includes('/ToUnicode'))).toEqual([])
  })

  test('has no CIDSet, which would miss the components of composed glyphs (7.21.4.2)', () => {
    expect(read.fonts.length).toBeGreaterThan(0)
    expect(read.objects(/\/CIDSet/)).toEqual([])
  })

  test('has a tab order that follows its structure on each page (7.18.3)', () => {
    const pages = read.objects(/\/Type \/Page\n/)
    expect(pages).toHaveLength(read.pages.length)
    expect(pages.filter((page) => !page.includes('/Tabs /S'))).toEqual([])
  })
})

test('a PDF replaces characters without a glyph, and leaves out invisible ones (7.21.7, 7.21.8)', async () => {
  const markdown = 'hecho \u2705, malo \u0081, peligro \u26a0\ufe0f, orden \u2066izquierda\u2069, guion\u00adblando'
  const cell = `| \u2705 a | b |\n| --- | --- |\n| *c \u274c* | **d \u2753** |`
  const sections = [{ key: 'evolution' as const, markdown: `${markdown}\n\n### \u2705 bien\n\n${cell}` }]
  const read = await readPdf(await reportPdf({ ...report, sections }, { imprint, fonts }))
  const textsOf = (role: string) => read.tagged(role).map((text) => text.replace(/\s+/g, ' ').trim())
  expect(textsOf('P')).toContain('hecho \ufffd, malo \ufffd, peligro \u26a0, orden izquierda, guionblando')
  expect(textsOf('H3')).toEqual(['\ufffd bien'])
  expect(textsOf('TH').slice(-2)).toEqual(['\ufffd a', 'b'])
  expect(textsOf('TD').slice(-2)).toEqual(['c \ufffd', 'd \ufffd'])
})
