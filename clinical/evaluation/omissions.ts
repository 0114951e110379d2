import type { UnusedFact } from '@alta/contract/report'
import { writeReport } from '../src/report/engine.ts'
import { foldNames } from './annotated/corpus.ts'
import type { GoldCourse } from './annotated/gold.ts'
import { goldOfFold } from './courses.ts'
import { flat } from './flat.ts'
import { meets, sectionTexts } from './tally.ts'

type GoldFact = GoldCourse['facts'][number]
const isOpen = ({ risk }: UnusedFact): boolean => risk === 'high'
const round = (share: number): number => Math.round(share * 100) / 100

/** The gold facts that are in no section of a report, and the part of the tray that contains each. */
function missedIn({ gold, source }: { gold: GoldCourse; source: string }) {
  const report = writeReport(source, { language: gold.language })
  const texts = [...sectionTexts(report, flat).values()]
  const missed = gold.facts
    .filter(({ must }) => !texts.some((text) => meets(text, must)))
    .map((fact) => ({ fact, by: report.unused.filter(({ text }) => meets(flat(text), fact.must)) }))
  return { missed, open: report.unused.filter(isOpen), unused: report.unused }
}

/**
 * Of the facts that the reports of a fold leave out and the tray contains, counts how many are among those that ask for
 * a decision. `open` and `in_tray` are the numbers per report of facts that ask for one, and of all facts in the tray.
 */
export async function evaluateOmissions(path: string): Promise<{ figures: object; lines: readonly string[] }> {
  const fold = foldNames.find((name) => name === path)
  if (fold === undefined) throw new Error(`Not a fold of the annotated courses: ${path}`)
  const courses = goldOfFold(fold)
  const reports = courses.map((course) => ({ id: course.gold.id, ...missedIn(course) }))
  const held = reports.flatMap(({ missed }) => missed.filter(({ by }) => by.length > 0))
  const counts = (salience: GoldFact['salience']) => {
    const own = held.filter(({ fact }) => fact.salience === salience)
    return `${own.filter(({ by }) => by.some(isOpen)).length} of ${own.length}`
  }
  const folded = reports.flatMap(({ id, missed }) =>
    missed
      .filter(({ fact, by }) => fact.salience === 'critical' && by.length > 0 && !by.some(isOpen))
      .map(({ fact }) => `${id} critical, folded: ${fact.source.slice(0, 100)}`),
  )
  const mean = (of: (report: (typeof reports)[number]) => number) =>
    round(reports.reduce((sum, report) => sum + of(report), 0) / reports.length)
  const figures = {
    reports: reports.length,
    critical_open: counts('critical'),
    important_open: counts('important'),
    minor_open: counts('minor'),
    open: mean(({ open }) => open.length),
    open_words: mean(({ open }) => open.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)),
    in_tray: mean(({ unused }) => unused.length),
  }
  return { figures, lines: folded }
}
