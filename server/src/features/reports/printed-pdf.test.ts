import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { report } from '@alta/clinical/document/cases/report'
import { sheetNodes } from '@alta/clinical/document/patient-sheet'
import { reportPdf, sheetPdf } from '@alta/clinical/document/pdf'
import { treeText } from '@alta/clinical/document/plain-text'
import { printedSections } from '@alta/clinical/document/report-tree'
import { writeReport } from '@alta/clinical/report/engine'
import { normalise } from '@alta/clinical/text/normalise'
import { beforeAll, describe, expect, test } from 'vitest'
import { pdfFonts } from '#base/pdf-fonts'
import { type PdfRead, readPdf } from '../../contract-tests/read-pdf.ts'

const fonts = pdfFonts()
const time = '2026-03-02T10:00:00Z'
const draft = { time, revision: 0, signature: null, organisation: 'Hospital de Prueba', time_zone: 'Europe/Madrid' }
const signature = { digest: 'ab'.repeat(32), signed_at: time, signed_by: { name: 'Dra. Elvira Santos' } }
const course = normalise(readFileSync(join(import.meta.dirname, '../../../../clinical/cases/ca-02.txt'), 'utf8'))
const nephrology = writeReport(course)
const flat = (text: string): string => text.replace(/\s+/g, ' ').trim()
/** Lines are broken anywhere between words, and in narrow cells also within words. */
const dense = (text: string): string => text.replace(/\s+/g, '')

describe('a report as a PDF', () => {
  let read: PdfRead
  beforeAll(async () => {
    read = await readPdf(await reportPdf(nephrology, { imprint: draft, fonts }))
  })

  test('is tagged and has its language, its title and embedded fonts', () => {
    expect(read).toMatchObject({
      isMarked: true,
      language: 'ca-ES',
      title: "Informe d'alta · Montserrat Quintana Albareda · Número d'història: 20-771345",
    })
    expect(read.xmp).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(read.fonts.length).toBeGreaterThan(1)
    expect(read.fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true)
  })

  test('says every section under its title, in order', () => {
    const sections = printedSections(nephrology)
    expect(read.tagged('H1').map(flat)).toEqual(["Informe d'alta"])
    expect(read.tagged('H2').map(flat)).toEqual(sections.map(({ title }) => title))
    const paragraphs = sections.flatMap(({ blocks }) => blocks.filter(({ type }) => type === 'paragraph'))
    const texts = paragraphs.map((block) => dense(treeText({ type: 'root', children: [block] })))
    const written = dense(read.tagged('P').join(''))
    expect(texts.filter((text) => !written.includes(text))).toEqual([])
  })

  test('has real tables: a header row, and each laboratory value and each drug in a cell', () => {
    const tables = read.tables().map((rows) => rows.map((row) => row.map(({ role, text }) => `${role} ${flat(text)}`)))
    expect(tables).toContainEqual(
      expect.arrayContaining([
        ['TH Paràmetre', 'TH 03.03 (Urg)', 'TH 04.03', 'TH 06.03', 'TH 09.03', 'TH 12.03', 'TH 14.03'],
        ['TD Creatinina (mg/dL)', 'TD 6,42', 'TD 4,10', 'TD 4,85', 'TD 3,20', 'TD 2,28', 'TD 1,92'],
      ]),
    )
    expect(tables).toContainEqual(
      expect.arrayContaining([
        ["TH Abans de l'ingrés", "TH A l'alta", 'TH Canvi'],
        ['TD Furosemida 40 mg 1-1-0', 'TD Furosemida 40 mg 1-0-0 (abans 1-1-0)', 'TD Modificat'],
      ]),
    )
    // The labels of the report's head are row headers, two in each row.
    const strip = tables[0]?.flat() ?? []
    expect(strip[strip.indexOf("TH Data d'ingrés") + 1]).toBe('TD 03.03.25')
    expect(strip[strip.indexOf("TH Data d'alta") + 1]).toBe('TD 14.03.25')
  })

  test('has the patient’s name, the page number and the draft mark on each page, and local times', () => {
    expect(read.pages.length).toBeGreaterThan(2)
    read.pages.forEach((text, at) => {
      expect(flat(text)).toContain(`Pàgina ${at + 1} de ${read.pages.length}`)
      expect(flat(text)).toContain('Montserrat Quintana Albareda')
      expect(text).toContain('ESBORRANY')
    })
    expect(flat(read.pages[0] ?? '')).toMatch(/2 de març (?:de|del) 2026.* 11:00/)
  })
})

test('has signer, time and content of the signature instead of the draft mark when signed', async () => {
  const read = await readPdf(
    await reportPdf({ ...report, language: 'en' }, { imprint: { ...draft, signature }, fonts }),
  )
  const text = flat(read.pages.join(' '))
  expect(text).not.toContain('DRAFT')
  expect(text).toContain('Signed by Dra. Elvira Santos')
  expect(dense(text)).toContain('ab'.repeat(32))
})

test('continues long parts on the next pages, also in rows, and loses nothing', async () => {
  const words = Array.from({ length: 4000 }, (_, at) => `palabra${at}`)
  const sections = [
    { key: 'evolution' as const, markdown: words.join(' ') },
    {
      key: 'complementary_tests' as const,
      markdown: `| a | b |\n| --- | --- |\n| ${words.slice(0, 1500).join(' ')} | c |`,
    },
    {
      key: 'extra_comments' as const,
      markdown: `${'x'.repeat(3000)}\n\n1. uno\n   - dos\n\n> tres\n\n---\n\n🙂 ≥ → ½`,
    },
  ]
  const read = await readPdf(await reportPdf({ ...report, sections }, { imprint: draft, fonts }))
  const text = dense(read.tagged('P').join(''))
  expect(text.includes(words.join(''))).toBe(true)
  expect(text.includes('x'.repeat(3000))).toBe(true)
  const cells = read.tables().flatMap((rows) => rows.flatMap(([first]) => dense(first?.text ?? '')))
  expect(cells.join('').includes(words.slice(0, 1500).join(''))).toBe(true)
  expect(read.tagged('LBody').map(dense).join(' ')).toContain('uno')
  expect(read.tagged('P').map(flat)).toContain('\ufffd ≥ → ½')
})

test('the sheet for the patient contains what the patient has to know from the report', async () => {
  const read = await readPdf(await sheetPdf(nephrology, { imprint: draft, fonts }))
  expect(read.tagged('H1').map(flat)).toEqual(['Full per al pacient'])
  expect(read.tagged('H2').map(flat)).toEqual([
    'Què he tingut',
    "Què m'han fet",
    'Les meves al·lèrgies',
    "Els meus medicaments a partir d'ara",
    'Quan cal demanar ajuda',
    'Les meves visites i proves',
    'Resultats que falten',
  ])
  const medicines = read.tables().map((rows) => rows.map((row) => row.map(({ text }) => flat(text))))
  expect(medicines).toContainEqual(
    expect.arrayContaining([
      ['Medicament', 'Esmorzar', 'Dinar', 'Sopar', 'En anar a dormir', 'Canvi'],
      ['Atorvastatina 20 mg 0-0-1', '–', '–', '1', '–', ''],
      ['Insulina glargina 10 UI 0-0-0-1 (nova)', '–', '–', '–', '1', 'Nou'],
    ]),
  )
  const sheetText = treeText({ type: 'root', children: sheetNodes(nephrology) })
  expect(sheetText).toContain('CCEE Nefrologia 28.03.25')
  expect(sheetText).toContain('NO prendre ibuprofèn ni cap altre AINE')
})
