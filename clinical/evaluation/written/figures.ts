import { join } from 'node:path'
import type { GeneratedReport } from '@alta/contract/report'
import { type WrittenKey, writtenSections } from '@alta/contract/sections'
import { factsOf } from '../../src/evidence/sentence-facts.ts'
import { writeReport } from '../../src/report/engine.ts'
import type { WritingOptions } from '../../src/writing/writing.ts'
import { annotatedFolder } from '../annotated/corpus.ts'
import type { GoldCourse } from '../annotated/gold.ts'
import { scoreCourses, type ScoredCourse } from '../courses.ts'
import type { CourseFigures } from '../tally.ts'
import type { Trial } from './trial.ts'

/** Answers that people wrote, one file per course. */
export const writtenFolder = join(annotatedFolder, '..', 'written')

/** The writing options of all trials. */
export const triedWith: Omit<WritingOptions, 'strategy' | 'language'> = {
  template: null,
  context_tokens: 32_000,
  on_unsupported: 'remove',
  judge: false,
}
export const strategies = ['guided', 'single_pass'] as const

export interface TriedCourse {
  readonly gold: GoldCourse
  readonly source: string
  readonly trial: Trial
  readonly strategy: WritingOptions['strategy']
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)
const writable = new Set<string>(writtenSections)

/** The shares of requested sections that fell back and of written sentences that were left out. */
function sentenceFigures(tried: readonly TriedCourse[]): {
  figures: Pick<StrategyFigures, 'fallen_back' | 'left_out'>
  lines: readonly string[]
} {
  const sections = tried.flatMap(({ trial }) => trial.report.sections.filter(({ key }) => writable.has(key)))
  const writtenCount = tried.reduce(
    (sum, { trial }) => sum + new Set(trial.answers.map(({ section }) => section)).size,
    0,
  )
  const back = sections.filter(({ fallback }) => fallback !== undefined).length
  const removed = sections.reduce((sum, section) => sum + (section.removed ?? 0), 0)
  const items = sections.flatMap((section) => section.items.filter(({ origin }) => origin === 'written'))
  const marked = items.filter(({ support }) => support !== 'verbatim' && support !== 'supported').length
  const figures = { fallen_back: share(back, writtenCount), left_out: share(removed, items.length + removed) }
  const lines = [
    `  ${writtenCount} sections written, ${back} fallen back whole`,
    `  ${items.length + removed} sentences: ${items.length - marked} stand, ${marked} stand marked, ${removed} left out`,
  ]
  return { figures, lines }
}

/** The keys of a text: its words and their meanings by the tables, and for each letter the words that begin with it. */
function keysOf(text: string): Set<string> {
  const { words, dates, figures } = factsOf(text)
  const initials = words.map((word) => word.text.charAt(0)).join('')
  const runs = [2, 3, 4, 5].flatMap((length) =>
    words.flatMap((_, at) => (at + length <= words.length ? [`|${initials.slice(at, at + length)}`] : [])),
  )
  return new Set([
    ...words.flatMap(({ keys }) => keys),
    ...dates.map(({ first, second }) => `${first}/${second}`),
    ...figures.flatMap(({ values }) => values.map((value) => `#${value}`)),
    ...runs,
  ])
}

/** Whether a text with these keys states an alternative of the gold in other words. */
function isStated(keys: ReadonlySet<string>, alternative: string): boolean {
  if (/^\p{Lu}{2,5}$/u.test(alternative) && keys.has(`|${alternative.toLowerCase()}`)) return true
  const { words, dates, figures } = factsOf(alternative)
  if (words.length + dates.length + figures.length === 0) return false
  return (
    words.every((word) => word.keys.some((key) => keys.has(key))) &&
    dates.every(({ first, second }) => keys.has(`${first}/${second}`)) &&
    figures.every(({ values }) => values.some((value) => keys.has(`#${value}`)))
  )
}

/**
 * Adds the gold's words to sections that state the same in other words: "TEP" after "tromboembolismo pulmonar". The
 * gold contains words of the notes, and a good writer spells them out.
 */
function inWordsOfGold(report: GeneratedReport, { facts }: GoldCourse): GeneratedReport {
  const goldWords = [...new Set(facts.flatMap(({ must }) => must.flat()))]
  const sections = report.sections.map((section) => {
    const keys = keysOf(section.items.map(({ text }) => text).join('. '))
    const matching = goldWords.filter((alternative) => isStated(keys, alternative)).join(' · ')
    const last = section.items.at(-1)
    if (matching === '' || last === undefined) return section
    return { ...section, items: [...section.items.slice(0, -1), { ...last, text: `${last.text} (${matching})` }] }
  })
  return { ...report, sections }
}

interface StrategyFigures {
  readonly engine: CourseFigures
  readonly written: CourseFigures
  readonly fallen_back: number
  readonly left_out: number
}

/** A line of figures with its name. */
export const figureLine = (name: string, figures: CourseFigures): string => {
  const parts = Object.entries(figures).map(([key, value]) => `${key} ${Number(value).toFixed(3)}`)
  return `${name.padEnd(24)} ${parts.join('  ')}`
}

/** Returns the engine's report of a course; the report is the same for every strategy. */
type EngineReport = (tried: TriedCourse) => GeneratedReport
function engineReports(): EngineReport {
  const written = new Map<string, GeneratedReport>()
  return ({ gold, source }) => {
    const report = written.get(gold.id) ?? writeReport(source, { language: gold.language })
    written.set(gold.id, report)
    return report
  }
}

/** Compares reports by a writer with the engine's of the same courses. */
export function figuresOfTrials(
  tried: readonly TriedCourse[],
  engineReport = engineReports(),
): Readonly<Record<(typeof strategies)[number], StrategyFigures>> {
  const figuresOf = (strategy: (typeof strategies)[number]): StrategyFigures => {
    const own = tried.filter((each) => each.strategy === strategy)
    const scored = (reportOf: EngineReport): CourseFigures =>
      scoreCourses(own.map((each) => ({ ...each, report: inWordsOfGold(reportOf(each), each.gold) }))).figures
    return {
      engine: scored(engineReport),
      written: scored(({ trial }) => trial.report),
      ...sentenceFigures(own).figures,
    }
  }
  return { guided: figuresOf('guided'), single_pass: figuresOf('single_pass') }
}

/** The same figures as lines of text, also with only one section by the writer. */
export function linesOfTrials(tried: readonly TriedCourse[]): readonly string[] {
  const engineReport = engineReports()
  const figures = figuresOfTrials(tried, engineReport)
  return strategies.flatMap((strategy) => {
    const own = tried.filter((each) => each.strategy === strategy)
    return [
      strategy,
      figureLine('  the engine alone', figures[strategy].engine),
      figureLine('  with the writer', figures[strategy].written),
      ...writtenSections.map((key) =>
        figureLine(`  only ${key}`, scoreCourses(own.map((each) => withOnly(key, each, engineReport(each)))).figures),
      ),
      ...sentenceFigures(own).lines,
    ]
  })
}

/** The engine's report with one section by the writer. */
function withOnly(key: WrittenKey, { gold, source, trial }: TriedCourse, engine: GeneratedReport): ScoredCourse {
  const theirs = trial.report.sections.find((section) => section.key === key)
  const sections = engine.sections.map((section) => (section.key === key && theirs ? theirs : section))
  return { gold, source, report: inWordsOfGold({ ...engine, sections }, gold) }
}
