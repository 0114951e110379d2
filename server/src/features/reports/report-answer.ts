import type { LegalHoldSummary } from '@alta/contract/legal-holds'
import { emptyPatient } from '@alta/contract/report'
import type { Acceptance, Rating, Signature } from '@alta/contract/review'
import type { Dismissal, SectionReview } from '@alta/contract/review-marks'
import { jsonText } from '#base/http/json-text'
import type { WrittenReport } from './reports.store.ts'
import type { findDraft } from './drafts.store.ts'
import type { StoredCorrection } from './review.store.ts'

/** Answers whose texts are sent as they are stored; their members stand in the contract's order. */

export const correctionAnswer = ({
  sections,
  head,
  revision,
  words_since,
  corrected_at,
  corrected_by,
}: StoredCorrection) => ({
  sections: jsonText(sections),
  head,
  revision,
  words_since,
  corrected_at,
  corrected_by,
})

interface ReportReview {
  readonly corrected: StoredCorrection | null
  readonly draft: Awaited<ReturnType<typeof findDraft>>
  readonly rating: Rating | null
  readonly signature: Signature | null
  readonly accepted: readonly Acceptance[]
  readonly reviewed: readonly SectionReview[]
  readonly dismissed: readonly Dismissal[]
  readonly held: LegalHoldSummary | null
}

export function reportAnswer(report: WrittenReport, reviewed: ReportReview) {
  const { corrected, draft, rating, signature, ...marks } = reviewed
  const { source, patient, stay, warnings, sections, unused, ...summary } = report
  return {
    ...summary,
    source,
    generated: { patient: patient ?? emptyPatient, stay, sections: jsonText(sections) },
    warnings,
    unused: jsonText(unused),
    corrected: corrected && correctionAnswer(corrected),
    draft: draft && { ...draft, sections: jsonText(draft.sections) },
    rating,
    review: { state: report.review_state, signature },
    ...marks,
  }
}
