import { betweenFiles, withoutFileBreaks } from '../text/file-breaks.ts'

/** The day of the first dated note of a file. */
export interface FirstDay {
  /** A day as YYYY-MM-DD; null where the file tells none. */
  readonly day: string | null
  /** Whether the file writes its year; where it does not, the year of `day` means nothing. */
  readonly is_year_known: boolean
}

/** A file of a course: its name, and where its text begins in the text of the course, in UTF-16 characters. */
export interface FilePlace {
  readonly filename: string | null
  readonly start: number
}

interface FileText {
  readonly filename: string | null
  readonly text: string
}

const dayMs = 86_400_000
const yearDays = 365.25
/** Days since 1970-01-01 of an ISO date. */
const numberOf = (day: string): number => Date.parse(day) / dayMs

/** A day without a year, in the year that brings it nearest to `anchor`. */
function dayNear({ day, is_year_known }: FirstDay, anchor: number | null): number | null {
  if (day === null) return null
  const own = numberOf(day)
  if (is_year_known || anchor === null) return own
  return own + Math.round((anchor - own) / yearDays) * yearDays
}

/**
 * The places of files in the order of their first days. A file without a day stays behind the file that was given
 * before it; files of one day keep the order in which they were given.
 */
export function orderByDay(files: readonly FirstDay[]): number[] {
  const known = files.find(({ day, is_year_known }) => day !== null && is_year_known)?.day ?? null
  const anchor = known === null ? null : numberOf(known)
  let last = Number.NEGATIVE_INFINITY
  const days = files.map((file) => {
    last = dayNear(file, anchor) ?? last
    return last
  })
  return files.map((_, at) => at).toSorted((a, b) => (days[a] ?? 0) - (days[b] ?? 0) || a - b)
}

/** Several files as one course, in the order given, with the place of each. */
export function joinFiles(files: readonly FileText[]): { readonly text: string; readonly files: readonly FilePlace[] } {
  let text = ''
  const fileStarts = files.map(({ filename, text: own }, at): FilePlace => {
    if (at > 0) text += betweenFiles
    const start = text.length
    text += withoutFileBreaks(own).trimEnd()
    return { filename, start }
  })
  return { text, files: fileStarts }
}

/** The file that an offset of a course stands in. */
export const fileAt = <F extends FilePlace>(files: readonly F[], offset: number): F | undefined =>
  files.findLast(({ start }) => start <= offset)
