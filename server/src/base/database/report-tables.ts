import type { ModelStep } from '@alta/contract/model'
import type { ReportStrategy } from '@alta/contract/organisations'
import type { ProblemCode } from '@alta/contract/problems'
import type { Patient, ReportSection, ReportWarning, Stay, UnusedFact } from '@alta/contract/report'
import type { Head } from '@alta/contract/report-head'
import type { ReportStatus } from '@alta/contract/reports'
import type { Acceptance, CorrectedSection, RatingLevel, ReviewState, WrittenSection } from '@alta/contract/review'
import type { Language } from '@alta/contract/languages'
import type { UncertainWord } from '@alta/contract/recognised'
import type { SectionKey } from '@alta/contract/sections'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { JsonColumn } from './tables.ts'

/** A file of a course, and where its text begins. */
interface CoursePlace {
  readonly filename: string | null
  readonly start: number
}

export interface DischargeReports {
  organisation_id: string
  discharge_report_id: string
  title: string
  title_given: boolean
  status: ReportStatus
  created_at: Date
  created_by: string | null
  created_by_credential: string | null
  source_filename: string | null
  source_text: string
  /** Where each of the course's files begins in `source_text`. */
  source_files: ColumnType<CoursePlace[], string | undefined, never>
  /** Words of `source_text` that were recognised in pictures and may be wrong. */
  source_uncertain: ColumnType<UncertainWord[], string | undefined, never>
  source_sha256: string
  /** null while the report still has its course. */
  source_removed_at: Generated<Date | null>
  requested_language: Language | null
  language: Language | null
  report_strategy: ReportStrategy
  engine: string
  engine_version: string
  /** The model that wrote it; null where none did. */
  model: ColumnType<string | null, string | null | undefined>
  /** The name of the organisation's template that was requested. */
  template: ColumnType<string | null, string | null | undefined>
  sections_done: Generated<number>
  sections: ColumnType<ReportSection[] | null, string | null | undefined, string | null>
  unused: ColumnType<UnusedFact[] | null, string | null | undefined, string | null>
  /** null in reports that were written before stays were read. */
  stay: ColumnType<Stay | null, string | null | undefined, string | null>
  /** null in reports that were written before patients were read. */
  patient: ColumnType<Patient | null, string | null | undefined, string | null>
  /** The warnings that nobody has dismissed. */
  warnings: ColumnType<ReportWarning[], string | undefined, string>
  /** The head as it is shown, for lists; days as YYYY-MM-DD. */
  patient_name: Generated<string | null>
  record_number: Generated<string | null>
  birth_date: Generated<string | null>
  admission_date: Generated<string | null>
  discharge_date: Generated<string | null>
  service: Generated<string | null>
  started_at: Date | null
  /** How often writing it was begun. */
  run: Generated<number>
  generation_seconds: number | null
  problem_code: ProblemCode | null
  /** The words of title, patient and record number. */
  named_words: GeneratedAlways<string>
  /** The number of items that ask for a decision and of facts left out, in the generated version. */
  decisions: Generated<number>
  unused_count: Generated<number>
  review_state: Generated<ReviewState>
  rated_excellent: Generated<number>
  rated_good: Generated<number>
  rated_fair: Generated<number>
  rated_poor: Generated<number>
  /** The share of words that the newest correction changed, 0 to 1; null before the first correction. */
  edit_ratio: Generated<number | null>
  first_signed_at: Generated<Date | null>
  /** null, as are the three columns after it, while the report is in use. */
  put_away_at: Generated<Date | null>
  put_away_by: Generated<string | null>
  put_away_name: Generated<string | null>
  put_away_reason: Generated<string | null>
  /** null, as are the three columns after it, unless the review state is `annulled`. */
  annulled_at: Generated<Date | null>
  annulled_by: Generated<string | null>
  annulled_name: Generated<string | null>
  annulled_reason: Generated<string | null>
  sort_title: GeneratedAlways<string>
  needs_review: GeneratedAlways<boolean>
}

export interface DischargeReportModelCalls {
  organisation_id: string
  discharge_report_id: string
  model_call_id: string
  step: ModelStep
  section: SectionKey | null
  model: string
  parameters: JsonColumn<unknown>
  prompt: JsonColumn<unknown>
  answer: string | null
  failure: string | null
  prompt_tokens: number
  completion_tokens: number
  milliseconds: number
  cost: number
  created_at: Date
}

export interface DischargeReportWords {
  organisation_id: string
  discharge_report_id: string
  /** The words of title and course, each once, as a `tsvector`. */
  words: string
}

export interface DischargeReportRevisions {
  organisation_id: string
  discharge_report_id: string
  revision: number
  sections: JsonColumn<CorrectedSection[]>
  /** What people corrected in the head of the report. */
  head: ColumnType<Head, string | undefined, never>
  /** The earliest revision with the same words, 0 for the generated version; null: this one. */
  words_since: ColumnType<number | null, number | null | undefined, never>
  corrected_at: Date
  corrected_by: string | null
  corrected_by_credential: string | null
}

export interface DischargeReportDrafts {
  organisation_id: string
  discharge_report_id: string
  user_id: string
  sections: JsonColumn<WrittenSection[]>
  base_revision: number
  updated_at: Date
}

export interface DischargeReportRatings {
  organisation_id: string
  discharge_report_id: string
  user_id: string
  level: RatingLevel
  comment: string | null
  rated_at: Date
}

export interface DischargeReportSignatures {
  organisation_id: string
  discharge_report_id: string
  revision: number
  /** The title that was signed; null where the digest covers the sections alone. */
  title: string | null
  digest: string
  signed_at: Date
  signed_by: string | null
  signer_name: string
  /** The sentences that a person had accepted. */
  accepted: ColumnType<Pick<Acceptance, 'section' | 'text'>[], string, never>
}

export interface DischargeReportAcceptances {
  organisation_id: string
  discharge_report_id: string
  section: SectionKey
  /** SHA-256 of the text, as hex. */
  text_digest: string
  text: string
  accepted_at: Date
  accepted_by: string | null
  accepter_name: string
}

export interface DischargeReportSectionReviews {
  organisation_id: string
  discharge_report_id: string
  user_id: string
  section: SectionKey
  /** The revision in which the section was reviewed; its words are still those of the newest one. */
  revision: number
  reviewed_at: Date
}

export interface DischargeReportDismissals {
  organisation_id: string
  discharge_report_id: string
  section: SectionKey
  /** SHA-256 of the text, as hex. */
  text_digest: string
  text: string
  dismissed_at: Date
  dismissed_by: string | null
  dismisser_name: string
}

/** What the quality figures need of a section of a report; a section without such values has no row. */
export interface DischargeReportSections {
  organisation_id: string
  discharge_report_id: string
  section: SectionKey
  /** The creation time of the report. */
  created_at: Date
  decisions: Generated<number>
  unused_count: Generated<number>
  /** null: the newest correction leaves the section as it was. */
  edit_ratio: number | null
}
