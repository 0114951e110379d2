import { dateFillers } from '../lexicon/stay-words.ts'
import { type HeadLine, partOf } from './head-line.ts'
import { type LabelField, type HeadLabel, labelsIn } from './labels.ts'

/** A label of the head of a course and the value behind it in its line. */
export interface LabelledValue {
  readonly field: LabelField
  /** The label's words, folded, and what stands before them in their line. */
  readonly words: string
  readonly before: string
  readonly isMarked: boolean
  readonly opens: boolean
  /** The value up to the end of its cell. */
  readonly value: HeadLine
}

/** A cell ends here, whatever it holds. */
const cellEnd = /\t|\s{2,}|[|;·•*│┃║]|\/\/|\s-{2,}\s/u
const blank = new RegExp(`^(?:[\\s:._|*<>=()-]|${dateFillers}(?![\\p{L}]))*$`, 'u')

/** The value without the signs before it. */
function trimmed(value: HeadLine): HeadLine {
  const lead = /^[\s:.|=→»>]*/.exec(value.text)?.[0].length ?? 0
  return partOf(value, lead, Math.max(lead, value.text.trimEnd().length))
}

const pairOf = (
  line: HeadLine,
  { field, words, start, isMarked, opens }: HeadLabel,
  value: HeadLine,
): LabelledValue => ({
  field,
  words,
  before: line.folded.slice(0, start),
  isMarked,
  opens,
  value: trimmed(value),
})

/** A border inside brackets does not end a value: "Care of the Elderly (Ward 15)". */
const inBrackets = ({ folded }: HeadLine, { start }: HeadLabel): boolean => folded.charAt(start - 1) === '('

/** The labels of one line, each with the text up to the next label or the end of the cell. */
export function pairsOfLine(line: HeadLine): LabelledValue[] {
  const labels = labelsIn(line.folded)
  return labels.flatMap((found, at) => {
    // On a line with several pairs the next label opens where the value before it ends.
    const label = { ...found, opens: found.opens || (found.isMarked && labels[at - 1]?.isMarked === true) }
    const next = labels.slice(at + 1).find((other) => other.isMarked || (other.opens && !inBrackets(line, other)))
    const rest = line.text.slice(label.from, next?.start ?? line.text.length)
    const value = partOf(line, label.from, label.from + (cellEnd.exec(rest)?.index ?? rest.length))
    return blank.test(value.text) ? [] : [pairOf(line, label, value)]
  })
}
