import { joinFiles, orderByDay } from '@alta/clinical/document/course-files'
import type { CourseFile as ReadFile } from '@alta/contract/course-files'
import { limits } from '@alta/contract/limits'
import type { ReportStrategy } from '@alta/contract/organisations'
import type { Language } from '@alta/contract/languages'
import type { CourseSource } from '@alta/contract/course-source'
import type { UncertainWord } from '@alta/contract/recognised'
import type { PastedReading } from './pasted-marks.ts'

type ReportLanguage = Language | 'source'

/** A file as it was read: its text and day, and what the person sees of it. Sizes in bytes, time in seconds. */
export interface DraftFile extends ReadFile {
  readonly key: string
  readonly filename: string
  readonly bytes: number
  readonly seconds: number
}

/**
 * What a person has put into the form so far. Both ways of giving the course are kept, so that switching loses nothing.
 */
export interface ReportDraft {
  readonly organisation_id: string
  readonly language: ReportLanguage
  /** '' stands for the organisation's own, as does '' for its first template. */
  readonly report_strategy: ReportStrategy | ''
  readonly template: string
  readonly title: string
  readonly way: 'file' | 'paste'
  /** The files in the order in which they form one course. */
  readonly files: readonly DraftFile[]
  /** Whether the files are ordered by the dates of their notes: until the person moves one. */
  readonly order: 'by_day' | 'by_hand'
  readonly pasted: string
  /** Words of what was pasted that were recognised in pictures and may be misread. */
  readonly pasted_uncertain: readonly UncertainWord[]
  /** Documents that were pasted and read, for when their text comes back. */
  readonly pasted_readings: readonly PastedReading[]
}

export const emptyDraft: ReportDraft = {
  organisation_id: '',
  language: 'source',
  report_strategy: '',
  template: '',
  title: '',
  way: 'file',
  files: [],
  order: 'by_day',
  pasted: '',
  pasted_uncertain: [],
  pasted_readings: [],
}

type OrderedFiles = Pick<ReportDraft, 'files' | 'order'>

/** Files in the order of their days; those without stay behind the one before them. */
export const inOrderOfDays = (files: readonly DraftFile[]): OrderedFiles => {
  const days = files.map(({ first_day: day, is_year_known }) => ({ day, is_year_known }))
  return { files: orderByDay(days).flatMap((at) => files[at] ?? []), order: 'by_day' }
}

/** A file more: in its place by its day, or last where a person has chosen the order. */
export const withFile = ({ files, order }: OrderedFiles, file: DraftFile): OrderedFiles =>
  order === 'by_day' ? inOrderOfDays([...files, file]) : { files: [...files, file], order }

export const withoutFile = ({ files, order }: OrderedFiles, key: string): OrderedFiles => {
  const left = files.filter((file) => file.key !== key)
  return { files: left, order: left.length < 2 ? 'by_day' : order }
}

/** A file at another place, from 0; the others keep their order. */
export const movedFile = ({ files }: Pick<OrderedFiles, 'files'>, key: string, to: number): OrderedFiles => {
  const moved = files.filter((file) => file.key === key)
  const others = files.filter((file) => file.key !== key)
  return { files: others.toSpliced(to, 0, ...moved), order: 'by_hand' }
}

/** What the course is made of: its files with their names, or the text that was pasted. */
export const courseParts = ({ way, files, pasted }: Pick<ReportDraft, 'way' | 'files' | 'pasted'>) =>
  way === 'file' ? files.map(({ filename, text }) => ({ filename, text })) : [{ filename: null, text: pasted }]

export const courseText = (draft: Pick<ReportDraft, 'way' | 'files' | 'pasted'>): string =>
  joinFiles(courseParts(draft)).text

export type DraftField = 'organisation_id' | 'course'
export type DraftProblem = 'required' | 'too_short' | 'too_long'

/** What keeps a draft from being sent, field by field, in the order of the form. */
export const checkDraft = (draft: ReportDraft): readonly (readonly [DraftField, DraftProblem])[] => {
  const found: [DraftField, DraftProblem][] = []
  if (draft.organisation_id === '') found.push(['organisation_id', 'required'])
  const { length } = courseText(draft).trim()
  if (length === 0) found.push(['course', 'required'])
  else if (length < limits.course_characters_min) found.push(['course', 'too_short'])
  else if (length > limits.course_characters_max) found.push(['course', 'too_long'])
  return found
}

/** The body of the request. `language` is left out when the language of the course is wanted. */
export interface ReportRequest {
  organisation_id: string
  source: CourseSource
  title?: string
  language?: Language
  report_strategy?: ReportStrategy
  template?: string
}

/** A single text is sent as it is; several files are sent in the order shown. */
const sourceOf = (draft: ReportDraft): CourseSource => {
  const [file, ...others] = draft.way === 'file' ? draft.files : []
  if (!file) {
    const uncertain = [...draft.pasted_uncertain]
    return { text: draft.pasted, ...(uncertain.length > 0 && { uncertain }) }
  }
  const named = ({ filename, text, recognised }: DraftFile) => ({
    text,
    filename,
    ...(recognised && recognised.uncertain.length > 0 && { uncertain: recognised.uncertain }),
  })
  return others.length === 0 ? named(file) : { files: [file, ...others].map(named), order: 'as_given' }
}

export const requestOf = (draft: ReportDraft): ReportRequest => ({
  organisation_id: draft.organisation_id,
  source: sourceOf(draft),
  ...(draft.title.trim() === '' ? {} : { title: draft.title.trim() }),
  ...(draft.language === 'source' ? {} : { language: draft.language }),
  ...(draft.report_strategy === '' ? {} : { report_strategy: draft.report_strategy }),
  // The template was chosen before the person chose a strategy without a model. It is kept, but not sent.
  ...(draft.template === '' || draft.report_strategy === 'extractive' ? {} : { template: draft.template }),
})

/** The key that makes repeated sendings of one content one report. */
export interface ReportSubmission {
  readonly key: string
  readonly content: string
}

/** The same key for the same content, whatever went wrong in between; a new one as soon as anything changed. */
export const submissionFor = (
  previous: ReportSubmission | null,
  request: ReportRequest,
  makeKey: () => string,
): ReportSubmission => {
  const content = JSON.stringify(request)
  return previous?.content === content ? previous : { key: makeKey(), content }
}
