import { createElement, Fragment, type ReactNode } from 'react'
import type { MarkdownNode } from '@alta/clinical/document/markdown'

const tags: Partial<Record<MarkdownNode['type'], string>> = {
  paragraph: 'p',
  listItem: 'li',
  table: 'table',
  tableRow: 'tr',
  strong: 'strong',
  emphasis: 'em',
  delete: 'del',
  blockquote: 'blockquote',
}

const tagOf = (node: MarkdownNode): string | undefined => {
  if (node.type === 'heading') return `h${node.depth}`
  if (node.type === 'list') return node.ordered === true ? 'ol' : 'ul'
  return tags[node.type]
}

const keyed = (nodes: readonly MarkdownNode[]): ReactNode =>
  nodes.map((node, at) => <PrintedNode key={`${at} ${node.type}`} node={node} />)

function PrintedTable({ node }: { node: Extract<MarkdownNode, { type: 'table' }> }) {
  const [head, ...rows] = node.children
  return (
    <table>
      <thead>
        <tr>
          {head?.children.map((cell, at) => (
            <th key={`${at}`} scope="col">
              {keyed(cell.children)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={`${at}`}>
            {row.children.map((cell, column) => (
              <td key={`${column}`}>{keyed(cell.children)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PrintedNode({ node }: { node: MarkdownNode }): ReactNode {
  if (node.type === 'break') return <br />
  if (node.type === 'thematicBreak') return <hr />
  if (node.type === 'table') return <PrintedTable node={node} />
  if (!('children' in node)) return 'value' in node ? node.value : null
  const inner = keyed(node.children)
  const tag = tagOf(node)
  return tag === undefined ? <Fragment>{inner}</Fragment> : createElement(tag, null, inner)
}

/** A document's tree as elements of a page. */
export const PrintedTree = ({ nodes }: { nodes: readonly MarkdownNode[] }) => <>{keyed(nodes)}</>
