import { treeText } from '@alta/clinical/document/plain-text'
import { type PrintableReport, reportTree } from '@alta/clinical/document/report-tree'
import type { DischargeReport } from '@alta/contract/reports'
import type { ReportVersion } from '@alta/contract/review'
import { type Copied, escapeHtml, treeHtml } from '../../../base/clipboard.ts'

export { putOnClipboard } from '../../../base/clipboard.ts'

export type Copyable = ReportVersion | 'source'
type CopyRefusal = 'failed_markdown' | 'empty'
/** The parts of a report that are copied. */
type Content = Pick<
  DischargeReport,
  'title' | 'language' | 'strategy' | 'source' | 'generated' | 'corrected' | 'accepted'
>

/** A version as every printed form is made from it. */
export const printableOf = (
  { title, language, strategy, generated, corrected, accepted }: Content,
  version: ReportVersion,
): PrintableReport => ({
  title,
  patient: generated.patient,
  stay: generated.stay,
  head: version === 'corrected' && corrected ? corrected.head : {},
  language: language ?? 'es',
  engine: { name: strategy.engine, version: strategy.version },
  ...(strategy.model !== undefined && { model: strategy.model }),
  generated: generated.sections,
  accepted,
  sections: version === 'corrected' && corrected ? corrected.sections : generated.sections,
})

const isEmpty = ({ generated, corrected }: Content, version: ReportVersion): boolean =>
  version === 'corrected' && corrected
    ? corrected.sections.every(({ markdown }) => markdown.trim() === '')
    : generated.sections.every(({ items }) => items.length === 0)

/**
 * A version as rich and as plain text, from the same tree as its files; the source as it is. Or why there is nothing.
 */
export const copyOf = (report: Content, what: Copyable): Copied | CopyRefusal => {
  if (what === 'source') {
    const { text } = report.source
    return text.trim() === '' ? 'empty' : { html: `<pre>${escapeHtml(text)}</pre>`, plain: text }
  }
  if (isEmpty(report, what)) return 'empty'
  try {
    const tree = reportTree(printableOf(report, what))
    return { html: treeHtml(tree), plain: treeText(tree) }
  } catch {
    return 'failed_markdown'
  }
}
