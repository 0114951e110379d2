import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GeneratedReport, ReportItem } from '@alta/contract/report'
import { sectionKeys } from '@alta/contract/sections'
import { writeReport } from '../src/report/engine.ts'
import { normalise } from '../src/text/normalise.ts'
import { annotatedCourses, type Fold, foldNames } from './annotated/corpus.ts'
import { type GoldCourse, goldCourse, goldOf } from './annotated/gold.ts'

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
type Tally = Record<keyof CourseFigures, [part: number, whole: number]>

export interface CourseRow {
  readonly id: string
  readonly figures: CourseFigures
  /** What was missed, in words. */
  readonly misses: readonly string[]
}

const flat = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ')
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
const meets = (text: string, must: readonly (readonly string[])[]): boolean =>
  must.every((group) => group.some((alternative) => text.includes(flat(alternative))))

const emptyTally = (): Tally => ({
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

interface Case {
  readonly gold: GoldCourse
  readonly source: string
  readonly report: GeneratedReport
  readonly tally: Tally
  readonly misses: string[]
}

const add = (entry: [number, number], hit: boolean): void => {
  entry[0] += hit ? 1 : 0
  entry[1] += 1
}

function sectionTexts(report: GeneratedReport, write: (text: string) => string): Map<string, string> {
  return new Map(
    report.sections.map((section) => [section.key, write(section.items.map((item) => item.text).join('\n'))]),
  )
}

function tallyFacts({ gold, report, tally, misses }: Case): void {
  const texts = sectionTexts(report, flat)
  const tray = flat(report.unused.map((fact) => fact.text).join('\n'))
  for (const fact of gold.facts) {
    const placed = fact.sections.some((key) => meets(texts.get(key) ?? '', fact.must))
    const elsewhere = [...texts].filter(([, text]) => meets(text, fact.must)).map(([key]) => key)
    const inTray = meets(tray, fact.must)
    add(tally.recall, placed)
    const isLost = !placed && elsewhere.length === 0 && !inTray
    if (fact.salience === 'critical') add(tally.critical, placed)
    add(tally.lost, isLost)
    if ((fact.salience === 'critical' && !placed) || (fact.salience === 'important' && isLost)) tally.errors[0] += 1
    const quote = flat(fact.source)
    tally.stray[1] += 1
    if (quote.length >= 25)
      for (const [key, text] of texts)
        if (!fact.sections.some((wanted) => wanted === key) && text.includes(quote)) {
          tally.stray[0] += 1
          misses.push(`${fact.id} stray in ${key}: ${fact.source.slice(0, 70)}`)
        }
    if (placed) continue
    const where = elsewhere.length > 0 ? `found in ${elsewhere.join(', ')}` : inTray ? 'in the tray' : 'LOST'
    misses.push(
      `${fact.id} ${fact.kind}/${fact.salience} wanted in ${fact.sections.join('|')}, ${where}: ${fact.source.slice(0, 90)}`,
    )
  }
}

function tallyForbidden({ gold, report, tally, misses }: Case): void {
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

const namesOf = (drug: string): string[] =>
  flat(drug)
    .split(/[/|(]/)
    .map((name) => name.trim())
    .filter((name) => name.length > 2)
const dosesOf = (dose: string): string[] =>
  flat(dose)
    .split('|')
    .map((one) => /\d+(?:[.,]\d+)?/.exec(one)?.[0] ?? '')

/** The items of the medication section under "at discharge" and under "stopped". */
function drugGroups(items: readonly ReportItem[]): { home: ReportItem[]; stopped: ReportItem[] } {
  const groups = { home: [] as ReportItem[], stopped: [] as ReportItem[] }
  let now: ReportItem[] | undefined
  for (const item of items) {
    if (item.origin === 'template' && item.flags.includes('subheading')) {
      const name = flat(item.text)
      const open = /mencio|mentioned|revisar|review/.test(name)
      now = open
        ? undefined
        : /suspend|suspes|evitar|stopped|avoid/.test(name)
          ? groups.stopped
          : /alta|discharge/.test(name)
            ? groups.home
            : undefined
    } else now?.push(item)
  }
  return groups
}

function tallyDrugs({ gold, report, tally, misses }: Case): void {
  const section = report.sections.find(({ key }) => key === 'medication')
  const text = flat((section?.items ?? []).map((item) => item.text).join('\n'))
  const { home, stopped } = drugGroups(section?.items ?? [])
  for (const drug of gold.discharge_medication) {
    const names = namesOf(drug.drug)
    const doses = dosesOf(drug.dose)
    const isNamed = (item: ReportItem): boolean => names.some((name) => flat(item.text).includes(name))
    const atHome = home.filter(isNamed)
    const isStopped = stopped.some(isNamed)
    if (drug.status !== 'stopped')
      add(tally.drugs, names.some((name) => text.includes(name)) && doses.some((dose) => text.includes(dose)))
    const isRight =
      drug.status === 'stopped'
        ? isStopped && atHome.length === 0
        : atHome.some(
            (item) =>
              doses.some((dose) => flat(item.text).includes(dose)) && item.flags.some((flag) => flag === drug.status),
          )
    add(tally.states, isRight)
    if (drug.status === 'stopped' && atHome.length > 0) tally.going_home_wrong[0] += 1
    if (isRight) continue
    tally.errors[0] += 1
    const found = atHome.length > 0 ? `at discharge [${atHome.map((item) => `${item.text}: ${item.flags.join(' ')}`).join('; ')}]` : isStopped ? 'under stopped' : 'in neither group'
    misses.push(`drug state: ${drug.drug} ${drug.dose} is ${drug.status}, ${found}`)
  }
}

/** The principal diagnosis: the facts that belong under it alone. */
function tallyMain({ gold, report, tally, misses }: Case): void {
  const principal = gold.facts.filter(({ sections }) => sections.length === 1 && sections[0] === 'main_diagnosis')
  if (principal.length === 0) return
  const text = sectionTexts(report, flat).get('main_diagnosis') ?? ''
  const isNamed = principal.some((fact) => meets(text, fact.must))
  add(tally.main, isNamed)
  if (isNamed) return
  tally.errors[0] += 1
  misses.push(`principal diagnosis: "${text.slice(0, 120)}" for: ${principal[0]?.source.slice(0, 90)}`)
}

function tallyForm({ gold, source, report, tally, misses }: Case): void {
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
    const quoted = bare(item.spans.map((span) => source.slice(span.start, span.end)).join(' '))
    add(tally.verbatim, quoted !== '' && quoted === words)
  }
}

const divide = ([part, whole]: [number, number]): number => (whole === 0 ? 1 : part / whole)
const figuresOf = (tally: Tally): CourseFigures => ({
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

const printed = (label: string, figures: CourseFigures): string =>
  [label.padEnd(8), ...Object.entries(figures).map(([name, value]) => `${name} ${Number(value).toFixed(3)}`)].join('  ')

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

function addTally(sum: Tally, part: Tally): void {
  for (const name of figureNames) {
    sum[name][0] += part[name][0]
    sum[name][1] += part[name][1]
  }
}

/** Writes one report and scores it: the tally and every miss in words. */
function scored(gold: GoldCourse, source: string): { tally: Tally; misses: string[] } {
  const report = writeReport(source, { language: gold.language })
  const course: Case = { gold, source, report, tally: emptyTally(), misses: [] }
  tallyFacts(course)
  tallyForbidden(course)
  tallyDrugs(course)
  tallyMain(course)
  tallyForm(course)
  return course
}

/** Scores courses with their gold. `figures` are over all of them, `rows` one by one. */
export function scoreCourses(courses: Iterable<{ gold: GoldCourse; source: string }>): {
  figures: CourseFigures
  rows: CourseRow[]
} {
  const total = emptyTally()
  total.violations = [0, 0]
  total.errors = [0, 0]
  total.going_home_wrong = [0, 0]
  const rows: CourseRow[] = []
  for (const { gold, source } of courses) {
    const { tally, misses } = scored(gold, source)
    addTally(total, tally)
    rows.push({ id: gold.id, figures: figuresOf(tally), misses })
  }
  return { figures: figuresOf(total), rows }
}

/** The annotated courses of a fold, as courses with gold facts. */
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

/**
 * Writes a report for every `<id>.txt` of a folder and scores it against `<id>.gold.json`; or, for the name of a fold
 * (`train`, `dev`, `test`), for every annotated course of that fold.
 * Figures are shares (0..1), but for `violations` (forbidden statements), `going_home_wrong` (stopped drugs under "at
 * discharge") and `errors` (critical facts not in place, important ones lost, violations, drugs in a wrong state,
 * principal diagnosis missed), which are per report, and `stray` (gold sentences in a section that is not theirs, per
 * fact). `size` and `tray_size` are words over the course's words.
 */
export async function evaluateCourses(
  path: string,
): Promise<{ figures: CourseFigures; rows: readonly CourseRow[]; lines: readonly string[] }> {
  const fold = foldNames.find((name) => name === path)
  const { figures, rows } = scoreCourses(fold === undefined ? await goldOfFolder(path) : goldOfFold(fold))
  const told = fold === 'train' || fold === 'dev' ? ['The engine has learnt from these courses: no measure of courses it has not seen.'] : []
  return {
    figures,
    rows,
    lines: [...told, ...rows.map((row) => printed(row.id, row.figures)), printed('all', figures)],
  }
}
