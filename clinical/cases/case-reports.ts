import { type ExtractiveReport, writeReport } from '../src/report/engine.ts'

const written = new Map<string, ExtractiveReport>()

/** The engine's report of one of `caseTexts`, written once for all tests of a process. */
export function reportOf(text: string): ExtractiveReport {
  const report = written.get(text) ?? writeReport(text)
  written.set(text, report)
  return report
}
