import { isWritable } from '@alta/contract/sections'
import type { GeneratedReport, ReportSection } from '@alta/contract/report'
import { trayOf, withSafetyFacts } from './omissions.ts'
import { engineReport } from './plan.ts'
import type { SourceReading } from './reading.ts'

/**
 * The whole report with these sections; other sections, and those that no model writes, are the engine's. What was left
 * out goes to the tray, or back into its section where its loss would do harm.
 */
export function finishedReport(reading: SourceReading, written: readonly ReportSection[]): GeneratedReport {
  const report = engineReport(reading)
  const own = new Map(written.filter(({ key }) => isWritable(key)).map((section) => [section.key, section]))
  const sections = report.sections.map((section) => {
    const theirs = own.get(section.key)
    // What fell back is the engine's section as it is read in the end.
    if (theirs?.fallback !== undefined) return { ...section, fallback: theirs.fallback }
    return withSafetyFacts(reading, theirs ?? section)
  })
  return { ...report, sections, unused: trayOf(reading, sections) }
}
