import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readDocument } from '../read-document.ts'
import { withMissingEntries } from './missing-entries.ts'

async function read(kind: 'xml' | 'json', text: string): Promise<string> {
  const found = await readDocument({ kind, bytes: strToU8(text), characters_max: 100_000 }, () => undefined)
  return typeof found === 'string' ? found : found.text
}

/** A FHIR document with one section that holds these entries. */
function fhir(entries: readonly object[], div: string | null): Promise<string> {
  const resources = entries.map((resource, at) => ({ fullUrl: `urn:uuid:${at}`, resource }))
  const entry = resources.map(({ fullUrl }) => ({ reference: fullUrl }))
  const text =
    div === null ? {} : { text: { status: 'generated', div: `<div xmlns="http://www.w3.org/1999/xhtml">${div}</div>` } }
  const composition = {
    resourceType: 'Composition',
    language: 'es',
    title: 'Alta',
    section: [{ title: 'S', entry, ...text }],
  }
  return read(
    'json',
    JSON.stringify({ resourceType: 'Bundle', type: 'document', entry: [{ resource: composition }, ...resources] }),
  )
}

const cda = (text: string, entry: string): Promise<string> =>
  read(
    'xml',
    `<ClinicalDocument xmlns="urn:hl7-org:v3"><title>Alta</title><languageCode code="es"/><component><structuredBody><component><section><title>S</title><text>${text}</text><entry>${entry}</entry></section></component></structuredBody></component></ClinicalDocument>`,
  )

const drug = (text: string, more: object) => ({
  resourceType: 'MedicationRequest',
  medicationCodeableConcept: { text },
  ...more,
})

describe('a coded entry of a document', () => {
  it('is added below a narrative that does not mention it, and is not repeated otherwise', async () => {
    const entries = [drug('Apixabán', { dosageInstruction: [{ text: '5 mg cada 12 h' }] }), drug('Bisoprolol', {})]
    const text = await fhir(entries, '<p>Se inicia apixaban 5 mg/12 h.</p>')
    expect(text).toBe('Alta\n\nS\nSe inicia apixaban 5 mg/12 h.\n- Bisoprolol')
  })

  it('is added where the narrative states another value', () => {
    const entry = { line: 'Potasio 5,9 mmol/L', isInNarrative: false }
    expect(withMissingEntries('Potasio 4,4 mmol/L.', [entry])).toBe('Potasio 4,4 mmol/L.\n- Potasio 5,9 mmol/L')
    expect(withMissingEntries('Potasio 5.9 mmol/L.', [entry])).toBe('Potasio 5.9 mmol/L.')
  })

  it('replaces a narrative that only points to it', async () => {
    for (const div of ['<p>Narrativa generada</p>', '<p>Vegeu les dades estructurades.</p>', '<p>-</p>'])
      expect(await fhir([drug('Bisoprolol', {})], div)).toBe('Alta\n\nS\n- Bisoprolol')
    expect(await fhir([drug('Bisoprolol', {})], '<p>Ver informe de anestesia.</p>')).toContain(
      'Ver informe de anestesia.',
    )
  })

  it('says what was stopped, resolved or ruled out, and is left out when entered in error', async () => {
    const condition = (text: string, clinicalStatus: string) => ({
      resourceType: 'Condition',
      code: { text },
      clinicalStatus: { coding: [{ code: clinicalStatus }] },
    })
    const text = await fhir(
      [
        drug('Diclofenaco', { status: 'stopped', statusReason: { text: 'hemorragia' } }),
        drug('Digoxina', { status: 'entered-in-error' }),
        condition('Neumonía', 'resolved'),
        condition('Gota', 'active'),
      ],
      null,
    )
    expect(text).toBe('Alta\n\nS\n- Diclofenaco (suspendido, hemorragia)\n- Neumonía (resuelto)\n- Gota')
  })

  it('gives values with their comparator, the components of a panel, and the results of a report', async () => {
    const value = (text: string, valueQuantity: object) => ({ code: { text }, valueQuantity })
    const panel = {
      resourceType: 'Observation',
      code: { text: 'TA' },
      component: [value('Sistólica', { value: 126, unit: 'mmHg' })],
    }
    const troponin = { ...value('Troponina', { value: 9, comparator: '<', unit: 'ng/L' }), resourceType: 'Observation' }
    const report = {
      resourceType: 'DiagnosticReport',
      code: { text: 'Bioquímica' },
      result: [{ reference: 'urn:uuid:1' }],
    }
    const text = await fhir([{ ...report, result: [{ reference: 'urn:uuid:2' }] }, panel, troponin], null)
    expect(text).toContain('- Bioquímica\n- Troponina < 9 ng/L\n- TA, Sistólica 126 mmHg')
  })

  it('gives doses with their frequency and whether they are taken as needed', async () => {
    const dose = {
      doseAndRate: [{ doseQuantity: { value: 1, unit: 'g' } }],
      timing: { repeat: { frequency: 1, period: 8, periodUnit: 'h' } },
      asNeededBoolean: true,
    }
    expect(await fhir([drug('Paracetamol', { dosageInstruction: [dose] })], null)).toContain(
      '- Paracetamol 1 g, cada 8 h, si precisa',
    )
  })

  it('of CDA that refers to the narrative is not repeated', async () => {
    const entry = (reference: string) =>
      `<observation><text><reference value="${reference}"/></text><value displayName="Hipertensión arterial"/></observation>`
    expect(await cda('<paragraph ID="a1">HTA.</paragraph>', entry('#a1'))).toBe('Alta\n\nS\nHTA.')
    expect(await cda('<paragraph ID="a1">HTA.</paragraph>', entry('#a2'))).toBe(
      'Alta\n\nS\nHTA.\n- Hipertensión arterial',
    )
  })

  it('of CDA puts the drug first, keeps a dose of 1, and says what was stopped', async () => {
    const administration = `<substanceAdministration><statusCode code="aborted"/><effectiveTime><period value="12" unit="h"/></effectiveTime><routeCode displayName="vía oral"/><doseQuantity value="1" unit="mg"/><consumable><manufacturedProduct><manufacturedMaterial><name>Warfarina</name></manufacturedMaterial></manufacturedProduct></consumable></substanceAdministration>`
    expect(await cda('', administration)).toBe('Alta\n\nS\n- Warfarina 1 mg, vía oral, cada 12 h (suspendido)')
  })
})
