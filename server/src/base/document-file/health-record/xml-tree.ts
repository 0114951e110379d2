import sax from 'sax'

/** An element of an XML document, by its local name. */
export interface XmlElement {
  readonly name: string
  readonly namespace: string
  /** By local name. */
  readonly attributes: Readonly<Record<string, string>>
  readonly children: (XmlElement | string)[]
}

export const isElement = (node: XmlElement | string): node is XmlElement => typeof node !== 'string'

/** A document of the deepest tables in lists has a few dozen levels, one of a whole stay some ten thousand elements. */
const deepest = 100
const mostElements = 400_000

/**
 * A document type is refused: with it come entities, which name other files and unfold without end. Those of XML and
 * HTML (&lt;, &nbsp;) are known without one.
 */
class ForbiddenXml extends Error {}

function parserInto(root: XmlElement[]): sax.SAXParser {
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
  parser.ondoctype = () => {
    throw new ForbiddenXml('a document type')
  }
  parser.onerror = (error) => {
    throw error
  }
  return parser
}

/**
 * Reads XML without document types, entities of its own or anything from elsewhere; depth and number of elements are
 * bounded. Throws RangeError where a bound is passed, any other error for what is no such XML.
 */
export function parseXml(text: string): XmlElement {
  const roots: XmlElement[] = []
  parserInto(roots).write(text).close()
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
