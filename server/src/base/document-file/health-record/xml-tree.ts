import sax from 'sax'
import { assertUnfoldsLittle, declaredEntities, ForbiddenXml } from './xml-entities.ts'

/** An element of an XML document, by its local name. */
export interface XmlElement {
  readonly name: string
  readonly namespace: string
  /** By local name. */
  readonly attributes: Readonly<Record<string, string>>
  readonly children: (XmlElement | string)[]
}

export const isElement = (node: XmlElement | string): node is XmlElement => typeof node !== 'string'

/**
 * Limits: the deepest real document (tables in lists) has a few dozen levels, one of a whole stay some ten thousand
 * elements.
 */
const deepest = 100
const mostElements = 400_000

function parserInto(root: XmlElement[], declares: (doctype: string) => ReadonlyMap<string, string>): sax.SAXParser {
  const open: XmlElement[] = []
  let elements = 0
  const parser = sax.parser(true, { xmlns: true })
  const text = (words: string): void => {
    const into = open.at(-1)?.children
    if (into === undefined) return
    const last = into.at(-1)
    if (typeof last === 'string') into[into.length - 1] = last + words
    else into.push(words)
  }
  parser.onopentag = (tag) => {
    if (!('uri' in tag)) return
    elements += 1
    if (open.length >= deepest || elements > mostElements) throw new RangeError('too deep or too many elements')
    const attributes = Object.fromEntries(Object.values(tag.attributes).map(({ local, value }) => [local, value]))
    const element = { name: tag.local, namespace: tag.uri, attributes, children: [] }
    const parent = open.at(-1)
    if (parent === undefined) root.push(element)
    else parent.children.push(element)
    open.push(element)
  }
  parser.onclosetag = () => void open.pop()
  parser.ontext = text
  parser.oncdata = text
  parser.ondoctype = (doctype) => {
    for (const [name, value] of declares(doctype)) parser.ENTITIES[name] = value
  }
  parser.onerror = (error) => {
    throw error
  }
  return parser
}

const nothingDeclared = (): never => {
  throw new ForbiddenXml('a document type')
}

/**
 * Reads a document of XML; entities that it declares are plain characters, nothing comes from elsewhere, depth and
 * number of elements are bounded. Entities of XML and HTML (&lt;, &nbsp;) are known without being declared. Throws
 * RangeError where a bound is passed, any other error for what is no such XML.
 */
export const parseDocument = (text: string): XmlElement =>
  parseWith(text, (doctype) => {
    const entities = declaredEntities(doctype)
    assertUnfoldsLittle(text, entities)
    return entities
  })

/** Reads a part of a document in the same way; it declares nothing. */
export const parseXml = (text: string): XmlElement => parseWith(text, nothingDeclared)

function parseWith(text: string, declares: (doctype: string) => ReadonlyMap<string, string>): XmlElement {
  const roots: XmlElement[] = []
  parserInto(roots, declares).write(text).close()
  const [root] = roots
  if (root === undefined) throw new ForbiddenXml('no element')
  return root
}

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter(isElement).filter((child) => child.name === name) ?? []

/** The first element on a path of names; undefined where there is none. */
export const at = (element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((found, name) => childrenOf(found, name)[0], element)

/** All words in an element, blanks put together. */
export const wordsOf = (element: XmlElement | undefined): string => {
  const words = (node: XmlElement | string): string => (isElement(node) ? node.children.map(words).join(' ') : node)
  return element === undefined ? '' : words(element).replace(/\s+/g, ' ').trim()
}
