import type { ItemFlag, ReportItem, ReportSection } from '@alta/contract/report'
import type { Acceptance } from '@alta/contract/review'
import type { Language } from '@alta/contract/languages'
import type { SectionKey } from '@alta/contract/sections'
import type { Nodes } from 'mdast'
import { documentWords, type Qualified } from '../lexicon/document-words.ts'
import { textOf } from './plain-text.ts'

/**
 * What a reader must know of a sentence beyond its words: that a model wrote it and the source does not support it, or
 * what the engine found (new, changed, possible, corrected in the course, …). Every printed form of a report writes it
 * behind the sentence.
 */

/** A sentence as it was generated, with the mark that is put behind it. */
export interface PrintedDoubt {
  readonly text: string
  readonly mark: string
  /** The sub-heading that it stands under, or null. */
  readonly under: string | null
}

/** A sentence that somebody accepted: the mark about what was to be decided is no longer printed. */
export type AcceptedSentence = Pick<Acceptance, 'section' | 'text'>

interface Doubted {
  /** What a column of a table already says of a sentence. */
  readonly shownFlags?: readonly ItemFlag[]
  readonly language: Language
  readonly generated: readonly ReportSection[]
  readonly accepted: readonly AcceptedSentence[]
}

/**
 * Flags that are printed until somebody accepts the sentence. A drug that was stopped or is not accounted for stands
 * under a heading that says so.
 */
const toDecide = ['allergy_match', 'conflict', 'implausible_value', 'date_ambiguous'] as const
/** Flags that are always printed. */
const lasting = ['started', 'changed', 'possible', 'corrected'] as const satisfies readonly ItemFlag[]

/** The flags of an item that are printed, in order; `accepted` means that somebody accepted it. */
export const qualifiersOf = ({ flags }: Pick<ReportItem, 'flags'>, accepted: boolean): Qualified[] =>
  [...(accepted ? [] : toDecide), ...lasting].filter((flag) => flags.includes(flag))

function supportOf({ origin, support }: ReportItem, language: Language): string | null {
  if (origin !== 'written' || support === 'verbatim' || support === 'supported') return null
  const { contradicted, unconfirmed } = documentWords[language]
  return support === 'conflicting' ? contradicted : unconfirmed
}

function markOf(
  item: ReportItem,
  { language, shownFlags = [] }: Pick<Doubted, 'language' | 'shownFlags'>,
  accepted: boolean,
) {
  const qualifiers = qualifiersOf(item, accepted).filter((flag) => !shownFlags.includes(flag))
  const words = qualifiers.map((flag) => documentWords[language].qualifiers[flag])
  const marks = [accepted ? null : supportOf(item, language), words.length === 0 ? null : `[${words.join(' · ')}]`]
  return marks.filter((mark) => mark !== null).join(' ') || null
}

/** By section, the sentences that are to be marked. */
export function doubtsOf({
  generated,
  accepted,
  ...options
}: Doubted): ReadonlyMap<SectionKey, readonly PrintedDoubt[]> {
  const stands = (section: SectionKey, text: string) =>
    accepted.some((sentence) => sentence.section === section && sentence.text === text)
  return new Map(
    generated.map(({ key, items }) => {
      let under: string | null = null
      const doubts = items.flatMap((item): PrintedDoubt[] => {
        if (item.flags.includes('subheading')) under = item.text
        const mark = markOf(item, options, stands(key, item.text))
        return mark === null ? [] : [{ text: item.text, mark, under }]
      })
      return [key, doubts]
    }),
  )
}

/** Each item by itself, so that the last cell of a row bears the marks. */
export function markedItems(items: readonly ReportItem[], doubts: readonly PrintedDoubt[]): ReportItem[] {
  let under: string | null = null
  return items.map((item) => {
    if (item.flags.includes('subheading')) under = item.text
    const own = doubts.find((doubt) => doubt.text === item.text && doubt.under === under)
    return own === undefined ? item : { ...item, text: `${item.text} ${own.mark}` }
  })
}

const endsSentence = /[.!?…:;)\]”"»]$/

/** Where the words stand in a text as whole sentences; -1 where they are only a part of one. */
function indexOfSentence(value: string, text: string): number {
  for (let at = value.indexOf(text); at !== -1; at = value.indexOf(text, at + 1)) {
    const before = value.slice(0, at).trimEnd()
    const after = value.slice(at + text.length)
    const isEnd = after.trim() === '' || after.startsWith('.') || (endsSentence.test(text) && /^\s/.test(after))
    if ((before === '' || endsSentence.test(before)) && isEnd) return at
  }
  return -1
}

const marked = (value: string, doubts: readonly PrintedDoubt[]): string =>
  doubts.reduce((result, { text, mark }) => {
    const at = indexOfSentence(result, text)
    return at === -1 ? result : `${result.slice(0, at + text.length)} ${mark}${result.slice(at + text.length)}`
  }, value)

const rowOf = (text: string): string =>
  text
    .split('|')
    .map((cell) => cell.trim())
    .join('|')

/** Marks a row of a table in the last of its cells that is not empty. */
function markRow(row: Extract<Nodes, { type: 'tableRow' }>, doubts: readonly PrintedDoubt[]): void {
  const filled = row.children.filter((cell) => textOf(cell).trim() !== '')
  const words = filled.map((cell) => textOf(cell).trim()).join('|')
  const own = doubts.find(({ text }) => rowOf(text) === words)
  if (own !== undefined) filled.at(-1)?.children.push({ type: 'text', value: ` ${own.mark}` })
}

/** Marks the sentence in the tree itself, where a person wrote around it and left it as it was. */
export function markNodes(nodes: readonly Nodes[], doubts: readonly PrintedDoubt[]): void {
  if (doubts.length === 0) return
  let under: string | null = null
  for (const node of nodes) {
    if (node.type === 'heading') under = textOf(node)
    else
      markNode(
        node,
        doubts.filter((doubt) => doubt.under === under),
      )
  }
}

function markNode(node: Nodes, doubts: readonly PrintedDoubt[]): void {
  if (node.type === 'text') node.value = marked(node.value, doubts)
  else if (node.type === 'tableRow') markRow(node, doubts)
  else if ('children' in node) for (const child of node.children) markNode(child, doubts)
}
