import { medicationBlocks } from '@alta/clinical/document/medication-table'
import { parseMarkdown, type MarkdownNode } from '@alta/clinical/document/markdown'
import { textOf } from '@alta/clinical/document/plain-text'
import type { Language } from '@alta/contract/languages'
import type { ItemFlag } from '@alta/contract/report'
import { Fragment, useId } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { LengthNote } from '../editor/length-note.tsx'
import { correctTexts } from './correct.texts.ts'

interface NodesProps {
  readonly nodes: readonly MarkdownNode[]
  /** Words that have just been put in: their block holds its field for two seconds. */
  readonly fresh: string | null
}

const Nodes = ({ nodes, fresh }: NodesProps) =>
  nodes.map((node, index) => <One key={index} node={node} fresh={fresh} />)

/** The inserted fact is scrolled into view. */
const bringIn = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

function One({ node, fresh }: Pick<NodesProps, 'fresh'> & { node: MarkdownNode }) {
  if (node.type === 'break') return <br />
  if (!('children' in node)) return <Fragment>{textOf(node)}</Fragment>
  const inner = <Nodes nodes={node.children} fresh={fresh} />
  const lit = {
    ...(fresh !== null && textOf(node).replace(/\s+/g, ' ').trim().endsWith(fresh) && { 'data-fresh': '' }),
  }
  switch (node.type) {
    case 'paragraph':
      return (
        <p className="written" {...lit} {...('data-fresh' in lit && { ref: bringIn })}>
          {inner}
        </p>
      )
    case 'heading':
      return <h3>{inner}</h3>
    case 'list':
      return node.ordered === true ? <ol>{inner}</ol> : <ul>{inner}</ul>
    case 'listItem':
      return <li>{inner}</li>
    case 'strong':
      return <strong>{inner}</strong>
    case 'emphasis':
      return <em>{inner}</em>
    case 'table':
      return (
        <div className="rows">
          <table>
            <tbody>{inner}</tbody>
          </table>
        </div>
      )
    case 'tableRow':
      return <tr>{inner}</tr>
    case 'tableCell':
      return <td>{inner}</td>
    default:
      return inner
  }
}

interface EditedTextProps {
  readonly markdown: string
  readonly fresh: string | null
  /**
   * Of the medication where it is shown from home to discharge: its language, and what the engine found of an entry.
   */
  readonly table?: { readonly language: Language; readonly flagsOf: (entry: string) => readonly ItemFlag[] }
}

/** A section with unsaved changes, to be read. Its sentences are held against the source when it is saved. */
export function EditedText({ markdown, fresh, table }: EditedTextProps) {
  const say = useTexts(correctTexts)
  const id = useId()
  if (markdown.trim() === '') return <p className="still">{say('empty')}</p>
  const { children } = parseMarkdown(markdown)
  const isQuoted = (entry: string) => (table?.flagsOf(entry) ?? []).length > 0
  return (
    <>
      <Nodes nodes={(table && medicationBlocks(children, { ...table, isQuoted })) ?? children} fresh={fresh} />
      <LengthNote id={id} length={markdown.length} />
    </>
  )
}
