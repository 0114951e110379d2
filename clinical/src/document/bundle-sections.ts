import { type SectionKey, sectionTitles } from '@alta/contract/sections'
import type { CodeableConcept, CompositionSection } from 'fhir/r4.js'
import { documentWords } from '../lexicon/document-words.ts'
import { inOrder, type OrderedSection } from './bundle-order.ts'
import { hl7Code, loinc, referenceTo } from './bundle-profile.ts'
import { narrative } from './narrative.ts'
import { type PrintableReport, printedSections } from './report-tree.ts'
import { isEmpty, paragraph, type PrintableSection, sectionBlocks } from './section-blocks.ts'

const codes = {
  course: loinc('8648-8', 'Hospital course Narrative'),
  courseByProblem: loinc('67781-5', 'Summarization of encounter note Narrative'),
  diagnoses: loinc('11535-2', 'Hospital discharge Dx Narrative'),
  allergies: loinc('48765-2', 'Allergies and adverse reactions Document'),
  medication: loinc('75311-1', 'Discharge medications Narrative'),
  procedures: loinc('10185-7', 'Hospital discharge procedures Narrative'),
  tests: loinc('30954-2', 'Relevant diagnostic tests/laboratory data Narrative'),
  examination: loinc('29545-1', 'Physical findings Narrative'),
  admission: loinc('67851-6', 'Admission evaluation note'),
  presentIllness: loinc('10164-2', 'History of Present illness Narrative'),
  functional: loinc('47420-5', 'Functional status assessment note'),
  background: loinc('11329-0', 'History general Narrative - Reported'),
  pastIllness: loinc('11348-0', 'History of Past illness Narrative'),
  family: loinc('10157-6', 'History of family member diseases Narrative'),
  social: loinc('29762-2', 'Social history Narrative'),
  plan: loinc('18776-5', 'Plan of care note'),
} as const

/** Text that a person wrote is never read as "none": only silence is marked. */
function emptyReason(section: PrintableSection): Partial<Pick<CompositionSection, 'emptyReason'>> {
  const none = !('markdown' in section) && section.empty === 'explicit_none'
  if (!none && !isEmpty(section)) return {}
  return { emptyReason: hl7Code('list-empty-reason', none ? 'nilknown' : 'unavailable') }
}

/** The ids of the resources that the section of a key rests on. */
type EntriesOf = (key: SectionKey) => readonly string[]

/** Makes sections of a FHIR document: one of a section of the report, or one of several under a common title. */
function sectionMaker(report: PrintableReport, entriesOf: EntriesOf) {
  const { language } = report
  const printed = printedSections(report)
  const leaf = (key: SectionKey, code?: CodeableConcept): OrderedSection => {
    const position = printed.findIndex((each) => each.key === key)
    const found = printed[position]
    const section = found?.section ?? { key, markdown: '' }
    const blocks = found?.blocks ?? sectionBlocks(section, language)
    const entry = entriesOf(key).map(referenceTo)
    return {
      position,
      title: found?.title ?? sectionTitles[key][language],
      ...(code !== undefined && { code }),
      text: narrative(blocks, language),
      ...emptyReason(section),
      ...(entry.length > 0 && { entry }),
    }
  }
  // The words stand in the parts, each once; the text of the group only names the parts.
  const group = (title: string, code: CodeableConcept, section: readonly OrderedSection[]): OrderedSection => {
    const names = paragraph(section.map((part) => part.title).join(' · '))
    const text = narrative([names], language)
    return { title, code, text, section, position: Math.min(...section.map(({ position }) => position)) }
  }
  return { leaf, group }
}

/** The sections in the places HL7 Europe's Hospital Discharge Report gives them, ordered as the organisation has them. */
export function documentSections(report: PrintableReport, entriesOf: EntriesOf): CompositionSection[] {
  const words = documentWords[report.language]
  const { leaf, group } = sectionMaker(report, entriesOf)
  // The profile looks for the diagnosis in the section of all diagnoses.
  const { entry: diagnosed, ...mainDiagnosis } = leaf('main_diagnosis')
  const parts = [mainDiagnosis, leaf('secondary_diagnosis'), leaf('complementary_diagnosis')]
  const diagnoses = group(words.diagnoses, codes.diagnoses, parts)
  const isOrdered = (report.layouts ?? []).length > 0
  return inOrder(isOrdered, [
    { ...leaf('evolution', codes.course), section: [leaf('complications')] },
    leaf('evolution_by_condition', codes.courseByProblem),
    { ...diagnoses, ...(diagnosed !== undefined && { entry: diagnosed }) },
    leaf('allergies', codes.allergies),
    leaf('medication', codes.medication),
    leaf('invasive_procedures', codes.procedures),
    leaf('complementary_tests', codes.tests),
    group(words.admission, codes.admission, [
      leaf('current_disease', codes.presentIllness),
      leaf('phisical_exam_urgency', codes.examination),
      leaf('phisical_exam_admission', codes.examination),
    ]),
    leaf('baseline_state', codes.functional),
    group(words.background, codes.background, [
      leaf('pathological_background', codes.pastIllness),
      leaf('family_background', codes.family),
      leaf('toxic_habits', codes.social),
    ]),
    leaf('extra_comments', codes.plan),
  ])
}
