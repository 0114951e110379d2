import type { Language } from '@alta/contract/languages'
import type { Span } from '../../course/course.ts'
import type { WrittenDate } from '../../course/dates.ts'
import { relativeBefore } from '../../lexicon/patient-words.ts'
import type { CourseStructure, Timeline } from '../../report/stay-timeline.ts'
import { ageRuns, codeRuns, dateRuns, hasAgeLabel, type LineRun } from './figures.ts'
import { type RegionLine, regionOf } from './region.ts'
import { parent } from '../labels.ts'
import { sexRuns, type BinarySex } from './sex-runs.ts'
import { isMiddle, nameRuns, serviceRuns } from './name-and-service-runs.ts'

export const kinds = ['code', 'name', 'date', 'age', 'service', 'sex'] as const
export type CandidateKind = (typeof kinds)[number]

/** A run of the course that may be a value of the head. */
export interface HeadCandidate extends Span {
  readonly kind: CandidateKind
  /** The index of its line in the region, and its place in that line. */
  readonly line: number
  readonly from: number
  readonly to: number
  readonly date: WrittenDate | null
  /** What a word or letter says of the sex; a letter may say either. */
  readonly sex: BinarySex | null
}

const mostOfKind: Readonly<Record<CandidateKind, number>> = {
  code: 40,
  name: 90,
  date: 60,
  age: 40,
  service: 110,
  sex: 40,
}

/** How many lines may stand between a value and the title of its column or its label in a block. */
const mostAbove = 6
const mostBefore = 40
/** "madre NHC 7720148", "Mare: Fatou Diallo, 24 a": a number that belongs to somebody near the patient. */
const isOthers = ({ folded }: RegionLine, { from }: LineRun): boolean =>
  relativeBefore.test(folded.slice(Math.max(0, from - mostBefore), from)) || parent.test(folded.slice(0, from))

const inLine = (lines: readonly RegionLine[], at: number, language: Language): HeadCandidate[] => {
  const line = lines[at]
  if (!line) return []
  const isBelowLabel = lines.slice(Math.max(0, at - mostAbove), at).some(({ folded }) => hasAgeLabel(folded))
  const dates = dateRuns(line.folded)
  const made = (
    kind: CandidateKind,
    runs: readonly (LineRun & { date?: WrittenDate | null; sex?: BinarySex })[],
  ): HeadCandidate[] =>
    runs.map(({ from, to, date = null, sex = null }) => ({
      kind,
      line: at,
      from,
      to,
      start: line.start + from,
      end: line.start + to,
      date,
      sex,
    }))
  return [
    ...made('date', dates),
    ...made('code', isMiddle(line) ? [] : codeRuns(line.text, dates).filter((run) => !isOthers(line, run))),
    ...made('name', nameRuns(line)),
    ...made('age', isMiddle(line) ? [] : ageRuns(line.folded, isBelowLabel).filter((run) => !isOthers(line, run))),
    ...made('service', serviceRuns(line)),
    ...made('sex', sexRuns(line, language)),
  ]
}

/** The lines that may hold the head of a report, and all runs in them with the shape of a value, in order. */
export function candidatesOf(timeline: Pick<Timeline<CourseStructure>, 'course' | 'folded' | 'notes'>): {
  readonly lines: readonly RegionLine[]
  readonly candidates: readonly HeadCandidate[]
} {
  const lines = regionOf(timeline, [...timeline.notes.slice(0, 1), ...timeline.notes.slice(-2)])
  const counts = new Map<CandidateKind, number>()
  const candidates = lines
    .flatMap((_, at) => inLine(lines, at, timeline.course.language))
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .filter(({ kind }) => {
      const count = (counts.get(kind) ?? 0) + 1
      counts.set(kind, count)
      return count <= mostOfKind[kind]
    })
  return { lines, candidates }
}
