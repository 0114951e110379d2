import type { GeneratedReport } from '@alta/contract/report'
import type { GoldCourse } from './annotated/gold.ts'

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

/** Counts before they are divided: `[part, whole]` for each figure. */
export type Tally = Record<keyof CourseFigures, [part: number, whole: number]>

export const emptyTally = (): Tally => ({
  recall: [0, 0],
  critical: [0, 0],
  lost: [0, 0],
  drugs: [0, 0],
  states: [0, 0],
  going_home_wrong: [0, 1],
  main: [0, 0],
  errors: [0, 1],
  violations: [0, 1],
  stray: [0, 0],
  repeated: [0, 0],
  size: [0, 0],
  tray_size: [0, 0],
  silent: [0, 0],
  verbatim: [0, 0],
})

const divide = ([part, whole]: [number, number]): number => (whole === 0 ? 1 : part / whole)
export const figuresOf = (tally: Tally): CourseFigures => ({
  recall: divide(tally.recall),
  critical: divide(tally.critical),
  lost: divide(tally.lost),
  drugs: divide(tally.drugs),
  states: divide(tally.states),
  going_home_wrong: divide(tally.going_home_wrong),
  main: divide(tally.main),
  errors: divide(tally.errors),
  violations: divide(tally.violations),
  stray: divide(tally.stray),
  repeated: divide(tally.repeated),
  size: divide(tally.size),
  tray_size: divide(tally.tray_size),
  silent: divide(tally.silent),
  verbatim: divide(tally.verbatim),
})

const figureNames = [
  'recall',
  'critical',
  'lost',
  'drugs',
  'states',
  'going_home_wrong',
  'main',
  'errors',
  'violations',
  'stray',
  'repeated',
  'size',
  'tray_size',
  'silent',
  'verbatim',
] as const satisfies readonly (keyof Tally)[]

export function addTally(sum: Tally, part: Tally): void {
  for (const name of figureNames) {
    sum[name][0] += part[name][0]
    sum[name][1] += part[name][1]
  }
}

/** A course with its gold, its report, and what is counted and missed in it. */
export interface Case {
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

export const flat = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ')
export const meets = (text: string, must: readonly (readonly string[])[]): boolean =>
  must.every((group) => group.some((alternative) => text.includes(flat(alternative))))

export function sectionTexts(report: GeneratedReport, write: (text: string) => string): Map<string, string> {
  return new Map(
    report.sections.map((section) => [section.key, write(section.items.map((item) => item.text).join('\n'))]),
  )
}
