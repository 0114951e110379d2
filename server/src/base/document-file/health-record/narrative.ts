import { type MarkupElement, elementText } from '@alta/clinical/document/element-text'
import { isElement, parseXml, type XmlElement } from './xml-tree.ts'

/** Elements of CDA's narrative under the names that HTML has for them; those of HTML keep theirs. */
const names: Readonly<Record<string, string>> = {
  paragraph: 'p',
  item: 'li',
  tfoot: 'tbody',
  b: 'strong',
  dl: 'div',
  dt: 'p',
  dd: 'p',
  pre: 'p',
  blockquote: 'div',
  renderMultiMedia: 'p',
}
/** Elements that readers of a narrative do not see, or that are not words of it. */
const unread = new Set(['script', 'style', 'head', 'template', 'footnoteRef', 'colgroup', 'col'])
const blocks = new Set(['p', 'div', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'td', 'th', 'caption'])

const isBlockTag = (tag: string): boolean => blocks.has(tag) || /^h\d$/.test(tag)
const isBlock = (node: MarkupElement | string | undefined): boolean =>
  node !== undefined && typeof node !== 'string' && isBlockTag(node.tag)

/** The caption of a list is a line above it, not an item. */
function listUnderCaption(tag: string, children: (MarkupElement | string)[]): MarkupElement {
  const isCaption = (child: MarkupElement | string) => typeof child !== 'string' && child.tag === 'caption'
  const list = { tag, attributes: {}, children: children.filter((child) => !isCaption(child)) }
  const captions = children.filter(isCaption)
  return captions.length === 0 ? list : { tag: 'div', attributes: {}, children: [...captions, list] }
}

function tagOf({ name, attributes }: XmlElement): string {
  if (name === 'list') return attributes['listType'] === 'ordered' ? 'ol' : 'ul'
  if (name === 'content') return /\bBold\b/i.test(attributes['styleCode'] ?? '') ? 'strong' : 'span'
  return names[name] ?? name
}

/** Blanks at the edge of a block, and beside one, are the layout of the file. */
function trimmed(children: readonly (MarkupElement | string)[]): (MarkupElement | string)[] {
  return children.flatMap((child, at): (MarkupElement | string)[] => {
    if (typeof child !== 'string') return [child]
    const [before, after] = [children[at - 1], children[at + 1]]
    const isFirst = before === undefined || isBlock(before) || (typeof before !== 'string' && before.tag === 'br')
    const isLast = after === undefined || isBlock(after)
    const words = isFirst ? child.trimStart() : child
    const left = isLast ? words.trimEnd() : words
    return left === '' ? [] : [left]
  })
}

const escapedTag = /<\/?(?:p|br|div|span|b|i|u|strong|em|ul|ol|li|table|tbody|tr|td|th|h[1-6])(?:\s[^<>]*)?\/?>/i

/** Some systems put the HTML of an editor into the narrative as text; what is no well-formed part of HTML stays text. */
function unescaped(text: string): readonly (XmlElement | string)[] {
  if (!escapedTag.test(text)) return [text]
  try {
    return parseXml(`<div>${text.replace(/<(br|hr)\s*>/gi, '<$1/>')}</div>`).children
  } catch {
    return [text]
  }
}

/** A footnote that is written in the middle of the sentence that it explains stands in brackets. */
function inBrackets(
  { name }: XmlElement,
  before: XmlElement | string | undefined,
  child: MarkupElement,
): (MarkupElement | string)[] {
  const isInside = name === 'footnote' && before !== undefined && !isElement(before) && before.trim() !== ''
  return isInside ? [' (', child, ')'] : [child]
}

/** The foot of a table is written before its body, and read below it. */
const footLast = (children: readonly (XmlElement | string)[]): readonly (XmlElement | string)[] =>
  children.toSorted((a, b) => Number(isElement(a) && a.name === 'tfoot') - Number(isElement(b) && b.name === 'tfoot'))

function elementOf(element: XmlElement): MarkupElement {
  const inner = footLast(element.children).flatMap((child) => (isElement(child) ? [child] : unescaped(child)))
  const children = inner.flatMap((child, at): (MarkupElement | string)[] => {
    if (!isElement(child)) return [child.replace(/\s+/g, ' ')]
    // Words that were taken back are in the file, and marked.
    if (unread.has(child.name) || child.attributes['revised'] === 'delete') return []
    return inBrackets(child, inner[at - 1], elementOf(child))
  })
  const { colspan, rowspan } = element.attributes
  const attributes = { ...(colspan && { colspan }), ...(rowspan && { rowspan }) }
  const own = tagOf(element)
  // whatever holds paragraphs is one of many things that HTML calls a block
  const tag = !isBlockTag(own) && own !== 'text' && children.some(isBlock) ? 'div' : own
  if (tag === 'ul' || tag === 'ol') return listUnderCaption(tag, trimmed(children))
  return { tag, attributes, children: blocks.has(tag) || tag === 'text' ? trimmed(children) : children }
}

/** Some systems write plain lines where elements are expected: only line breaks separate them. */
const plainLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()

/** The text of a narrative block of CDA, or of the XHTML of FHIR, tables as `cell | cell`. */
export function narrativeText(block: XmlElement): string {
  const [only] = block.children
  if (block.children.length === 1 && only !== undefined && !isElement(only) && !escapedTag.test(only))
    return plainLines(only)
  return elementText(elementOf(block))
}
