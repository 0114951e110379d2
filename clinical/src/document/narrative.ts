import type { Narrative } from 'fhir/r4.js'
import type { Nodes, RootContent } from 'mdast'
import { escapeXml } from './xml-text.ts'

const marks = {
  strong: 'b',
  emphasis: 'i',
  delete: 's',
  blockquote: 'blockquote',
  listItem: 'li',
  paragraph: 'p',
  tableRow: 'tr',
  tableCell: 'td',
} as const

function inside(nodes: readonly Nodes[]): string {
  return nodes.map(element).join('')
}

function element(node: Nodes): string {
  switch (node.type) {
    case 'heading':
      return `<h${node.depth}>${inside(node.children)}</h${node.depth}>`
    case 'list':
      return node.ordered === true ? `<ol>${inside(node.children)}</ol>` : `<ul>${inside(node.children)}</ul>`
    case 'table':
      return `<table><tbody>${inside(node.children)}</tbody></table>`
    case 'strong':
    case 'emphasis':
    case 'delete':
    case 'blockquote':
    case 'listItem':
    case 'paragraph':
    case 'tableRow':
    case 'tableCell':
      return `<${marks[node.type]}>${inside(node.children)}</${marks[node.type]}>`
    case 'link':
    case 'linkReference':
      return inside(node.children)
    case 'break':
      return '<br/>'
    case 'thematicBreak':
      return '<hr/>'
    default:
      return 'value' in node ? escapeXml(node.value) : ''
  }
}

/**
 * A FHIR narrative: the limited XHTML that the standard allows. Every text is escaped, and a link is printed as its
 * text.
 */
export function narrative(nodes: readonly RootContent[], language: string): Narrative {
  const div = `<div xmlns="http://www.w3.org/1999/xhtml" lang="${language}" xml:lang="${language}">${inside(nodes)}</div>`
  return { status: 'generated', div }
}
