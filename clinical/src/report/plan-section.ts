import type { ReportItem } from '@alta/contract/report'
import type { Language } from '@alta/contract/languages'
import { templateItem } from '../facts/fact.ts'
import { planPartOf, planParts } from '../facts/plan.ts'
import type { DraftItem } from './draft.ts'
import type { Findings } from './findings.ts'
import { planHeadings } from './subheadings.ts'

interface PlanSectionOptions {
  readonly language: Language
  readonly itemOf: (findings: Findings, draft: DraftItem) => ReportItem
}

/** The closing plan under its fixed sub-headings; a part that nobody wrote about has no heading. */
export function extraComments(
  findings: Findings,
  drafts: readonly DraftItem[],
  printing: PlanSectionOptions,
): ReportItem[] {
  const byPart = Map.groupBy(drafts, (draft) => {
    const passage = findings.passages[draft.sentence]
    return passage === undefined ? 'recommendations' : planPartOf(passage)
  })
  return planParts.flatMap((part) => {
    const own = byPart.get(part) ?? []
    if (own.length === 0) return []
    return [
      templateItem(planHeadings[part][printing.language], ['subheading']),
      ...own.map((draft) => printing.itemOf(findings, draft)),
    ]
  })
}
