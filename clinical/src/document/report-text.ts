import type { Imprint } from './imprint.ts'
import { treeText } from './plain-text.ts'
import { markedTree, type PrintableReport, reportTree } from './report-tree.ts'

/** A report for systems that take text alone; with an imprint also the draft mark or the signature. */
export function reportText(report: PrintableReport, imprint?: Imprint): string {
  return treeText(imprint === undefined ? reportTree(report) : markedTree(report, imprint))
}
