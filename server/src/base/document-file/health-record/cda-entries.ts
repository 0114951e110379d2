import type { Language } from '@alta/contract/languages'
import { displayOf } from './cda-head.ts'
import type { CodedEntry } from './missing-entries.ts'
import { denied, every, statusWords } from './words.ts'
import { at, childrenOf, isElement, wordsOf, type XmlElement } from './xml-tree.ts'

/** The most entries of a section that are put into words. */
const mostEntries = 200

/** Codes which only state that a problem, condition, finding or diagnosis follows. */
const kindsOfProblem = new Set(['55607006', '64572001', '404684003', '282291009', '439401001', '29308-4', '75326-9'])

/** The parts in the order of a line: the subject, the finding, the amount, the route, the frequency. */
const orders = { subject: 0, finding: 1, amount: 2, form: 3, route: 4, timing: 5, status: 6 } as const

interface EntryPart {
  readonly words: string
  readonly order: number
  /** An amount follows its substance without a comma. */
  readonly isAmount: boolean
}

/** Elements that add nothing: the code in other systems, ranges, the author, what was done with it. */
const unread = new Set([
  'translation',
  'templateId',
  'id',
  'statusCode',
  'author',
  'text',
  'originalText',
  'referenceRange',
  'informant',
  'performer',
  'precondition',
])

const quantity = (element: XmlElement | undefined): string => {
  const { value, unit } = element?.attributes ?? {}
  // In UCUM, 1 is the unit of a value without a unit.
  return value === undefined ? '' : [value, unit === '1' ? '' : unit].filter((part) => part).join(' ')
}

/** "40 mg", "1–2", "< 5 mg/L". */
function amountOf(element: XmlElement): string {
  const [low, high] = [quantity(at(element, 'low')), quantity(at(element, 'high'))]
  if (low !== '' && high !== '') return `${low} – ${high}`
  if (low !== '' || high !== '') return low === '' ? `< ${high}` : `> ${low}`
  return quantity(element)
}

const isSubject = ({ name, attributes }: XmlElement): boolean =>
  name === 'consumable' || name === 'product' || (name === 'participant' && attributes['typeCode'] === 'CSM')

function orderOf({ name }: XmlElement, within: number): number {
  if (name === 'doseQuantity' || name === 'rateQuantity') return orders.amount
  if (name === 'formCode' || name === 'administrationUnitCode') return orders.form
  return name === 'routeCode' ? orders.route : within
}

interface CdaEntryContext {
  readonly language: Language
  readonly within: number
}

/** The frequency of a dose; other times of an entry state when it was written. */
function timingOf(element: XmlElement, language: Language): EntryPart[] {
  const period = quantity(at(element, 'period'))
  return period === '' ? [] : [{ words: `${every[language]} ${period}`, order: orders.timing, isAmount: false }]
}

/** An instruction or a remark that has an act of its own. */
function actText(act: XmlElement): EntryPart[] {
  const words = act.name === 'act' ? wordsOf(at(act, 'text')) : ''
  return words === '' ? [] : [{ words, order: orders.timing, isAmount: false }]
}

function ownParts(element: XmlElement, order: number): EntryPart[] {
  const { code = '', displayName, nullFlavor, representation } = element.attributes
  // The value is a picture or a file.
  if (representation === 'B64') return []
  if (element.name === 'code' && kindsOfProblem.has(code)) return []
  if (nullFlavor !== undefined && displayName === undefined && at(element, 'originalText') === undefined) return []
  const isNamed = element.name === 'name' || element.name === 'value'
  const written = isNamed ? element.children.map((child) => (isElement(child) ? '' : child)).join(' ') : ''
  const wording = wordsOf(at(element, 'originalText')) || displayName || written.replace(/\s+/g, ' ').trim()
  const isMeasured = ['value', 'doseQuantity', 'rateQuantity'].includes(element.name)
  const amount = isMeasured ? amountOf(element) : ''
  return [
    ...(wording ? [{ words: wording, order, isAmount: false }] : []),
    ...(amount ? [{ words: amount, order, isAmount: true }] : []),
  ]
}

/** An entry that was taken back or not carried out is marked so. */
function statusOf(element: XmlElement, language: Language): EntryPart[] {
  const words = statusWords[at(element, 'statusCode')?.attributes['code'] ?? '']?.[language]
  const isAct = ['substanceAdministration', 'procedure'].includes(element.name)
  return isAct && words !== undefined ? [{ words: `(${words})`, order: orders.status, isAmount: true }] : []
}

function partsOf(element: XmlElement, wording: CdaEntryContext): EntryPart[] {
  if (element.name === 'effectiveTime') return timingOf(element, wording.language)
  const within = isSubject(element) ? orders.subject : wording.within
  const inner = element.children.filter(isElement).filter(({ name }) => !unread.has(name))
  return [
    ...ownParts(element, orderOf(element, within)),
    ...inner.flatMap((part) => partsOf(part, { ...wording, within })),
    ...actText(element),
    ...statusOf(element, wording.language),
  ]
}

const isDenied = (element: XmlElement): boolean =>
  element.attributes['negationInd'] === 'true' || element.children.filter(isElement).some(isDenied)

function lineOf(entry: XmlElement, language: Language): string {
  const parts = partsOf(entry, { language, within: orders.finding }).toSorted((a, b) => a.order - b.order)
  const byWords = new Map(parts.toReversed().map((part) => [part.words, part]))
  const line = parts
    .filter((part) => byWords.get(part.words) === part)
    .map(({ words, isAmount }, at) => (at === 0 ? '' : isAmount ? ' ' : ', ') + words)
    .join('')
  return line !== '' && isDenied(entry) ? `${denied[language]}: ${line}` : line
}

/** An act that only groups several findings is a list of them. */
function findingsOf(entry: XmlElement): XmlElement[] {
  const act = at(entry, 'act')
  const isNamed = act === undefined || displayOf(at(act, 'code')) !== '' || isDenied(act)
  const findings = childrenOf(act, 'entryRelationship').filter((part) => at(part, 'observation') !== undefined)
  if (isNamed || findings.length < 2) return [entry]
  const others = act.children.filter((child) => !findings.some((finding) => finding === child))
  return findings.map((finding) => ({ ...act, children: [...others, finding] }))
}

/** An organizer is a heading above its components. */
function linedUp(entry: XmlElement): XmlElement[] {
  const organizer = entry.name === 'organizer' ? entry : at(entry, 'organizer')
  if (organizer === undefined) return findingsOf(entry)
  const components = childrenOf(organizer, 'component')
  const head = {
    ...organizer,
    children: organizer.children.filter((child) => isElement(child) && child.name === 'code'),
  }
  return [head, ...components.flatMap((component) => linedUp(component))]
}

const isTakenBack = (element: XmlElement): boolean =>
  element.children.filter(isElement).some((child) => at(child, 'statusCode')?.attributes['code'] === 'nullified')

/** The place in the narrative that an entry refers to ("#a1"). */
function refersTo(element: XmlElement): string[] {
  const own = element.name === 'reference' ? [element.attributes['value'] ?? ''] : []
  return [...own.filter((value) => value.startsWith('#')), ...element.children.filter(isElement).flatMap(refersTo)]
}

function placesIn(element: XmlElement | undefined): string[] {
  if (element === undefined) return []
  const id = element.attributes['ID']
  const own = id !== undefined && wordsOf(element) !== '' ? [`#${id}`] : []
  return [...own, ...element.children.filter(isElement).flatMap(placesIn)]
}

/** The coded entries of a section in words, a line each. */
export function codedEntries(section: XmlElement, language: Language | null): CodedEntry[] {
  const references = new Set(placesIn(at(section, 'text')))
  return childrenOf(section, 'entry')
    .filter((entry) => !isTakenBack(entry))
    .slice(0, mostEntries)
    .flatMap(linedUp)
    .map((part) => ({
      line: lineOf(part, language ?? 'es'),
      isInNarrative: refersTo(part).some((reference) => references.has(reference)),
    }))
}
