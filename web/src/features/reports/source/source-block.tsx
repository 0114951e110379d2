import { isFileBreak } from '@alta/clinical/text/file-breaks'
import type { DischargeReport } from '@alta/contract/reports'
import type { UncertainWord as UncertainWordSpan } from '@alta/contract/recognised'
import type { ReportSpan } from '@alta/contract/report'
import { Fragment, memo, type ReactNode } from 'react'
import { UncertainWord } from '../../../base/ui/uncertain-word.tsx'
import type { Lit } from './selection.ts'
import { canBeChosen, type SourceSegment, type SourceBlock, type SourceTextLine } from './source-blocks.ts'

interface SourceBlockProps {
  readonly text: string
  /** Where each of several files begins. */
  readonly files: DischargeReport['source']['files']
  /** Words of the block that were recognised in pictures and may be wrong. */
  readonly uncertain: readonly UncertainWordSpan[]
  readonly block: SourceBlock
  /** What is lit in this block, or null: a block in the dark is not drawn again. */
  readonly lit: Lit | null
  /** What a passage is called aloud. */
  readonly called: string
  /** Where the passage that Tab reaches begins, if it lies in this block. */
  readonly stop: number | null
}

const rowHeight = 21
/** Room for the bar beside a lit line: a block clips what stands outside of it. In px. */
const gutter = 14

/** A stretch of a segment, and whether it is lit: a value of the head may be less than the sentence it stands in. */
const partsOf = ({ start, end }: ReportSpan, lit: Lit | null) => {
  const parts: { start: number; end: number; isLit: boolean }[] = []
  let at = start
  for (const span of lit?.spans ?? []) {
    const [from, to] = [Math.max(at, span.start), Math.min(end, span.end)]
    if (from >= to) continue
    if (from > at) parts.push({ start: at, end: from, isLit: false })
    parts.push({ start: from, end: to, isLit: true })
    at = to
  }
  if (at < end) parts.push({ start: at, end, isLit: false })
  return parts
}

/** The words of a stretch, those that may be misread marked. */
const wordsOf = (text: string, { start, end }: ReportSpan, uncertain: readonly UncertainWordSpan[]): ReactNode => {
  const words = uncertain.filter((word) => word.start < end && word.end > start)
  if (words.length === 0) return text.slice(start, end)
  const pieces: ReactNode[] = []
  let at = start
  for (const word of words) {
    const [from, to] = [Math.max(at, word.start), Math.min(end, word.end)]
    if (from >= to) continue
    pieces.push(text.slice(at, from))
    pieces.push(<UncertainWord key={from} word={text.slice(from, to)} confidence={word.confidence} />)
    at = to
  }
  return [...pieces, text.slice(at, end)]
}

const isLit = ({ start, end }: SourceSegment, lit: Lit | null): boolean =>
  lit?.spans.some((span) => start < span.end && end > span.start) ?? false

function Piece(props: Omit<SourceBlockProps, 'block' | 'files'> & { segment: SourceSegment }) {
  const { text, uncertain, segment, lit, called, stop } = props
  const shown = partsOf(segment, lit).map((part) => {
    const words = wordsOf(text, part, uncertain)
    return part.isLit ? (
      <mark key={part.start} data-start={part.start}>
        {words}
      </mark>
    ) : (
      <Fragment key={part.start}>{words}</Fragment>
    )
  })
  const unused = segment.unused.length > 0 ? 'unused' : ''
  if (!canBeChosen(text, segment)) return unused ? <span className={unused}>{shown}</span> : shown
  return (
    <span
      className={`passage ${unused}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a button element cannot break across lines
      role="button"
      aria-roledescription={called}
      tabIndex={stop === segment.start ? 0 : -1}
      data-passage={segment.start}
      data-sentences={segment.sentences.join(' ')}
    >
      {shown}
    </span>
  )
}

function Line({ text, files, line, lit, ...rest }: Omit<SourceBlockProps, 'block'> & { line: SourceTextLine }) {
  const near = line.segments.some((segment) => isLit(segment, lit))
  const file = files.find(({ start }) => start === line.start)
  // The separator between two files belongs to neither.
  if (isFileBreak(text.slice(line.start, line.end))) return null
  const shown = (
    <div className={line.head ? 'line head' : 'line'} {...(near && lit && { 'data-near': lit.tone })}>
      {line.segments.map((segment) => (
        <Piece key={segment.start} text={text} segment={segment} lit={lit} {...rest} />
      ))}
    </div>
  )
  if (!file) return shown
  return (
    <>
      <div className="file">{file.filename}</div>
      {shown}
    </>
  )
}

/** Some lines of the source. The browser draws them only when they come into sight. */
export const SourceBlockText = memo(function SourceBlockText({ block, ...rest }: SourceBlockProps) {
  return (
    <div
      style={{
        paddingLeft: gutter,
        contentVisibility: 'auto',
        containIntrinsicSize: `auto ${block.rows * rowHeight}px`,
      }}
    >
      {block.lines.map((line) => (
        <Line key={line.start} line={line} {...rest} />
      ))}
    </div>
  )
})
