import type { GeneratedReport, ReportSection } from '@alta/contract/report'
import { trayOf, withSafetyFacts } from './omissions.ts'
import { planOf } from './plan.ts'
import { isWritable, readForWriting, type Reading } from './reading.ts'
import type { WritingOptions } from './writing.ts'

/** The report of these sections; those not among them, and those that are never a model's, are the engine's. */
export function finishedReport(reading: Reading, written: readonly ReportSection[]): GeneratedReport {
  const { report } = planOf(reading, [])
  const own = new Map(written.filter(({ key }) => isWritable(key)).map((section) => [section.key, section]))
  const sections = report.sections.map((section) => withSafetyFacts(reading, own.get(section.key) ?? section))
  return { ...report, sections, unused: trayOf(reading, sections) }
}

/** The whole report once every section stands: what was left out goes to the tray, or back into it where its loss harms. */
export function finishWriting(
  source: string,
  options: WritingOptions,
  sections: readonly ReportSection[],
): GeneratedReport {
  return finishedReport(readForWriting(source, options), sections)
}
