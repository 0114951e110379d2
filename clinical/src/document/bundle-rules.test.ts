import { sectionKeys } from '@alta/contract/sections'
import { describe, expect, it } from 'vitest'
import { caseTexts } from '../../cases/case-texts.ts'
import { writeReport } from '../report/engine.ts'
import { reportBundle } from './bundle.ts'
import { bundleFaults } from './cases/bundle-rules.ts'
import { generatedDocument } from './cases/generated-documents.ts'
import { report } from './cases/report.ts'
import { writeMarkdown } from './markdown.ts'

const resources = ['bundle', 'composition', 'patient', 'encounter', 'physician', 'device', 'organisation', 'signer']
/** Returns the same id for the same resource. Allergies and drugs are numbered in their order. */
const idFor = (resource: string) => {
  if (!resources.includes(resource)) resources.push(resource)
  return `${String(resources.indexOf(resource)).padStart(8, '0')}-0000-4000-8000-000000000000`
}
const draft = { time: '2026-03-02T10:00:00Z', revision: 0, signature: null, organisation: 'Hospital <de> Prueba' }
const signed = {
  ...draft,
  revision: 1,
  signature: { digest: 'ab'.repeat(32), signed_at: '2026-03-03T08:00:00Z', signed_by: { name: 'Dra. "E" & Santos' } },
}

it.each(caseTexts)('the report of $name is a valid FHIR document', ({ text }) => {
  const writtenReport = writeReport(text)
  expect(bundleFaults(reportBundle(writtenReport, { idFor, imprint: draft }))).toEqual([])
})

it.each(Array.from({ length: 20 }, (_, seed) => seed))('a signed report of random text is valid: seed %i', (seed) => {
  const sections = sectionKeys.map((key, at) => ({
    key,
    markdown: at % 5 === 0 ? ' ' : writeMarkdown(generatedDocument(seed * 18 + at)),
  }))
  expect(bundleFaults(reportBundle({ ...report, sections }, { idFor, imprint: signed }))).toEqual([])
})

it('a signed report is final and names signer, organisation and digest', () => {
  const text = JSON.stringify(reportBundle(report, { idFor, imprint: signed }))
  expect(text).toContain('"status":"final"')
  expect(text).toContain('"attester":[{"mode":"legal","time":"2026-03-03T08:00:00Z"')
  expect(text).toContain('"resourceType":"Practitioner"')
  expect(text).toContain('"name":"Hospital <de> Prueba"')
  expect(text).toContain(`SHA-256: ${'ab'.repeat(32)}`)
})

it('an emptied section is unavailable, and a written one is never coded as "none"', () => {
  const sections = [
    { key: 'allergies' as const, markdown: '' },
    { key: 'medication' as const, markdown: 'Ninguna.' },
  ]
  const text = JSON.stringify(reportBundle({ ...report, sections }, { idFor, imprint: draft }))
  expect(text).toMatch(/"48765-2"[^\]]*\]\},"text":\{[^}]*\},"emptyReason":\{"coding":\[\{[^}]*"unavailable"/)
  expect(text).toMatch(/"75311-1"[^\]]*\]\},"text":\{[^}]*Ninguna[^}]*\}\}/)
})

describe('the rules detect', () => {
  const sound = JSON.stringify(reportBundle(report, { idFor, imprint: signed }))
  it.each([
    ['a reference that leads nowhere', /"reference":"urn:uuid:00000002/, '"reference":"urn:uuid:00000009'],
    ['two entries of one address', /urn:uuid:00000003-/g, 'urn:uuid:00000002-'],
    [
      'a section without its code',
      /"code":\{"coding":\[\{"system":"http:\/\/loinc.org","code":"48765-2"[^\]]*\]\},/,
      '',
    ],
    ['a narrative that is not well formed', /<\/p>/, '</b>'],
    ['a narrative of an element FHIR does not allow', /<p>/, '<script>'],
    ['a sign that is not escaped', /&#38;/, '&'],
    ['an empty narrative', /(<div[^>]*>)<p><i>No consta[^<]*<\/i><\/p>/, '$1'],
    ['a document without a time', /"timestamp":"[^"]*"/, '"timestamp":""'],
  ])('%s', (_, pattern, replacement) => {
    expect(bundleFaults(JSON.parse(sound))).toEqual([])
    const broken = sound.replace(pattern, replacement)
    expect(broken).not.toBe(sound)
    expect(bundleFaults(JSON.parse(broken))).not.toEqual([])
  })
})
