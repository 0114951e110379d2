import { limits } from '@alta/contract/limits'
import type { ReportStrategy } from '@alta/contract/organisations'
import type { Language } from '@alta/contract/languages'

type ReportLanguage = Language | 'source'

/** A file as it was read: its text, and what the person sees of it. Sizes in bytes, time in seconds. */
export interface CourseFile {
  readonly filename: string
  readonly bytes: number
  readonly seconds: number
  readonly text: string
}

/** What a person has put into the form so far. Both ways of giving the course are kept, so that switching loses nothing. */
export interface Draft {
  readonly organisation_id: string
  readonly language: ReportLanguage
  /** '' stands for the organisation's own, as does '' for its first template. */
  readonly report_strategy: ReportStrategy | ''
  readonly template: string
  readonly title: string
  readonly way: 'file' | 'paste'
  readonly file: CourseFile | null
  readonly pasted: string
}

export const emptyDraft: Draft = {
  organisation_id: '',
  language: 'source',
  report_strategy: '',
  template: '',
  title: '',
  way: 'file',
  file: null,
  pasted: '',
}

export const courseText = (draft: Draft): string => (draft.way === 'file' ? (draft.file?.text ?? '') : draft.pasted)

export type DraftField = 'organisation_id' | 'course'
export type DraftProblem = 'required' | 'too_short' | 'too_long'

/** What keeps a draft from being sent, field by field, in the order of the form. */
export const checkDraft = (draft: Draft): readonly (readonly [DraftField, DraftProblem])[] => {
  const found: [DraftField, DraftProblem][] = []
  if (draft.organisation_id === '') found.push(['organisation_id', 'required'])
  const { length } = courseText(draft).trim()
  if (length === 0) found.push(['course', 'required'])
  else if (length < limits.course_characters_min) found.push(['course', 'too_short'])
  else if (length > limits.course_characters_max) found.push(['course', 'too_long'])
  return found
}

/** What travels. `language` is left out when the course's own language is wanted. */
export interface ReportRequest {
  organisation_id: string
  source: { text: string; filename?: string }
  title?: string
  language?: Language
  report_strategy?: ReportStrategy
  template?: string
}

export const requestOf = (draft: Draft): ReportRequest => ({
  organisation_id: draft.organisation_id,
  source: {
    text: courseText(draft),
    ...(draft.way === 'file' && draft.file ? { filename: draft.file.filename } : {}),
  },
  ...(draft.title.trim() === '' ? {} : { title: draft.title.trim() }),
  ...(draft.language === 'source' ? {} : { language: draft.language }),
  ...(draft.report_strategy === '' ? {} : { report_strategy: draft.report_strategy }),
  // Chosen before the person chose that no model writes: kept for a change of mind, not sent.
  ...(draft.template === '' || draft.report_strategy === 'extractive' ? {} : { template: draft.template }),
})

/** The key that makes repeated sendings of one content one report. */
export interface Submission {
  readonly key: string
  readonly content: string
}

/** The same key for the same content, whatever went wrong in between; a new one as soon as anything changed. */
export const submissionFor = (
  previous: Submission | null,
  request: ReportRequest,
  makeKey: () => string,
): Submission => {
  const content = JSON.stringify(request)
  return previous?.content === content ? previous : { key: makeKey(), content }
}
