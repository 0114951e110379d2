import { textOf } from '@alta/clinical/document/plain-text'
import type { MarkdownNode } from '@alta/clinical/document/markdown'

/** One content for the clipboard: a word processor takes the first, a plain field the second. */
export interface Copied {
  readonly html: string
  readonly plain: string
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const tags: Partial<Record<MarkdownNode['type'], string>> = {
  paragraph: 'p',
  listItem: 'li',
  table: 'table',
  tableRow: 'tr',
  tableCell: 'td',
  strong: 'strong',
  emphasis: 'em',
}

const tagOf = (node: MarkdownNode): string | undefined => {
  if (node.type === 'heading') return `h${node.depth}`
  if (node.type === 'list') return node.ordered === true ? 'ol' : 'ul'
  return tags[node.type]
}

/** HTML of a document's tree: the few elements it is made of, every word escaped. */
export const treeHtml = (node: MarkdownNode): string => {
  if (node.type === 'break') return '<br>'
  if (!('children' in node)) return escapeHtml(textOf(node))
  const inner = node.children.map(treeHtml).join('')
  const tag = tagOf(node)
  return tag === undefined ? inner : `<${tag}>${inner}</${tag}>`
}

/** The older way, which also works where the page is served without TLS inside a hospital. */
const copyByEvent = ({ html, plain }: Copied): boolean => {
  let taken = false
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/html', html)
    event.clipboardData?.setData('text/plain', plain)
    event.preventDefault()
    taken = event.clipboardData !== null
  }
  document.addEventListener('copy', fill, { once: true })
  const done = document.execCommand('copy')
  document.removeEventListener('copy', fill)
  return done && taken
}

/** Puts both forms on the clipboard. Throws when the browser does not allow it. */
export const putOnClipboard = async (content: Copied): Promise<void> => {
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': new Blob([content.html], { type: 'text/html' }),
        'text/plain': new Blob([content.plain], { type: 'text/plain' }),
      }),
    ])
  } catch (cause) {
    if (!copyByEvent(content)) throw cause
  }
}
