import * as z from 'zod/mini'
import { documentKinds, documentMediaTypes } from './document-kinds.ts'
import { file } from './endpoint.ts'
import { count, day, id } from './fields.ts'
import { limits } from './limits.ts'
import { recognisedText } from './recognised.ts'

/** A file as part of a clinical course: what is in it, and where its notes stand in time. */
export const courseFile = z.object({
  text: z.string(),
  /** The first day of its notes; null where the file has no date: then it stays where it was given. */
  first_day: z.nullable(day),
  /** Whether the file writes its year; otherwise the year of `first_day` means nothing. */
  is_year_known: z.boolean(),
  /** What is known of words that were recognised in pictures; null where the file holds all of its text itself. */
  recognised: z.nullable(recognisedText),
})
export type CourseFile = z.infer<typeof courseFile>

/** For a file whose pages are pictures: how many of its pages are read. */
const readingProgress = z.object({ read: count, pages: count })
export type ReadingProgress = z.infer<typeof readingProgress>

/**
 * Nothing is stored, and the name of the file is not sent, because it may contain a patient's name. Refused with
 * `unsupported-file`, `payload-too-large`, or `validation-failed` (`unreadable_file`, `password_protected`, `no_text`,
 * `too_slow`, `too_many_pictures`, `too_many_pixels`, `no_ocr`).
 */
export const readCourseFile = file({
  method: 'POST',
  path: '/course-files',
  summary: 'Read a file that is to be a clinical course or part of one; nothing is kept',
  query: z.strictObject({
    /** The organisation on whose behalf the file is read. */
    organisation_id: id,
    /** The kind, by the end of the file's name; without it the kind is recognised by the file's beginning. */
    kind: z.optional(z.enum(documentKinds)),
  }),
  direction: 'in',
  media_types: ['application/octet-stream', ...Object.values(documentMediaTypes)],
  limit: limits.document_file_bytes,
  answer: courseFile,
  progress: readingProgress,
  access: { organisation: 'discharge_reports:create' },
  record: 'organisation',
})
