import * as z from 'zod/mini'
import { endpoint, file, stream } from './endpoint.ts'
import { courseSource } from './course-source.ts'
import { count, day, id, line, listOf, name, paging, searchText, text, time } from './fields.ts'
import { legalHoldSummary } from './legal-holds.ts'
import { limits } from './limits.ts'
import { reportStrategies } from './organisations.ts'
import { problemCodes } from './problems.ts'
import { languageField, patient, reportSection, reportWarnings, sectionKeyField, stay, unusedFact } from './report.ts'
import {
  acceptance,
  correction,
  draft,
  person,
  rating,
  ratingLevels,
  reportVersions,
  review,
  reviewStates,
} from './review.ts'
import { uncertainWord } from './recognised.ts'
import { dismissal, sectionReview } from './review-marks.ts'

export const reportStatuses = ['queued', 'running', 'ready', 'failed', 'cancelled'] as const
export type ReportStatus = (typeof reportStatuses)[number]

const problemField = z.object({ code: z.enum(problemCodes) })

const summary = {
  discharge_report_id: id,
  organisation_id: id,
  organisation_name: name,
  title: z.string(),
  /** The patient and the stay, as the report's head shows them; null: not known. */
  patient_name: z.nullable(z.string()),
  record_number: z.nullable(z.string()),
  birth_date: z.nullable(day),
  admission_date: z.nullable(day),
  discharge_date: z.nullable(day),
  service: z.nullable(z.string()),
  created_at: time,
  /** A person or a service credential; both ids are null when the author was deleted. */
  generated_by: z.object({ user_id: z.nullable(id), service_credential_id: z.nullable(id), name }),
  status: z.enum(reportStatuses),
  /** The sections written so far, of 18. */
  progress: z.object({ done: count, total: count }),
  generation_seconds: z.nullable(z.number()),
  strategy: z.object({
    key: z.enum(reportStrategies),
    engine: z.string(),
    version: z.string(),
    model: z.optional(z.string()),
    template: z.optional(z.string()),
  }),
  /** null until the engine has read the course. */
  language: z.nullable(languageField),
  problem: z.nullable(problemField),
  /** Sentences that ask for a decision, and salient facts left out, as the engine found them. */
  decisions: count,
  unused_count: count,
  review_state: z.enum(reviewStates),
  /** Whether any state of it was signed: then it is not deleted, and only an owner can put it away. */
  ever_signed: z.boolean(),
  /** null for a report in use. Only owners of the organisation who read reports see one that was put away. */
  put_away: z.nullable(z.object({ put_away_at: time, put_away_by: person, reason: z.string() })),
  /** null unless `review_state` is `annulled`. */
  annulled: z.nullable(z.object({ annulled_at: time, annulled_by: person, reason: z.string() })),
  /** The ratings of everybody; the mean is on the 4..1 scale. */
  ratings: z.object({ count, mean: z.nullable(z.number()) }),
}

/** A report in a list: all fields but the text. */
export const reportSummary = z.object(summary)
export type ReportSummary = z.infer<typeof reportSummary>

export const dischargeReport = z.object({
  ...summary,
  source: z.object({
    filename: z.nullable(z.string()),
    text: z.string(),
    sha256: z.string(),
    /** Where each of several files begins in `text`, in UTF-16 characters; empty where the course was one text. */
    files: z.array(z.object({ filename: z.nullable(z.string()), start: count })),
    /** Words that were recognised in pictures and may be wrong, in order. */
    uncertain: z.array(uncertainWord),
    /** The time when the organisation's rules of retention removed text and files; null while they are here. */
    removed_at: z.nullable(time),
  }),
  /** Sections written so far, in the contract's order; all 18 once `status` is `ready`. */
  generated: z.object({ patient, stay, sections: z.array(reportSection) }),
  /** Warnings about the course for readers of the report, as long as nobody has dismissed them. */
  warnings: z.array(z.enum(reportWarnings)),
  unused: z.array(unusedFact),
  /** The newest correction, null before the first. */
  corrected: z.nullable(correction),
  /** The caller's own unsaved work and rating. */
  draft: z.nullable(draft),
  rating: z.nullable(rating),
  review,
  /** The sentences that people have accepted, oldest first. */
  accepted: z.array(acceptance),
  /** The sections that the caller has reviewed. */
  reviewed: z.array(sectionReview),
  /** The facts of `unused` that people have dismissed, oldest first. */
  dismissed: z.array(dismissal),
  /** The oldest legal hold that keeps it from being removed; null for none. */
  held: z.nullable(legalHoldSummary),
})
export type DischargeReport = z.infer<typeof dischargeReport>

const reportId = z.object({ discharge_report_id: id })
const title = line(1, limits.title_characters)
export const create = endpoint({
  method: 'POST',
  path: '/discharge-reports',
  summary: 'Generate a discharge report from a clinical course',
  body: z.strictObject({
    organisation_id: id,
    source: courseSource,
    title: z.optional(title),
    language: z.optional(languageField),
    report_strategy: z.optional(z.enum(reportStrategies)),
    /** Name of one of the organisation's templates; only used where a model writes. */
    template: z.optional(text(1, 80)),
    /** A text that seems not to be a course, or to be about several patients, is refused and not stored. */
    unless_warned: z.optional(z.boolean()),
  }),
  answer: reportSummary,
  status: 202,
  access: { organisation: 'discharge_reports:create' },
  record: 'organisation',
  creates: true,
  // a whole file as base64, and room for the other fields
  limit: Math.ceil(limits.course_file_bytes / 3) * 4 + 64 * 1024,
})

export const reportSorts = [
  'created_at',
  '-created_at',
  'title',
  '-title',
  'generation_seconds',
  '-generation_seconds',
] as const

export const list = endpoint({
  method: 'GET',
  path: '/discharge-reports',
  summary: 'Discharge reports, newest first, without their text',
  query: z.strictObject({
    ...paging,
    organisation_id: z.optional(id),
    status: z.optional(z.enum(reportStatuses)),
    mine: z.optional(z.enum(['true', 'false'])),
    author_id: z.optional(id),
    language: z.optional(languageField),
    report_strategy: z.optional(z.enum(reportStrategies)),
    review_state: z.optional(z.enum(reviewStates)),
    /** Only reports whose newest correction changes this section. */
    corrected_section: z.optional(sectionKeyField),
    /** Only reports that the caller, or anybody, has rated so. */
    rating: z.optional(z.enum(ratingLevels)),
    /** Only reports that are not signed, and in which a sentence asks for a decision or a salient fact was left out. */
    needs_review: z.optional(z.enum(['true', 'false'])),
    /** `true`: reports that were put away, where the caller is an owner, instead of those in use. */
    put_away: z.optional(z.enum(['true', 'false'])),
    /** Days of its creation in UTC, both included. */
    from: z.optional(day),
    to: z.optional(day),
    sort: z.optional(z.enum(reportSorts)),
  }),
  /** Words of title, head and source, each matched at the beginning of a word. */
  typed: z.strictObject({ q: z.optional(searchText) }),
  answer: listOf(reportSummary),
  access: { organisation: 'discharge_reports:read' },
  reads: 'clinical',
  cached: true,
})

export const read = endpoint({
  method: 'GET',
  path: '/discharge-reports/:discharge_report_id',
  summary: 'One discharge report with its source',
  params: reportId,
  answer: dischargeReport,
  access: { organisation: 'discharge_reports:read' },
  record: 'discharge_report',
  reads: 'clinical',
  audited: true,
})

export const rename = endpoint({
  method: 'PATCH',
  path: '/discharge-reports/:discharge_report_id',
  summary: 'Change the title',
  params: reportId,
  body: z.strictObject({ title }),
  answer: reportSummary,
  access: { organisation: 'discharge_reports:correct' },
  record: 'discharge_report',
})

/** The dismissal is for everybody who reads the report. */
export const dismissWarnings = endpoint({
  method: 'DELETE',
  path: '/discharge-reports/:discharge_report_id/warnings',
  summary: 'Dismiss the warnings at the head of a report',
  params: reportId,
  answer: z.null(),
  status: 204,
  access: { organisation: 'discharge_reports:correct' },
  record: 'discharge_report',
})

export const events = stream({
  path: '/discharge-reports/:discharge_report_id/events',
  summary: 'What happens to a report, from the beginning or from Last-Event-ID on',
  params: reportId,
  events: {
    status: z.object({ status: z.enum(reportStatuses), progress: summary.progress }),
    /** `draft`: the engine's words, until a model has written the section; then the section is sent again. */
    section: z.object({ section: reportSection, progress: summary.progress, draft: z.optional(z.boolean()) }),
    ready: z.object({ generation_seconds: z.number() }),
    problem: problemField,
  },
  access: { organisation: 'discharge_reports:read' },
  record: 'discharge_report',
  reads: 'clinical',
  audited: true,
})

export const cancel = endpoint({
  method: 'POST',
  path: '/discharge-reports/:discharge_report_id/cancel',
  summary: 'Stop the generation; a finished report stays as it is',
  params: reportId,
  answer: reportSummary,
  status: 202,
  access: { organisation: 'discharge_reports:create' },
  record: 'discharge_report',
})

/** Only for `failed` and `cancelled`; anything else is `not-ready`. */
export const retry = endpoint({
  method: 'POST',
  path: '/discharge-reports/:discharge_report_id/retry',
  summary: 'Generate once more from the stored course',
  params: reportId,
  answer: reportSummary,
  status: 202,
  access: { organisation: 'discharge_reports:create' },
  record: 'discharge_report',
})

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const pdf = 'application/pdf'

/** `sheet_…`: a page in plain words for the patient, from the same sections. */
export const exportFormats = {
  docx,
  pdf,
  markdown: 'text/markdown; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  fhir: 'application/fhir+json; charset=utf-8',
  sheet_docx: docx,
  sheet_pdf: pdf,
} as const

/** Only for a `ready` report; a version that is not signed carries a draft mark. */
export const exportFile = file({
  method: 'GET',
  path: '/discharge-reports/:discharge_report_id/export',
  summary: 'The report as a file',
  params: reportId,
  query: z.strictObject({
    version: z.enum(reportVersions),
    format: z.enum(['docx', 'pdf', 'markdown', 'text', 'fhir', 'sheet_docx', 'sheet_pdf']),
  }),
  direction: 'out',
  media_types: [...new Set(Object.values(exportFormats))],
  access: { organisation: 'discharge_reports:export' },
  record: 'discharge_report',
  reads: 'clinical',
  audited: true,
})
