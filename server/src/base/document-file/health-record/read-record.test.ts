import { readFileSync } from 'node:fs'
import { reportBundle } from '@alta/clinical/document/bundle'
import { writeReport } from '@alta/clinical/report/engine'
import { limits } from '@alta/contract/limits'
import { strToU8 } from 'fflate'
import { describe, expect, it, test } from 'vitest'
import { pdf } from '../../../contract-tests/sample-files.ts'
import type { DocumentKind } from '@alta/contract/document-kinds'
import { readDocument } from '../read-document.ts'
import { samples } from './samples/expected.ts'

const characters_max = limits.course_characters_max * 3
const read = (bytes: Uint8Array | string, kind: DocumentKind = 'xml') =>
  readDocument({ kind, bytes: typeof bytes === 'string' ? strToU8(bytes) : bytes, characters_max }, () => undefined)

async function textOf(bytes: Uint8Array | string, kind: DocumentKind = 'xml'): Promise<string> {
  const found = await read(bytes, kind)
  if (typeof found === 'string') throw new Error(found)
  return found.text
}
const sample = (name: string) => readFileSync(new URL(`./samples/${name}`, import.meta.url))

/** The values at the head of the report of a text: days as ISO dates, the sex by its code. */
function headOf(text: string): Record<string, string | undefined> {
  const { patient, stay } = writeReport(text, {})
  const { name, record_number, birth_date, sex } = patient
  const { admitted, discharged, service, physician, destination } = stay
  const words = { name, record_number, service, physician, destination }
  return {
    ...Object.fromEntries(Object.entries(words).map(([field, fact]) => [field, fact?.text])),
    sex: sex?.code,
    birth_date: birth_date?.day,
    admitted: admitted?.day,
    discharged: discharged?.day,
  }
}

describe('a document of a health record', () => {
  it.each(samples)('$name is read with its sections, the rows of its tables and its head', async (expected) => {
    const { name, sections, rows, head } = expected
    const text = await textOf(sample(name), name.endsWith('xml') ? 'xml' : 'json')
    const lines = text.split('\n')
    expect(sections.filter((title) => !lines.includes(title))).toEqual([])
    expect(lines.filter((line) => line.includes(' | ') || line.startsWith('Latex'))).toEqual(rows)
    expect(headOf(text)).toMatchObject(head)
  })

  it('is detected by its content, whatever its file name says', async () => {
    const text = await textOf(sample('cda-discharge-es.xml'), 'xml')
    expect(await textOf(sample('cda-discharge-es.xml'), 'txt')).toBe(text)
    expect(await textOf(sample('fhir-discharge-es.json'), 'md')).toBe(
      await textOf(sample('fhir-discharge-es.json'), 'json'),
    )
    expect(await textOf('<12/03> Evolución: afebril.', 'txt')).toBe('<12/03> Evolución: afebril.')
    expect(await textOf('{no JSON}: afebril', 'txt')).toBe('{no JSON}: afebril')
  })

  it('leaves out what was retracted, what was entered in error, and what is not meant for readers', async () => {
    expect(await textOf(sample('cda-discharge-es.xml'))).not.toContain('amiodarona')
    const fhir = await textOf(sample('fhir-entries-ca.json'), 'json')
    expect(fhir).toContain('- Iode (descartat)')
    expect(fhir).not.toContain('Làtex')
    expect(await textOf(sample('fhir-discharge-es.json'), 'json')).not.toContain('alert')
  })

  it('writes out what a section contains only as codes, and says what is denied', async () => {
    const text = await textOf(sample('cda-ccd-en.xml'))
    expect(text).toContain('Medication\n- Clopidogrel 75 mg\n- Denied: Aspirin')
  })

  it('gives a section of another day and author a header of its own', async () => {
    const text = await textOf(sample('cda-discharge-ca.xml'))
    expect(text).toContain('2024-03-11 (Bernat Soldevila)\n\nEvolució')
    expect(text.match(/^2024-03-14 18:05 Informe d'alta/gm)).toHaveLength(2)
  })

  it('is read with the PDF that it contains, page by page', async () => {
    const file = Buffer.from(pdf([['Evolución: afebril.'], ['Alta mañana.']])).toString('base64')
    const found = await read(
      cda(`<nonXMLBody><text mediaType="application/pdf" representation="B64">${file}</text></nonXMLBody>`),
    )
    if (typeof found === 'string') throw new Error(found)
    expect(found.page_starts.map((start) => found.text.slice(start, start + 9))).toEqual(['Evolución', 'Alta maña'])
  })
})

const cda = (body: string, title = 'Alta') =>
  `<ClinicalDocument xmlns="urn:hl7-org:v3"><title>${title}</title><component>${body}</component></ClinicalDocument>`
const section = (text: string) =>
  cda(`<structuredBody><component><section><text>${text}</text></section></component></structuredBody>`)
const bundle = (more: object) => JSON.stringify({ resourceType: 'Bundle', type: 'document', ...more })
const composition = (div: string) =>
  bundle({ entry: [{ resource: { resourceType: 'Composition', section: [{ title: 'Alta', text: { div } }] } }] })

test('the FHIR export of a report can be read as a course again', async () => {
  const report = writeReport(await textOf(sample('fhir-discharge-es.json'), 'json'), {})
  const imprint = { time: '2024-06-20T12:00:00Z', revision: 0, signature: null }
  const printed = reportBundle(report, { idFor: (resource) => `urn:uuid:${resource}`, imprint })
  const text = await textOf(JSON.stringify(printed), 'json')
  expect(headOf(text)).toMatchObject({ name: 'Saturnino Arrizabalaga Núñez', record_number: '90021744' })
  expect(text).toContain('Ticagrelor')
})

describe('a malicious file', () => {
  const entities = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>'

  it.each([
    ['entities that unfold without end', `${entities}${section('&b;')}`],
    ['a file from elsewhere', `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${section('&a;')}`],
    ['an entity that nobody declared', section('&passwd;')],
    ['elements that are not closed', section('<paragraph>a')],
    ['two roots', `${section('a')}${section('b')}`],
    ['half of the file', section('a'.repeat(1_000)).slice(0, 600)],
  ])('with %s is broken', async (_, text) => {
    expect(await read(text)).toBe('broken')
  })

  it.each([
    ['XML without end', section(`${'<list><item>'.repeat(20_000)}a${'</item></list>'.repeat(20_000)}`), 'xml'],
    ['elements without number', section('<br/>'.repeat(500_000)), 'xml'],
    ['10 MB of words', section('palabra '.repeat(1_300_000)), 'xml'],
    [
      'JSON without end',
      `{"resourceType":"Bundle","type":"document","entry":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
      'json',
    ],
  ] as const)('with %s is too large', async (_, text, kind) => {
    expect(await read(text, kind)).toBe('too_large')
  })

  it('with a cell of a million columns does not produce a million blanks', async () => {
    const table = '<table><tr><td colspan="1000000">a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>'
    expect((await textOf(section(table))).length).toBeLessThan(1_000)
  })

  it('with scripts in a narrative is read without them', async () => {
    const div =
      '<div xmlns="http://www.w3.org/1999/xhtml"><p onclick="x()">Afebril&nbsp;hoy.</p><script>steal()</script><style>p{}</style></div>'
    expect(await textOf(composition(div), 'json')).toBe('Alta\nAfebril hoy.')
    expect(await textOf(section('<paragraph>Afebril.</paragraph><script>steal()</script>'))).toBe('Alta\n\nAfebril.')
  })

  it('with a narrative that is not XHTML is read without the narrative', async () => {
    expect(await textOf(composition('<div><p>Afebril'), 'json')).toBe('Alta')
    expect(await textOf(composition('<!DOCTYPE a [<!ENTITY b "c">]><div>&b;</div>'), 'json')).toBe('Alta')
  })

  it('with a record inside a record is not read', async () => {
    const inner = Buffer.from(section('a')).toString('base64')
    const body = (type: string) =>
      cda(`<nonXMLBody><text mediaType="${type}" representation="B64">${inner}</text></nonXMLBody>`)
    for (const type of ['application/xml', 'text/plain', 'image/tiff'])
      expect(await read(body(type))).toBe('unsupported')
  })
})

test.each([
  ['xml', '<html><body>Alta</body></html>'],
  ['xml', '<ClinicalDocument><title>Alta</title></ClinicalDocument>'],
  ['xml', '<Bundle xmlns="http://hl7.org/fhir"><type value="collection"/></Bundle>'],
  ['json', '{"a":1}'],
  ['json', bundle({ type: 'collection', entry: [] })],
  ['json', bundle({ entry: [{ resource: { resourceType: 'Patient' } }] })],
  ['json', '[1, 2]'],
] as const)('a .%s file of another format is not supported: %s', async (kind, text) => {
  expect(await read(text, kind)).toBe('unsupported')
})

test('a document without any text of its own has no text', async () => {
  expect(await read(cda('<structuredBody/>', ''))).toBe('no_text')
})
