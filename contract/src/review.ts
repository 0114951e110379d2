import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { count, id, name, reasonOnly, revision, text, time } from './fields.ts'
import { limits } from './limits.ts'
import { head } from './report-head.ts'
import { reportItem, sectionKeyField } from './report.ts'
import { sectionKeys } from './sections.ts'

/**
 * What people do with a report: correct, rate, sign, put away. The generated version is kept beside every correction.
 */

export const person = z.object({ user_id: z.nullable(id), name })
const reportId = z.object({ discharge_report_id: id })

export const reportVersions = ['generated', 'corrected'] as const
export type ReportVersion = (typeof reportVersions)[number]

/** One section as a person writes it: CommonMark with tables, headings from the third level on. */
export const writtenSection = z.strictObject({
  key: sectionKeyField,
  markdown: z.string().check(z.maxLength(limits.section_characters)),
})
export type WrittenSection = z.infer<typeof writtenSection>

/** Only what differs from `base_revision` needs to be sent; every key at most once. 0: the generated version. */
const writing = z.strictObject({
  sections: z.array(writtenSection).check(z.maxLength(sectionKeys.length)),
  base_revision: count,
})

/** A corrected section, checked against the source when it was saved: `items` are its sentences in order. */
export const correctedSection = z.object({
  key: sectionKeyField,
  markdown: z.string(),
  items: z.array(reportItem),
  /** Share of words that differ from the generated section, 0 to 1. */
  edit_ratio: z.number(),
})
export type CorrectedSection = z.infer<typeof correctedSection>

export const correction = z.object({
  /** All 18, in the contract's order. */
  sections: z.array(correctedSection),
  /** The corrected fields of the head of the report; empty in the generated version. */
  head,
  revision,
  /** The earliest revision with the same words: a change that is based on that one or a later one has missed none. */
  words_since: count,
  corrected_at: time,
  corrected_by: person,
})
export type Correction = z.infer<typeof correction>

/** The caller's own unsaved work. Nobody else sees it. */
export const draft = z.object({ sections: z.array(writtenSection), base_revision: count, updated_at: time })
export type ReviewDraft = z.infer<typeof draft>

export const ratingLevels = ['excellent', 'good', 'fair', 'poor'] as const
export type RatingLevel = (typeof ratingLevels)[number]
/** The values for the figures: excellent 4, poor 1. */
export const ratingValues: Readonly<Record<RatingLevel, number>> = { excellent: 4, good: 3, fair: 2, poor: 1 }

export const rating = z.object({
  level: z.enum(ratingLevels),
  comment: z.nullable(z.string()),
  rated_at: time,
})
export type Rating = z.infer<typeof rating>

export const signature = z.object({
  version: z.enum(reportVersions),
  /** The revision that was signed; 0 for the generated version. */
  revision: count,
  /** The title that was signed; null for signatures from before titles were signed. */
  title: z.nullable(z.string()),
  /**
   * SHA-256 as hex, over the JSON of `[organisation_id, language, title, source_sha256, stay, patient, head, [[key,
   * markdown], …]]`. For a report whose patient was never read and whose head nobody has corrected: without these two;
   * where `title` is null: over the JSON of the last part alone.
   */
  digest: z.string(),
  signed_at: time,
  signed_by: person,
})
export type Signature = z.infer<typeof signature>

/**
 * A correction, another title, or a change of accepted sentences after a signature reopens the report: it is
 * `corrected`, has one revision more, and the signature stays with the older state. `annulled` is the last state.
 */
export const reviewStates = ['draft', 'corrected', 'signed', 'annulled'] as const
export type ReviewState = (typeof reviewStates)[number]
export const review = z.object({ state: z.enum(reviewStates), signature: z.nullable(signature) })

/** A sentence that asked for a decision and that a person accepted: its words in its section, in whatever version. */
export const acceptance = z.object({
  section: sectionKeyField,
  text: z.string(),
  accepted_at: time,
  accepted_by: person,
})
export type Acceptance = z.infer<typeof acceptance>

/**
 * Accepts a sentence of the newest version, or takes that back, for everybody who reads the report. A sentence that is
 * not in it is `stale-revision`.
 */
export const accept = endpoint({
  method: 'PUT',
  path: '/discharge-reports/:discharge_report_id/acceptance',
  summary: 'Accept a sentence that asks for a decision',
  params: reportId,
  body: z.strictObject({
    section: sectionKeyField,
    text: z.string().check(z.minLength(1), z.maxLength(limits.section_characters)),
    accepted: z.boolean(),
  }),
  answer: z.object({ items: z.array(acceptance), next_cursor: z.null() }),
  access: { organisation: 'discharge_reports:correct' },
  record: 'discharge_report',
})

/** Stored on the server while a person writes; sent every second or two. */
export const saveDraft = endpoint({
  method: 'PUT',
  path: '/discharge-reports/:discharge_report_id/draft',
  summary: 'Keep unsaved work',
  params: reportId,
  body: writing,
  answer: draft,
  access: { organisation: 'discharge_reports:correct' },
  record: 'discharge_report',
  unaudited: true,
  limit: 2 * 1024 * 1024,
})

export const dropDraft = endpoint({
  method: 'DELETE',
  path: '/discharge-reports/:discharge_report_id/draft',
  summary: 'Discard unsaved work',
  params: reportId,
  answer: z.null(),
  status: 204,
  access: { organisation: 'discharge_reports:correct' },
  record: 'discharge_report',
  unaudited: true,
})

/** Saves a new revision and drops the caller's draft. A newer revision of another person is `stale-revision`. */
export const correct = endpoint({
  method: 'PUT',
  path: '/discharge-reports/:discharge_report_id/correction',
  summary: 'Correct a report',
  params: reportId,
  body: writing,
  answer: correction,
  access: { organisation: 'discharge_reports:correct' },
  record: 'discharge_report',
  limit: 2 * 1024 * 1024,
})

/**
 * Replaces all corrections of the head: a field that is left out is as the course states it. Makes a revision with the
 * same words, which reopens a signed report.
 */
export const correctHead = endpoint({
  method: 'PUT',
  path: '/discharge-reports/:discharge_report_id/head',
  summary: 'Correct whose report it is and of which stay',
  params: reportId,
  body: z.strictObject({
    head,
    /**
     * The newest revision that the person has seen, 0 for the generated version; another one meanwhile is `stale-
     * revision`.
     */
    revision: count,
  }),
  answer: z.object({ title: z.string(), corrected: correction }),
  access: { organisation: 'discharge_reports:correct' },
  record: 'discharge_report',
})

/** Newest first, without the generated version. */
export const revisions = endpoint({
  method: 'GET',
  path: '/discharge-reports/:discharge_report_id/revisions',
  summary: 'Every correction of a report',
  params: reportId,
  answer: z.object({
    items: z.array(z.object({ ...correction.shape, signature: z.nullable(signature) })),
    next_cursor: z.null(),
  }),
  access: { organisation: 'discharge_reports:read' },
  record: 'discharge_report',
  reads: 'clinical',
  audited: true,
})

/** Each person has one rating per report; a new one replaces the old one. */
export const rate = endpoint({
  method: 'PUT',
  path: '/discharge-reports/:discharge_report_id/rating',
  summary: 'Rate a report',
  params: reportId,
  body: z.strictObject({
    level: z.enum(ratingLevels),
    comment: z.optional(text(1, limits.rating_comment_characters)),
  }),
  answer: rating,
  access: { organisation: 'discharge_reports:rate' },
  record: 'discharge_report',
})

/** Signs the version that the person reads: a `revision` that is no longer the newest is `stale-revision`. */
export const sign = endpoint({
  method: 'POST',
  path: '/discharge-reports/:discharge_report_id/signature',
  summary: 'Sign a report',
  params: reportId,
  body: z.strictObject({
    version: z.enum(reportVersions),
    revision: count,
    /** The title that the signer has read; another one meanwhile is `stale-revision`. */
    title: z.optional(name),
  }),
  answer: signature,
  status: 201,
  access: { organisation: 'discharge_reports:sign' },
  record: 'discharge_report',
  reauthenticates: 'configured',
})

/**
 * Deletes the report with its source, corrections, ratings and stored answers, in one transaction; its audit events
 * stay. A report that was ever signed is `signed`.
 */
export const remove = endpoint({
  method: 'DELETE',
  path: '/discharge-reports/:discharge_report_id',
  summary: 'Delete a report',
  params: reportId,
  answer: z.null(),
  status: 204,
  access: { organisation: 'discharge_reports:delete' },
  record: 'discharge_report',
})

/**
 * Annuls a report that was ever signed, once and for good: it stays readable, its files state that it is annulled, and
 * every further act on it is `annulled`.
 */
export const annul = endpoint({
  method: 'POST',
  path: '/discharge-reports/:discharge_report_id/annulment',
  summary: 'Annul a signed report',
  params: reportId,
  body: reasonOnly,
  answer: z.null(),
  status: 204,
  access: { organisation: 'discharge_reports:sign' },
  record: 'discharge_report',
})

/**
 * Puts away a report that was ever signed, and not before the time that signed reports are kept has passed since its
 * last signature (`retention`, which states from when on). Nothing is deleted; only owners who read reports find it
 * from then on.
 */
export const putAway = endpoint({
  method: 'POST',
  path: '/discharge-reports/:discharge_report_id/put-away',
  summary: 'Put a signed report away',
  params: reportId,
  body: reasonOnly,
  answer: z.null(),
  status: 204,
  access: { organisation: 'discharge_reports:put_away' },
  record: 'discharge_report',
})

/** Everybody who reads the organisation's reports finds it again, unchanged. */
export const bringBack = endpoint({
  method: 'POST',
  path: '/discharge-reports/:discharge_report_id/bring-back',
  summary: 'Bring back a report that was put away',
  params: reportId,
  body: reasonOnly,
  answer: z.null(),
  status: 204,
  access: { organisation: 'discharge_reports:put_away' },
  record: 'discharge_report',
})
