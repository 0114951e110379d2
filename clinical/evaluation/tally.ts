import type { GeneratedReport } from '@alta/contract/report'
import type { GoldCourse } from './annotated/gold.ts'
import { flat } from './flat.ts'

export interface CourseFigures {
  readonly recall: number
  readonly critical: number
  readonly lost: number
  readonly drugs: number
  readonly states: number
  readonly going_home_wrong: number
  readonly main: number
  readonly errors: number
  readonly violations: number
  readonly stray: number
  readonly repeated: number
  readonly size: number
  readonly tray_size: number
  readonly silent: number
  readonly verbatim: number
}

/** Counts before the division: `[part, whole]` for each figure. */
export type Tally = Record<keyof CourseFigures, [part: number, whole: number]>

/** Creates a record with one value for each figure, in the order in which the figures are printed. */
const eachFigure = <Made>(make: (name: keyof CourseFigures) => Made): Record<keyof CourseFigures, Made> => ({
  recall: make('recall'),
  critical: make('critical'),
  lost: make('lost'),
  drugs: make('drugs'),
  states: make('states'),
  going_home_wrong: make('going_home_wrong'),
  main: make('main'),
  errors: make('errors'),
  violations: make('violations'),
  stray: make('stray'),
  repeated: make('repeated'),
  size: make('size'),
  tray_size: make('tray_size'),
  silent: make('silent'),
  verbatim: make('verbatim'),
})

/** Figures that are counted per report, and not as a share of something. */
const perReport: ReadonlySet<string> = new Set(['going_home_wrong', 'errors', 'violations'])

export const emptyTally = (): Tally =>
  eachFigure<[part: number, whole: number]>((name) => [0, perReport.has(name) ? 1 : 0])

const divide = ([part, whole]: [number, number]): number => (whole === 0 ? 1 : part / whole)
export const figuresOf = (tally: Tally): CourseFigures => eachFigure((name) => divide(tally[name]))

export function addTally(sum: Tally, part: Tally): void {
  eachFigure((name) => {
    sum[name][0] += part[name][0]
    sum[name][1] += part[name][1]
  })
}

/** A course with its gold, its report, its counts and its misses. */
export interface EvaluatedCourse {
  readonly gold: GoldCourse
  readonly source: string
  readonly report: GeneratedReport
  readonly tally: Tally
  readonly misses: string[]
}

export const add = (entry: [number, number], hit: boolean): void => {
  entry[0] += hit ? 1 : 0
  entry[1] += 1
}

export const meets = (text: string, must: readonly (readonly string[])[]): boolean =>
  must.every((group) => group.some((alternative) => text.includes(flat(alternative))))

export function sectionTexts(report: GeneratedReport, write: (text: string) => string): Map<string, string> {
  return new Map(
    report.sections.map((section) => [section.key, write(section.items.map((item) => item.text).join('\n'))]),
  )
}
