import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writtenSections } from '@alta/contract/sections'
import { writeReport } from '../../src/report/engine.ts'
import type { WritingOptions } from '../../src/writing/writing.ts'
import { annotatedFolder } from '../annotated/corpus.ts'
import type { GoldCourse } from '../annotated/gold.ts'
import { scoreCourses } from '../courses.ts'
import type { Trial, WrittenAnswer } from './trial.ts'

/** Answers that somebody wrote, one file a course. */
export const writtenFolder = join(annotatedFolder, '..', 'written')

export interface TriedCourse {
  readonly gold: GoldCourse
  readonly source: string
  readonly trial: Trial
  readonly strategy: WritingOptions['strategy']
}

/** The answers kept for a course, of both strategies; none where nobody wrote any. */
export function answersFor(course: string): readonly WrittenAnswer[] {
  const place = join(writtenFolder, `${course}.json`)
  return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : []
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)
const shown = (name: string, value: number): string => `${name} ${value.toFixed(3)}`

/** What became of the sentences of the last answers to each section, and of the sections. */
function writtenFigures(tried: readonly TriedCourse[]): string[] {
  const sections = tried.flatMap(({ trial }) => trial.report.sections.filter(({ key }) => isWritten(key)))
  const asked = tried.reduce((sum, { trial }) => sum + new Set(trial.answers.map(({ section }) => section)).size, 0)
  const back = sections.filter(({ fallback }) => fallback !== undefined).length
  const removed = sections.reduce((sum, section) => sum + (section.removed ?? 0), 0)
  const items = sections.flatMap((section) => section.items.filter(({ origin }) => origin === 'written'))
  const marked = items.filter(({ support }) => support === 'partial' || support === 'unsupported').length
  return [
    `${asked} sections written, ${back} fallen back whole (${share(back, asked).toFixed(3)})`,
    `${items.length + removed} sentences: ${items.length - marked} stand, ${marked} marked, ${removed} left out (${share(removed, items.length + removed).toFixed(3)})`,
  ]
}

const written = new Set<string>(writtenSections)
const isWritten = (key: string): boolean => written.has(key)

/** Lines that set reports by a writer beside the engine's of the same courses: all, and each section by itself. */
export function figuresOfTrials(tried: readonly TriedCourse[]): string[] {
  const strategies = [...new Set(tried.map(({ strategy }) => strategy))]
  const line = (name: string, courses: Parameters<typeof scoreCourses>[0]): string => {
    const { figures } = scoreCourses(courses)
    const parts = Object.entries(figures).map(([key, value]) => shown(key, Number(value)))
    return `${name.padEnd(24)} ${parts.join('  ')}`
  }
  return strategies.flatMap((strategy) => {
    const own = tried.filter((each) => each.strategy === strategy)
    const bySection = writtenSections.flatMap((key) => {
      const engines = own.map(({ gold, source, trial }) => {
        const engine = writeReport(source, { language: gold.language })
        const theirs = trial.report.sections.find((section) => section.key === key)
        const sections = engine.sections.map((section) => (section.key === key && theirs ? theirs : section))
        return { gold, source, report: { ...engine, sections } }
      })
      return [line(`  only ${key}`, engines)]
    })
    return [
      strategy,
      line(
        '  the engine alone',
        own.map(({ gold, source }) => ({ gold, source })),
      ),
      line(
        '  with the writer',
        own.map(({ gold, source, trial }) => ({ gold, source, report: trial.report })),
      ),
      ...bySection,
      ...writtenFigures(own).map((each) => `  ${each}`),
    ]
  })
}
