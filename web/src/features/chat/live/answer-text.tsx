import Box from '@mui/material/Box'
import { parseMarkdown, type MarkdownRoot } from '@alta/clinical/document/markdown'
import type { Citation, MessageDoubt } from '@alta/contract/chat'
import { Fragment, type ReactNode } from 'react'
import { Doubtful } from './doubtful.tsx'
import { numbered, type NumberedCitation, type AnswerPiece, piecesOf } from './marked-text.ts'
type Nodes = MarkdownRoot | Parents | Leaves
type Parents = Extract<MarkdownRoot['children'][number], { children: unknown }>
type Leaves = { readonly type: string; readonly value?: string; readonly position?: MarkdownRoot['position'] }

const tags: Readonly<Record<string, 'p' | 'li' | 'strong' | 'em' | 'blockquote' | 'tr' | 'td' | 'del'>> = {
  paragraph: 'p',
  // The page has its own headings; one inside an answer is a line that stands out.
  heading: 'p',
  listItem: 'li',
  strong: 'strong',
  emphasis: 'em',
  blockquote: 'blockquote',
  tableRow: 'tr',
  tableCell: 'td',
}

/** Blocks of running text; a card inside one of them would not be valid HTML. */
const carriesCard = ['paragraph', 'heading']

interface AnswerTextProps {
  /** CommonMark. HTML in it is text like any other, and links lead nowhere. */
  readonly content: string
  readonly citations: readonly Citation[]
  readonly doubts: readonly MessageDoubt[]
  /** Draws the number of a citation. */
  readonly mark: (citation: NumberedCitation) => ReactNode
  /** What is shown of the citation that is open, beneath the paragraph or list item that it ends in. */
  readonly opened: { readonly number: number; readonly card: ReactNode } | null
}

const look = {
  overflowWrap: 'anywhere',
  '& p, & ul, & ol, & blockquote': { m: 0, mb: 1 },
  '& > :last-child': { mb: 0 },
  '& ul, & ol': { pl: 2.5 },
  '& li': { mb: 0.5 },
  '& li > p': { mb: 0 },
  '& blockquote': { pl: 1.5, borderLeft: 3, borderColor: 'divider' },
  '& table': { borderCollapse: 'collapse', mb: 1 },
  '& td': { border: 1, borderColor: 'divider', px: 1, py: 0.5 },
} as const

/** The pieces of one text never change their order, so the index can be the key. */
const drawPiece = (piece: AnswerPiece, index: number, mark: AnswerTextProps['mark']): ReactNode => {
  if (typeof piece === 'string') return <Fragment key={index}>{piece}</Fragment>
  if ('words' in piece) return <Doubtful key={index} {...piece} />
  return <Fragment key={`citation ${piece.number}`}>{mark(piece)}</Fragment>
}

/** An answer with the numbers of its citations, and a mark on each sentence that they do not support. */
export function AnswerText({ content, citations, doubts, mark, opened }: AnswerTextProps) {
  const all = numbered(citations)
  const openEnd = all.find(({ number }) => number === opened?.number)?.end
  /** The card belongs beneath this block: the innermost one that holds the end of the citation. */
  const holdsOpen = ({ position }: Nodes) => {
    const { start, end } = position ?? {}
    if (openEnd === undefined || start?.offset === undefined || end?.offset === undefined) return false
    return start.offset < openEnd && openEnd <= end.offset
  }
  const leaf = (node: Leaves): ReactNode => {
    const { value = '', position } = node
    const textRun = { value, start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 }
    return piecesOf(textRun, content, { citations: all, doubts }).map((piece, index) => drawPiece(piece, index, mark))
  }
  const draw = (node: Nodes, key: number): ReactNode => {
    if (node.type === 'break') return <br key={key} />
    if (!('children' in node)) return <Fragment key={key}>{leaf(node)}</Fragment>
    const inner = node.children.map((child, index) => draw(child, index))
    if (node.type === 'list') return node.ordered === true ? <ol key={key}>{inner}</ol> : <ul key={key}>{inner}</ul>
    if (node.type === 'table')
      return (
        <table key={key}>
          <tbody>{inner}</tbody>
        </table>
      )
    const Tag = tags[node.type]
    if (Tag === undefined) return <Fragment key={key}>{inner}</Fragment>
    if (!carriesCard.includes(node.type)) return <Tag key={key}>{inner}</Tag>
    // The elements are the same with and without a card: a number that was mounted anew would lose the focus.
    return (
      <Fragment key={key}>
        <Tag>{inner}</Tag>
        {holdsOpen(node) && opened?.card}
      </Fragment>
    )
  }
  return <Box sx={look}>{draw(parseMarkdown(content), 0)}</Box>
}
