import type { ReportItem } from '@alta/contract/report'
import type { SectionKey } from '@alta/contract/sections'
import type { Language } from '@alta/contract/languages'
import type { AllergyIntolerance, MedicationStatement, Reference } from 'fhir/r4.js'
import { namesOneAllergen } from '../facts/refuted-allergies.ts'
import { documentWords } from '../lexicon/document-words.ts'
import { begun, hl7Code, type WithId } from './bundle-profile.ts'
import { medicationHeadings } from './medication-headings.ts'
import { type AcceptedSentence, qualifiersOf } from './doubts.ts'
import type { PrintableSection } from './section-blocks.ts'

/**
 * Allergies and drugs as resources of their own, in the words of the course; each flag stands in the field that FHIR
 * has for it.
 */

export type EntryResource = WithId<AllergyIntolerance | MedicationStatement>

interface BundleEntryContext {
  readonly language: Language
  readonly accepted: readonly AcceptedSentence[]
  /** The reference to the patient. */
  readonly subject: Reference
  readonly idFor: (resource: `allergy-${number}` | `medication-${number}`) => string
}

/** A resource has no verification status where the course does not say how sure the allergy is. */
function allergyOf(item: ReportItem, id: string, subject: Reference): WithId<AllergyIntolerance> {
  const { flags, text } = item
  const isRefuted = flags.includes('ruled_out')
  const isOpen = (['possible', 'conflict', 'corrected'] as const).some((flag) => flags.includes(flag))
  const verification = isRefuted ? 'refuted' : isOpen ? 'unconfirmed' : null
  const known = {
    clinicalStatus: hl7Code('allergyintolerance-clinical', isRefuted ? 'inactive' : 'active'),
    ...(verification !== null && { verificationStatus: hl7Code('allergyintolerance-verification', verification) }),
    code: { text },
    patient: subject,
  }
  return { ...begun('AllergyIntolerance', id), ...known }
}

const statuses = {
  discharge: 'active',
  stopped: 'stopped',
  unaccounted: 'unknown',
} as const satisfies Record<string, MedicationStatement['status']>

/**
 * The drugs of each group under its heading. Those taken only before admission or only during the stay are told in
 * words.
 */
function drugsOf(
  items: readonly ReportItem[],
  { language, accepted, subject, idFor }: BundleEntryContext,
): EntryResource[] {
  let status: MedicationStatement['status'] | null = null
  return items.flatMap((item, at): EntryResource[] => {
    const { text } = item
    if (item.flags.includes('subheading')) {
      const group = (['discharge', 'stopped', 'unaccounted'] as const).find(
        (each) => medicationHeadings[each][language] === text,
      )
      status = group === undefined ? null : statuses[group]
      return []
    }
    if (status === null) return []
    const isAccepted = accepted.some((sentence) => sentence.section === 'medication' && sentence.text === text)
    const reasons = qualifiersOf(item, isAccepted).map((flag) => ({ text: documentWords[language].qualifiers[flag] }))
    const known = {
      status,
      ...(reasons.length > 0 && { statusReason: reasons }),
      medicationCodeableConcept: { text },
      subject,
    }
    return [{ ...begun('MedicationStatement', idFor(`medication-${at}`)), ...known }]
  })
}

/**
 * The resources that a section rests on. Text that a person wrote is not cut into resources, nor is a sentence of the
 * allergies that tells of several things: both stay words of the section.
 */
export function sectionEntries(section: PrintableSection, entries: BundleEntryContext): EntryResource[] {
  if ('markdown' in section || section.empty !== undefined) return []
  const makers: Partial<Record<SectionKey, () => EntryResource[]>> = {
    allergies: () =>
      section.items.flatMap((item, at) =>
        item.origin === 'extracted' && namesOneAllergen(item.text, item.flags.includes('ruled_out'))
          ? [allergyOf(item, entries.idFor(`allergy-${at}`), entries.subject)]
          : [],
      ),
    medication: () => drugsOf(section.items, entries),
  }
  return makers[section.key]?.() ?? []
}
