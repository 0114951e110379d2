import { type MarkupElement as TextElement, elementText } from '@alta/clinical/document/element-text'

/** Of what is pasted with its layout; Word adds a few kilobytes of style to each row. More is pasted as plain text. */
const mostHtml = 2_000_000
const mostNodes = 60_000
const deepest = 200
/** What nobody reads: the page's machinery, and what it hides. */
const unread = new Set([
  'script',
  'style',
  'head',
  'template',
  'noscript',
  'title',
  'object',
  'iframe',
  'svg',
  'select',
])
const renamed: Readonly<Record<string, string>> = { b: 'strong', section: 'div', article: 'div', tfoot: 'tbody' }
const isHidden = /(?:display\s*:\s*none|mso-hide\s*:\s*all)/i

/** The policy of the page forbids styles written into a page, and complains of each that is only looked at. */
const unstyled = 'data-style'
const withoutStyle = (html: string): string =>
  html.replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ` ${unstyled}=`))

export type Pasted = { readonly text: string } | 'plain' | 'too_large'

const wordsOf = (node: Node): string => (node.nodeValue ?? '').replaceAll(/[\s\u00a0]+/g, ' ')

/**
 * The part of a page that is text, tables and lists, as plain data. Throws RangeError where there is too much of it.
 */
function treeOf(element: Element, counted: { nodes: number }, depth: number): TextElement {
  counted.nodes += element.childNodes.length
  if (counted.nodes > mostNodes || depth > deepest) throw new RangeError('too much to paste')
  const children = [...element.childNodes].flatMap((node): (TextElement | string)[] => {
    if (node instanceof Text) return [wordsOf(node)]
    if (!(node instanceof Element) || unread.has(node.localName)) return []
    if (node.hasAttribute('hidden') || isHidden.test(node.getAttribute(unstyled) ?? '')) return []
    return [treeOf(node, counted, depth + 1)]
  })
  const span = (side: 'colspan' | 'rowspan') => ({ [side]: element.getAttribute(side) ?? '1' })
  const tag = renamed[element.localName] ?? element.localName
  return { tag, attributes: { ...span('colspan'), ...span('rowspan') }, children }
}

/**
 * What is pasted, with its tables as rows of `cell | cell`: `plain` where it has none, `too_large` where keeping them
 * would take too long. The page is taken apart without being shown: nothing in it runs, nothing is fetched, and words
 * are all that is left.
 */
export function richText(html: string): Pasted {
  if (!/<table[\s>]/i.test(html)) return 'plain'
  if (html.length > mostHtml) return 'too_large'
  const { body } = new DOMParser().parseFromString(withoutStyle(html), 'text/html')
  try {
    const text = elementText(treeOf(body, { nodes: 0 }, 0))
      .split('\n')
      .map((line) => line.trimEnd().replace(/^ (?! )/, ''))
      .join('\n')
    return text.includes(' | ') ? { text } : 'plain'
  } catch {
    return 'too_large'
  }
}
