import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GeneratedReport } from '@alta/contract/report'
import { languages, sectionKeys } from '@alta/contract/sections'
import * as z from 'zod/mini'
import { writeReport } from '../src/report/engine.ts'
import { normalise } from '../src/text/normalise.ts'

/** What a course must and must not bring into its report; written by hand beside each `<id>.txt`. */
const goldCourse = z.object({
  id: z.string(),
  language: z.enum(languages),
  facts: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      sections: z.array(z.enum(sectionKeys)),
      /** Every group must be met by one of its alternatives, inside one section. */
      must: z.array(z.array(z.string())),
      salience: z.enum(['critical', 'important', 'minor']),
      source: z.string(),
    }),
  ),
  must_not: z.array(
    z.object({
      id: z.string(),
      /** "*", alone or in a list: every section. */
      sections: z.union([z.literal('*'), z.array(z.enum([...sectionKeys, '*']))]),
      pattern: z.string(),
      why: z.string(),
    }),
  ),
  discharge_medication: z.array(
    z.object({ drug: z.string(), dose: z.string(), frequency: z.string(), status: z.string() }),
  ),
  silent_sections: z.array(z.enum(sectionKeys)),
})
type GoldCourse = z.infer<typeof goldCourse>

export interface CourseFigures {
  readonly recall: number
  readonly critical: number
  readonly lost: number
  readonly drugs: number
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
    if (fact.salience === 'critical') add(tally.critical, placed)
    add(tally.lost, !placed && elsewhere.length === 0 && !inTray)
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
    misses.push(`${rule.id} FORBIDDEN in ${hit}: ${rule.why}`)
  }
}

function tallyDrugs({ gold, report, tally, misses }: Case): void {
  const text = sectionTexts(report, flat).get('medication') ?? ''
  for (const drug of gold.discharge_medication) {
    if (drug.status === 'stopped') continue
    const names = flat(drug.drug)
      .split(/[/|(]/)
      .map((name) => name.trim())
      .filter((name) => name.length > 2)
    const doses = flat(drug.dose)
      .split('|')
      .map((dose) => /\d+(?:[.,]\d+)?/.exec(dose)?.[0] ?? '')
    const found = names.some((name) => text.includes(name)) && doses.some((dose) => text.includes(dose))
    add(tally.drugs, found)
    if (!found) misses.push(`discharge drug missing: ${drug.drug} ${drug.dose} ${drug.frequency} (${drug.status})`)
  }
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

/**
 * Writes a report for every `<id>.txt` of a folder and scores it against `<id>.gold.json`.
 * Figures are shares (0..1), but for `violations` (forbidden statements per report) and `stray` (gold sentences in
 * a section that is not theirs, per fact). `size` and `tray_size` are words over the course's words.
 */
export async function evaluateCourses(
  path: string,
): Promise<{ figures: CourseFigures; rows: readonly CourseRow[]; lines: readonly string[] }> {
  const total = emptyTally()
  total.violations = [0, 0]
  const rows: CourseRow[] = []
  const names = (await readdir(path)).filter((name) => name.endsWith('.gold.json')).toSorted()
  for (const name of names) {
    const gold = goldCourse.parse(JSON.parse(await readFile(join(path, name), 'utf8')))
    const source = normalise(await readFile(join(path, name.replace('.gold.json', '.txt')), 'utf8'))
    const report = writeReport(source, { language: gold.language })
    const course: Case = { gold, source, report, tally: emptyTally(), misses: [] }
    tallyFacts(course)
    tallyForbidden(course)
    tallyDrugs(course)
    tallyForm(course)
    addTally(total, course.tally)
    rows.push({ id: gold.id, figures: figuresOf(course.tally), misses: course.misses })
  }
  const figures = figuresOf(total)
  return { figures, rows, lines: [...rows.map((row) => printed(row.id, row.figures)), printed('all', figures)] }
}
