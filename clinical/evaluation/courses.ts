import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GeneratedReport } from '@alta/contract/report'
import { sectionKeys } from '@alta/contract/sections'
import { writeReport } from '../src/report/engine.ts'
import { normalise } from '../src/text/normalise.ts'
import { annotatedCourses, type Fold, foldNames } from './annotated/corpus.ts'
import { type GoldCourse, goldCourse, goldOf } from './annotated/gold.ts'
import { tallyDrugs, tallyMain } from './drug-scores.ts'
import { flat } from './flat.ts'
import {
  add,
  addTally,
  type EvaluatedCourse,
  type CourseFigures,
  emptyTally,
  figuresOf,
  meets,
  sectionTexts,
  type Tally,
} from './tally.ts'

export interface CourseRow {
  readonly id: string
  readonly figures: CourseFigures
  /** A description of each miss. */
  readonly misses: readonly string[]
}

const flatLines = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\S\n]+/g, ' ')
const bare = (text: string): string =>
  text
    .replace(/[\s\-–•*·.,;:]+/g, ' ')
    .trim()
    .toLowerCase()
const countWords = (text: string): number => text.split(/\s+/).length

function tallyFacts({ gold, report, tally, misses }: EvaluatedCourse): void {
  const texts = sectionTexts(report, flat)
  const tray = flat(report.unused.map((fact) => fact.text).join('\n'))
  for (const fact of gold.facts) {
    const isPlaced = fact.sections.some((key) => meets(texts.get(key) ?? '', fact.must))
    const elsewhere = [...texts].filter(([, text]) => meets(text, fact.must)).map(([key]) => key)
    const inTray = meets(tray, fact.must)
    add(tally.recall, isPlaced)
    const isLost = !isPlaced && elsewhere.length === 0 && !inTray
    if (fact.salience === 'critical') add(tally.critical, isPlaced)
    add(tally.lost, isLost)
    if ((fact.salience === 'critical' && !isPlaced) || (fact.salience === 'important' && isLost)) tally.errors[0] += 1
    const quote = flat(fact.source)
    tally.stray[1] += 1
    if (quote.length >= 25)
      for (const [key, text] of texts)
        if (!fact.sections.some((expectedKey) => expectedKey === key) && text.includes(quote)) {
          tally.stray[0] += 1
          misses.push(`${fact.id} stray in ${key}: ${fact.source.slice(0, 70)}`)
        }
    if (isPlaced) continue
    const where = elsewhere.length > 0 ? `found in ${elsewhere.join(', ')}` : inTray ? 'in the tray' : 'LOST'
    misses.push(
      `${fact.id} ${fact.kind}/${fact.salience} wanted in ${fact.sections.join('|')}, ${where}: ${fact.source.slice(0, 90)}`,
    )
  }
}

function tallyForbidden({ gold, report, tally, misses }: EvaluatedCourse): void {
  const texts = sectionTexts(report, flatLines)
  for (const rule of gold.must_not) {
    const keys = sectionKeys.filter((key) => rule.sections.includes('*') || rule.sections.includes(key))
    const pattern = new RegExp(rule.pattern, 'i')
    const hit = keys.find((key) => {
      const text = texts.get(key) ?? ''
      return text !== '' && pattern.test(text)
    })
    if (hit === undefined) continue
    tally.violations[0] += 1
    tally.errors[0] += 1
    misses.push(`${rule.id} FORBIDDEN in ${hit}: ${rule.why}`)
  }
}

const unruled = (text: string): string => bare(text.replaceAll(/\s*\|\s*/g, ' '))

function tallyForm({ gold, source, report, tally, misses }: EvaluatedCourse): void {
  const sourceWords = countWords(source)
  tally.size[1] = sourceWords
  tally.tray_size = [report.unused.reduce((total, fact) => total + countWords(fact.text), 0), sourceWords]
  for (const key of gold.silent_sections) {
    const marked = report.sections.find((section) => section.key === key)?.empty === 'not_documented'
    add(tally.silent, marked)
    if (!marked) misses.push(`silent section ${key} is filled`)
  }
  const seen = new Set<string>()
  for (const item of report.sections.flatMap((section) => section.items)) {
    tally.size[0] += countWords(item.text)
    const words = bare(item.text)
    add(tally.repeated, seen.has(words) && item.text.length > 25)
    if (seen.has(words) && item.text.length > 25) misses.push(`stands twice: ${item.text.slice(0, 80)}`)
    seen.add(words)
    if (item.origin !== 'extracted') continue
    // The columns of a table are printed with a bar between them.
    const quoted = unruled(item.spans.map((span) => source.slice(span.start, span.end)).join(' '))
    add(tally.verbatim, quoted !== '' && quoted === unruled(item.text))
  }
}

const printed = (label: string, figures: CourseFigures): string =>
  [label.padEnd(8), ...Object.entries(figures).map(([name, value]) => `${name} ${Number(value).toFixed(3)}`)].join('  ')

/** A course with its gold facts, and the report to score if it is not the engine's. */
export interface ScoredCourse {
  readonly gold: GoldCourse
  readonly source: string
  readonly report?: GeneratedReport
}

/** Scores a report: returns the tally and a description of every miss. */
function scored({ gold, source, report: givenReport }: ScoredCourse): { tally: Tally; misses: string[] } {
  const report = givenReport ?? writeReport(source, { language: gold.language })
  const course: EvaluatedCourse = { gold, source, report, tally: emptyTally(), misses: [] }
  tallyFacts(course)
  tallyForbidden(course)
  tallyDrugs(course)
  tallyMain(course)
  tallyForm(course)
  return course
}

/** Scores courses against their gold facts. `figures` are over all courses, `rows` are for each course. */
export function scoreCourses(courses: Iterable<ScoredCourse>): {
  figures: CourseFigures
  rows: CourseRow[]
} {
  const total = emptyTally()
  total.violations = [0, 0]
  total.errors = [0, 0]
  total.going_home_wrong = [0, 0]
  const rows: CourseRow[] = []
  for (const course of courses) {
    const { gold } = course
    const { tally, misses } = scored(course)
    addTally(total, tally)
    rows.push({ id: gold.id, figures: figuresOf(tally), misses })
  }
  return { figures: figuresOf(total), rows }
}

/** The annotated courses of a fold, with their gold facts. */
export const goldOfFold = (fold: Fold): { gold: GoldCourse; source: string }[] =>
  annotatedCourses([fold]).map((course) => ({ gold: { ...goldOf(course), id: course.id }, source: course.text }))

async function goldOfFolder(path: string): Promise<{ gold: GoldCourse; source: string }[]> {
  const names = (await readdir(path)).filter((name) => name.endsWith('.gold.json')).toSorted()
  return Promise.all(
    names.map(async (name) => ({
      gold: goldCourse.parse(JSON.parse(await readFile(join(path, name), 'utf8'))),
      source: normalise(await readFile(join(path, name.replace('.gold.json', '.txt')), 'utf8')),
    })),
  )
}

/** The courses of a fold, or of a folder with `<id>.txt` beside `<id>.gold.json`. */
export async function goldOfPath(path: string): Promise<{ gold: GoldCourse; source: string }[]> {
  const fold = foldNames.find((name) => name === path)
  return fold === undefined ? await goldOfFolder(path) : goldOfFold(fold)
}

/** A warning that is printed above figures that are too optimistic. */
export const warningsOf = (path: string): readonly string[] =>
  path === 'train' || path === 'dev'
    ? ['The engine has learnt from these courses: no measure of courses it has not seen.']
    : []

/**
 * Writes a report for every `<id>.txt` of a folder and scores it against `<id>.gold.json`; for the name of a fold
 * (`train`, `dev`, `test`), does so for every annotated course of that fold. Figures are shares (0..1), except for
 * `violations` (forbidden statements), `going_home_wrong` (stopped drugs under "at discharge") and `errors` (critical
 * facts in a wrong section or missing, important facts missing, violations, drugs in a wrong state, principal diagnosis
 * missed), which are per report, and `stray` (gold sentences in a section where they do not belong, per fact). `size`
 * and `tray_size` are numbers of words relative to the course's words.
 */
export async function evaluateCourses(
  path: string,
): Promise<{ figures: CourseFigures; rows: readonly CourseRow[]; lines: readonly string[] }> {
  const { figures, rows } = scoreCourses(await goldOfPath(path))
  return {
    figures,
    rows,
    lines: [...warningsOf(path), ...rows.map((row) => printed(row.id, row.figures)), printed('all', figures)],
  }
}
