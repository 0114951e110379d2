import type { Language } from '@alta/contract/languages'
import { referredFrom, type Resources } from './fhir-resources.ts'
import { allOf, conceptOf, type FhirNode, partOf, valueOf } from './fhir-tree.ts'
import { narrativeText } from './narrative.ts'
import { matcherOfNarrative, withMissingEntries } from './missing-entries.ts'
import { asNeeded, every, lasting, most, refuted, severities, statusWords } from './words.ts'

interface FhirEntryContext {
  readonly resources: Resources
  readonly language: Language
}

/** The fields in which resources name their subject. */
const subjects = ['code', 'medicationCodeableConcept', 'vaccineCode', 'medication', 'relationship', 'serviceType']
const days = ['effectiveDateTime', 'effectivePeriod', 'performedDateTime', 'performedPeriod', 'occurrenceDateTime']
/** The most results of a resource, and levels of results below it. */
const mostResults = 200
const deepestResults = 3

const joined = (parts: readonly string[], between = ' '): string => parts.filter((part) => part !== '').join(between)

const quantityOf = (quantity: FhirNode | undefined): string =>
  joined([
    valueOf(quantity, 'comparator'),
    valueOf(quantity, 'value'),
    valueOf(quantity, 'unit') || valueOf(quantity, 'code'),
  ])

const rangeOf = (range: FhirNode | undefined): string =>
  joined([quantityOf(partOf(range, 'low')), quantityOf(partOf(range, 'high'))], ' – ')

const ratioOf = (ratio: FhirNode | undefined): string =>
  joined([quantityOf(partOf(ratio, 'numerator')), quantityOf(partOf(ratio, 'denominator'))], ' / ')

const codeIn = (resource: FhirNode, status: string): string =>
  valueOf(resource, status) || valueOf(partOf(resource, status, 'coding'), 'code')

const textsOf = (node: FhirNode, name: string): string[] =>
  allOf(node, name).map((each) => conceptOf(each) || (each.value ?? ''))

/** The measured or found value; for a panel the values of its parts. */
function valueIn(node: FhirNode): string {
  const measured =
    quantityOf(partOf(node, 'valueQuantity')) ||
    rangeOf(partOf(node, 'valueRange')) ||
    ratioOf(partOf(node, 'valueRatio')) ||
    ['valueString', 'valueInteger', 'valueDateTime'].map((name) => valueOf(node, name)).find((value) => value !== '')
  return joined([measured ?? '', conceptOf(partOf(node, 'valueCodeableConcept')), ...textsOf(node, 'interpretation')])
}

/** How often: "cada 12 h", "2 × cada 1 d". */
function timingOf(dose: FhirNode, language: Language): string {
  const repeat = partOf(dose, 'timing', 'repeat')
  const doseTexts = conceptOf(partOf(dose, 'timing', 'code'))
  const [times, period, unit] = ['frequency', 'period', 'periodUnit'].map((name) => valueOf(repeat, name))
  if (!period) return doseTexts
  return joined([times && times !== '1' ? `${times} ×` : '', every[language], period, unit ?? ''])
}

function doseOf(dose: FhirNode, language: Language): string {
  const text = valueOf(dose, 'text')
  const rate = partOf(dose, 'doseAndRate')
  const amount = quantityOf(partOf(rate, 'doseQuantity')) || rangeOf(partOf(rate, 'doseRange'))
  const reason = conceptOf(partOf(dose, 'asNeededCodeableConcept'))
  const isAsNeeded = valueOf(dose, 'asNeededBoolean') === 'true'
  const limit = ratioOf(partOf(dose, 'maxDosePerPeriod'))
  const length = quantityOf(partOf(dose, 'timing', 'repeat', 'boundsDuration'))
  const coded = [
    amount,
    timingOf(dose, language),
    length === '' ? '' : `${lasting[language]} ${length}`,
    conceptOf(partOf(dose, 'route')),
    reason || (isAsNeeded ? asNeeded[language] : ''),
    limit === '' ? '' : `${most[language]} ${limit}`,
    valueOf(dose, 'patientInstruction'),
  ]
  // A dose text contains the amount, too, or only time and manner.
  return joined([...coded.filter((part) => !text.includes(part)), text], ', ')
}

function reactionOf(reaction: FhirNode, language: Language): string {
  const severity = severities[valueOf(reaction, 'severity')]?.[language]
  const words = joined([...textsOf(reaction, 'manifestation'), valueOf(reaction, 'description')], ', ')
  return severity === undefined ? words : `${words} (${severity})`
}

/** Fields that change the meaning of a resource: stopped, not carried out, resolved, ruled out. */
function statusOf(resource: FhirNode, language: Language): string {
  const isRefuted = codeIn(resource, 'verificationStatus') === 'refuted'
  const all = ['status', 'clinicalStatus'].map((name) => statusWords[codeIn(resource, name)]?.[language])
  const reason = conceptOf(partOf(resource, 'statusReason'))
  const words = joined([isRefuted ? refuted[language] : '', ...all.map((each) => each ?? ''), reason], ', ')
  return words === '' ? '' : `(${words})`
}

function dayOf(resource: FhirNode): string {
  const entryText = days
    .map((name) => valueOf(resource, name) || valueOf(resource, name, 'start'))
    .find((day) => day !== '')
  return /^\d{4}-\d{2}-\d{2}/.exec(entryText ?? '')?.[0] ?? ''
}

function codedLine(resource: FhirNode, { resources, language }: FhirEntryContext): string {
  const medication = referredFrom(resource, 'medicationReference', resources)[0]
  const names = [...subjects.map((name) => conceptOf(partOf(resource, name))), conceptOf(partOf(medication, 'code'))]
  const subject = names.find((words) => words !== '') || valueOf(resource, 'description')
  const parts = allOf(resource, 'component').map((part) => joined([conceptOf(partOf(part, 'code')), valueIn(part)]))
  const doses = ['dosage', 'dosageInstruction'].flatMap((name) => allOf(resource, name))
  const doseTexts = doses.map((dose) => doseOf(dose, language))
  // "pantoprazol 40 mg, cada 24 h": an amount stands beside its substance.
  const isDosed = /^\d/.test(doseTexts[0] ?? '')
  const found = [
    ...textsOf(resource, 'bodySite'),
    ...parts,
    ...allOf(resource, 'reaction').map((reaction) => reactionOf(reaction, language)),
    ...textsOf(resource, 'outcome'),
    ...allOf(resource, 'condition').map((each) => conceptOf(partOf(each, 'code'))),
    ...(isDosed ? doseTexts.slice(1) : doseTexts),
    valueOf(resource, 'conclusion'),
    ...allOf(resource, 'note').map((note) => valueOf(note, 'text')),
  ]
  const entryText = joined([joined([subject, valueIn(resource), isDosed ? (doseTexts[0] ?? '') : '']), ...found], ', ')
  const line = joined([entryText, statusOf(resource, language)])
  const day = dayOf(resource)
  // A day behind a semicolon does not begin a note.
  return line === '' || day === '' ? line : `${line}; ${day}`
}

const isInError = (resource: FhirNode): boolean =>
  ['status', 'verificationStatus'].some((name) => codeIn(resource, name) === 'entered-in-error')

/** The text of a resource: its narrative, and the coded values that the narrative does not mention. */
function ownText(resource: FhirNode, wording: FhirEntryContext): string {
  const div = partOf(resource, 'text', 'div')?.div
  const narrative = div ? narrativeText(div) : ''
  // The coded values of a stay stand at the head of the course.
  const coded = narrative !== '' && resource.resource === 'Encounter' ? '' : codedLine(resource, wording)
  const completed = withMissingEntries(narrative, [{ line: coded, isInNarrative: false }])
  return narrative.includes('\n') ? completed : completed.replace(/^- /, '').replaceAll('\n- ', ' / ')
}

/** The text of a resource, and of each of its results that it does not mention itself. */
export function entryTexts(resource: FhirNode, wording: FhirEntryContext, depth = 0): string[] {
  if (isInError(resource)) return []
  const own = ownText(resource, wording)
  const results = ['result', 'hasMember'].flatMap((name) => referredFrom(resource, name, wording.resources))
  const below = depth < deepestResults ? results.slice(0, mostResults) : []
  const texts = below.flatMap((each) => entryTexts(each, wording, depth + 1))
  const isTold = matcherOfNarrative(own)
  return own === '' ? texts : [own, ...texts.filter((text) => !isTold(text))]
}
