import { isElement, parseXml, type XmlElement } from './xml-tree.ts'

/** A part of a FHIR resource, the same from JSON and from XML. */
export interface FhirNode {
  /** The value of a primitive, as text. */
  readonly value: string | null
  /** The type of a resource. */
  readonly resource: string | null
  /** The extensions of a primitive stand beside it in JSON, under its name with an underscore, and inside it in XML. */
  readonly parts: ReadonlyMap<string, readonly FhirNode[]>
  /** The XHTML of a narrative. */
  readonly div: XmlElement | null
}

export const fhirNamespace = 'http://hl7.org/fhir'
const deepest = 100

const nothing = { value: null, resource: null, parts: new Map<string, FhirNode[]>(), div: null } as const

/** A narrative that is not well-formed XHTML counts as empty, since it may contain anything. */
function divOf(html: unknown): FhirNode {
  try {
    return { ...nothing, div: typeof html === 'string' ? parseXml(html) : null }
  } catch {
    return nothing
  }
}

function jsonNode(json: unknown, depth: number): FhirNode {
  if (depth > deepest) throw new RangeError('too deep')
  if (typeof json === 'string') return { ...nothing, value: json }
  if (typeof json !== 'object' || json === null)
    return { ...nothing, value: json === null ? null : JSON.stringify(json) }
  const parts = new Map<string, FhirNode[]>()
  for (const [name, part] of Object.entries(json)) {
    if (name === 'resourceType') continue
    const all: unknown[] = Array.isArray(part) ? part : [part]
    parts.set(name, name === 'div' ? all.map(divOf) : all.map((each) => jsonNode(each, depth + 1)))
  }
  const resource = 'resourceType' in json && typeof json.resourceType === 'string' ? json.resourceType : null
  return { ...nothing, resource, parts }
}

function xmlNode(element: XmlElement): FhirNode {
  if (element.name === 'div') return { ...nothing, div: element }
  const children = element.children.filter(isElement)
  const [only] = children
  // <resource><Patient>…: the type of a resource is the name of its element
  if (children.length === 1 && only !== undefined && /^\p{Lu}/u.test(only.name)) return resourceNode(only)
  const parts = new Map<string, FhirNode[]>()
  for (const child of children) {
    const known = parts.get(child.name)
    if (known) known.push(xmlNode(child))
    else parts.set(child.name, [xmlNode(child)])
  }
  return { ...nothing, value: element.attributes['value'] ?? null, parts }
}

const resourceNode = (element: XmlElement): FhirNode => ({ ...xmlNode(element), resource: element.name })

/** Throws SyntaxError for text that is not JSON, and RangeError for JSON that is nested too deep. */
export const fhirOfJson = (text: string): FhirNode => jsonNode(JSON.parse(text), 0)
export const fhirOfXml = (root: XmlElement): FhirNode => resourceNode(root)

export const allOf = (node: FhirNode | undefined, name: string): readonly FhirNode[] => node?.parts.get(name) ?? []

/** The first part on a path of names; undefined where there is none. */
export const partOf = (node: FhirNode | undefined, ...path: readonly string[]): FhirNode | undefined =>
  path.reduce<FhirNode | undefined>((found, name) => allOf(found, name)[0], node)

export const valueOf = (node: FhirNode | undefined, ...path: readonly string[]): string =>
  partOf(node, ...path)?.value?.trim() ?? ''

/** The words of a CodeableConcept. */
export const conceptOf = (node: FhirNode | undefined): string =>
  valueOf(node, 'text') || (allOf(node, 'coding').flatMap((coding) => valueOf(coding, 'display') || [])[0] ?? '')
