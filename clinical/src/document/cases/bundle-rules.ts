import * as z from 'zod/mini'

/** The rules of a FHIR R4 document that a report's bundle can break, checked without a terminology server. */

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/
const filled = z.string().check(z.regex(/\S/))
const concept = z.looseObject({
  coding: z.array(z.looseObject({ system: filled, code: filled })).check(z.minLength(1)),
})
const loincConcept = z.looseObject({
  coding: z
    .array(
      z.looseObject({
        system: z.literal('http://loinc.org'),
        code: z.string().check(z.regex(/^\d+-\d$/)),
        display: filled,
      }),
    )
    .check(z.minLength(1)),
})
const narrative = z.strictObject({ status: z.literal('generated'), div: filled })
const reference = z.strictObject({ reference: z.string() })

const section = z.strictObject({
  title: filled,
  code: z.optional(loincConcept),
  text: z.optional(narrative),
  emptyReason: z.optional(concept),
  entry: z.optional(z.array(reference)),
  get section() {
    return z.optional(z.array(section))
  },
})
type ValidatedSection = z.infer<typeof section>

const composition = z.looseObject({
  resourceType: z.literal('Composition'),
  text: narrative,
  status: z.enum(['preliminary', 'final', 'amended']),
  type: loincConcept,
  subject: reference,
  encounter: reference,
  date: z.string().check(z.regex(instant)),
  author: z.array(reference).check(z.minLength(1)),
  title: filled,
  attester: z.optional(
    z.array(
      z.strictObject({
        mode: z.enum(['personal', 'professional', 'legal', 'official']),
        time: z.string().check(z.regex(instant)),
        party: reference,
      }),
    ),
  ),
  section: z.array(section).check(z.minLength(1)),
})

const bundle = z.looseObject({
  resourceType: z.literal('Bundle'),
  type: z.literal('document'),
  identifier: z.strictObject({ system: filled, value: filled }),
  timestamp: z.string().check(z.regex(instant)),
  entry: z
    .array(
      z.strictObject({
        fullUrl: z.string(),
        resource: z.looseObject({ resourceType: filled, id: z.string().check(z.regex(uuid)) }),
      }),
    )
    .check(z.minLength(1)),
})

/** Section codes of HL7 Europe's Hospital Discharge Report that every report has at the first level. */
const expected = [
  '8648-8',
  '67781-5',
  '11535-2',
  '48765-2',
  '75311-1',
  '10185-7',
  '30954-2',
  '67851-6',
  '47420-5',
  '11329-0',
  '18776-5',
]

const elements = new Set('div h1 h2 h3 h4 h5 h6 p ul ol li table tbody tr td th b i s blockquote br hr'.split(' '))

/**
 * What is wrong with a narrative; null where it is well-formed XHTML of the elements that FHIR allows, with some text
 * in it.
 */
function narrativeFault(div: string): string | null {
  if (!div.startsWith('<div xmlns="http://www.w3.org/1999/xhtml"') || !div.endsWith('</div>')) return 'no XHTML div'
  const open: string[] = []
  let closed = false
  for (const [piece] of div.matchAll(/<[^>]*>|[^<]+/g)) {
    if (closed) return 'something after the div'
    const tag = /^<(\/?)([a-z]\w*)((?: [\w:]+="[^"<&]*")*)(\/?)>$/.exec(piece)
    if (!piece.startsWith('<')) {
      if (/&(?!#\d+;|(?:amp|lt|gt|quot);)/.test(piece) || /(?![\t\n\r])\p{Cc}/u.test(piece)) return `text ${piece}`
      continue
    }
    const [, ends, name = '', , empty] = tag ?? []
    if (tag === null || !elements.has(name)) return `element ${piece}`
    if (ends === '/' && open.pop() !== name) return `${piece} closes another element`
    if (ends !== '/' && empty !== '/') {
      if (name === 'p' && open.includes('p')) return 'a paragraph in a paragraph'
      open.push(name)
    }
    closed = open.length === 0
  }
  if (!closed) return 'the div is not closed'
  return /\S/.test(div.replace(/<[^>]*>/g, '')) ? null : 'no text'
}

function sectionFaults(each: ValidatedSection, coded: boolean): string[] {
  const inner = each.section ?? []
  const fault = each.text === undefined ? null : narrativeFault(each.text.div)
  return [
    ...(each.text === undefined ? [`${each.title}: no text`] : []),
    ...(each.code === undefined && !coded ? [`${each.title}: no code`] : []),
    ...(fault === null ? [] : [`${each.title}: ${fault}`]),
    ...inner.flatMap((one) => sectionFaults(one, true)),
  ]
}

function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'reference' && typeof inner === 'string' ? [inner] : referencesIn(inner),
  )
}

/** Everything that is wrong with a document bundle, in words; empty when nothing is. */
export function bundleFaults(value: unknown): string[] {
  const read = z.safeParse(bundle, value)
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  const { entry } = read.data
  const head = z.safeParse(composition, entry[0]?.resource)
  if (!head.success) return head.error.issues.map(({ path, message }) => `Composition.${path.join('.')}: ${message}`)
  const urls = new Set(entry.map(({ fullUrl }) => fullUrl))
  const codes = head.data.section.map(({ code }) => code?.coding[0]?.code)
  const opening = narrativeFault(head.data.text.div)
  const course = head.data.section.find(({ code }) => code?.coding[0]?.code === '8648-8')
  return [
    ...(urls.size === entry.length ? [] : ['two entries of one address']),
    ...entry
      .filter(({ fullUrl, resource }) => fullUrl !== `urn:uuid:${resource.id}`)
      .map(({ fullUrl }) => `address ${fullUrl}`),
    ...referencesIn(value)
      .filter((url) => !urls.has(url))
      .map((url) => `no entry for ${url}`),
    ...(codes.join() === expected.join() ? [] : [`sections ${codes.join(' ')}`]),
    ...(opening === null ? [] : [`Composition.text: ${opening}`]),
    ...(course?.text === undefined ? ['the hospital course has no text'] : []),
    ...head.data.section.flatMap((each) => sectionFaults(each, false)),
  ]
}
