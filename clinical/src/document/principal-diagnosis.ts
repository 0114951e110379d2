import type { ReportSection } from '@alta/contract/report'
import type { WrittenSection } from '@alta/contract/review'
import { parseMarkdown } from './markdown.ts'
import { textOf } from './plain-text.ts'
import { principalRead, type ReadHeadValue } from './report-head.ts'
import { writtenSentences } from './sentences.ts'

/** The first diagnosis of a text that a person wrote, with its whole line; null where it names none. */
export function principalWritten(markdown: string): ReadHeadValue {
  const sentences = writtenSentences(parseMarkdown(markdown))
  const first = sentences.find(({ kind }) => kind !== 'heading')
  if (first === undefined) return null
  const line = textOf(first.node).slice(first.start).split('\n')[0] ?? ''
  const end = first.start + line.length
  const ofLine = sentences.filter(({ node, start }) => node === first.node && start >= first.start && start < end)
  return { text: ofLine.map(({ text }) => text).join(' '), spans: [] }
}

/** The first diagnosis of a report as it is printed; undefined where its section is missing. */
export function principalOf(sections: readonly (ReportSection | WrittenSection)[]): ReadHeadValue | undefined {
  const main = sections.find(({ key }) => key === 'main_diagnosis')
  return main && ('markdown' in main ? principalWritten(main.markdown) : principalRead(main))
}
