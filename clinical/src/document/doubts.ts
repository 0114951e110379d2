import type { ReportItem, ReportSection } from '@alta/contract/report'
import type { Acceptance } from '@alta/contract/review'
import type { Language } from '@alta/contract/languages'
import type { SectionKey } from '@alta/contract/sections'
import type { Nodes } from 'mdast'
import { documentWords } from '../lexicon/document-words.ts'

/** What a model wrote that the source does not bear out: wherever a report goes, that stands behind the sentence. */

/** A sentence as the model wrote it, with what is put behind it. */
export interface Doubt {
  readonly text: string
  readonly mark: string
}

/** A sentence that somebody let stand: it bears no mark. */
export type AcceptedSentence = Pick<Acceptance, 'section' | 'text'>

interface Doubted {
  readonly language: Language
  readonly generated: readonly ReportSection[]
  readonly accepted: readonly AcceptedSentence[]
}

function markOf({ origin, support }: ReportItem, language: Language): string | null {
  if (origin !== 'written' || support === 'verbatim' || support === 'supported') return null
  const { contradicted, unconfirmed } = documentWords[language]
  return support === 'conflicting' ? contradicted : unconfirmed
}

/** By section, the sentences that are to be marked. */
export function doubtsOf({ language, generated, accepted }: Doubted): ReadonlyMap<SectionKey, readonly Doubt[]> {
  const stands = (section: SectionKey, text: string) =>
    accepted.some((sentence) => sentence.section === section && sentence.text === text)
  return new Map(
    generated.map(({ key, items }) => [
      key,
      items.flatMap((item) => {
        const mark = stands(key, item.text) ? null : markOf(item, language)
        return mark === null ? [] : [{ text: item.text, mark }]
      }),
    ]),
  )
}

const marked = (text: string, doubts: readonly Doubt[]): string =>
  doubts.reduce((said, doubt) => said.replace(doubt.text, () => `${doubt.text} ${doubt.mark}`), text)

/** Each item by itself, so that the cells of a row are marked in the last of them. */
export const markedItems = (items: readonly ReportItem[], doubts: readonly Doubt[]): ReportItem[] =>
  items.map((item) => ({
    ...item,
    text: marked(
      item.text,
      doubts.filter(({ text }) => text === item.text),
    ),
  }))

/** The same, in the tree itself, where a person wrote around it and left the sentence as it was. */
export function markNodes(nodes: readonly Nodes[], doubts: readonly Doubt[]): void {
  for (const node of nodes) {
    if (node.type === 'text') node.value = marked(node.value, doubts)
    else if ('children' in node) markNodes(node.children, doubts)
  }
}
