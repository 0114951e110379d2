import { patientLine } from '../course/patient-line.ts'
import { type GeneratedReport, type ReportItem, unreadPatient } from '@alta/contract/report'
import type { Language } from '@alta/contract/languages'
import { type SectionKey, sectionKeys } from '@alta/contract/sections'
import { copies } from '../course/copy-forward.ts'
import { allergyItems } from '../facts/allergies.ts'
import { firstDayOf, passagesOf } from '../facts/passage.ts'
import { decide, filled, type Told } from './decide.ts'
import { quote } from './derivation.ts'
import { type Accounting, accountFor, countWords, type Fate } from './draft.ts'
import { sectionOf } from './empty.ts'
import { type Findings, itemOf, unusedOf } from './findings.ts'
import { medicationSection } from './medication-section.ts'
import { paragraphsOf } from './paragraphs.ts'
import { readStay } from './read-stay.ts'
import { extraComments } from './plan-section.ts'
import { coverage } from './coverage.ts'
import { select, tray } from './selection.ts'
import { stayOf } from './stay.ts'
import { type TimelineEvent, timelineOf } from './timeline.ts'
import { weighedByTrends } from './trends.ts'

export const engineName = 'alta-extractive'
export const engineVersion = '2.0.0'

export interface ExtractiveReport extends GeneratedReport {
  readonly accounting: Accounting
  readonly timeline: readonly TimelineEvent[]
}

export interface ReportOptions {
  readonly language?: Language
  /** Each sentence is an item of its own, as a model's words are held against them; else a note's sentences are joined. */
  readonly sentences?: boolean
}

/** What became of each sentence of the source. */
function fatesOf({ course, copies: copied }: Told, printed: readonly ReportItem[]): Fate[] {
  const quoted = coverage(course, printed)
  return course.sentences.map(({ chances, section }, index): Fate => {
    if ((quoted[index] ?? 0) > 0) return 'used'
    if (chances === null || section === null) return 'boilerplate'
    const copy = copied[index]
    return copy !== undefined && copy.first !== copy.last ? 'repeat' : 'unused'
  })
}

/**
 * Writes a discharge report from the words of a clinical course alone: no language model, no clock, no chance; the same
 * source gives the same bytes. Every extracted item is a quotation (see derivation.ts), every sentence of the source has a
 * fate in `accounting`, and what is salient but not printed stands in `unused`.
 */
export function writeReport(source: string, options: ReportOptions = {}): ExtractiveReport {
  const { course, corrected, allergies, medication: groups } = readStay(source)
  const language = options.language ?? course.language
  const allergySection = allergyItems(course, allergies)
  const medication = medicationSection(groups, language)
  const safety = new Map<SectionKey, readonly ReportItem[]>([
    ['allergies', allergySection.items],
    ['medication', medication],
  ])
  const items = [...safety.values()].flat()
  const told: Told = {
    course,
    copies: copies(course),
    corrected,
    covered: coverage(course, items),
  }
  const passages = passagesOf(course)
  const findings: Findings = { course, passages, firstDay: firstDayOf(course) }
  const drafts = weighedByTrends(decide(told), passages)
  const courseWords = countWords(course.text)
  const spent = items.reduce((words, item) => words + countWords(item.text), 0)
  const selection = select(drafts, { courseWords, spent })
  const placed = filled(course, selection.kept)
  const sections = sectionKeys.map((key) => {
    const own = placed.filter((draft) => draft.section === key)
    if (key === 'extra_comments') return sectionOf(key, extraComments(findings, own, { language, itemOf }))
    return sectionOf(key, [
      ...(safety.get(key) ?? []),
      ...(options.sentences === true ? own : paragraphsOf(course, own)).map((draft) => itemOf(findings, draft)),
    ])
  })
  const printedItems = sections.flatMap((section) => section.items)
  const bare = (text: string): string => text.replace(/\.$/, '').toLowerCase()
  const printed = new Set(printedItems.map((item) => bare(item.text)))
  const shown = tray(
    selection.left.filter((draft) => !printed.has(bare(quote(course.text, draft.spans)))),
    courseWords,
  )
  return {
    language,
    engine: { name: engineName, version: engineVersion },
    title: patientLine(course),
    patient: unreadPatient,
    warnings: [],
    stay: stayOf(course, sections.find(({ key }) => key === 'main_diagnosis')?.items[0]),
    sections,
    unused: shown.map((draft) => unusedOf(findings, draft)),
    accounting: accountFor(fatesOf(told, printedItems)),
    timeline: timelineOf(findings, selection.kept),
  }
}
