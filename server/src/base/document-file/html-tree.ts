import type { MarkupElement } from '@alta/clinical/document/element-text'
import { Parser } from 'htmlparser2'

/** The elements of an HTML text as a browser reads it: what is not closed or not known breaks nothing. */
export function parseHtml(html: string): MarkupElement {
  const root: MarkupElement = { tag: '', attributes: {}, children: [] }
  const open = [root]
  const parser = new Parser({
    onopentag(tag, attributes) {
      const element: MarkupElement = { tag, attributes, children: [] }
      open.at(-1)?.children.push(element)
      open.push(element)
    },
    ontext(text) {
      open.at(-1)?.children.push(text)
    },
    onclosetag() {
      open.pop()
    },
  })
  parser.end(html)
  return root
}
