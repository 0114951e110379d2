import { type GeneratedReport, type ReportItem } from '@alta/contract/report'
import type { Language } from '@alta/contract/languages'
import { type SectionKey, sectionKeys } from '@alta/contract/sections'
import { copies } from '../course/copy-forward.ts'
import { allergyItems } from '../facts/allergies.ts'
import { firstDayOf, passagesOf } from '../facts/passage.ts'
import { allergySection } from './allergy-section.ts'
import { placeSentences, withFilledSections, type PlacementInput } from './place-sentences.ts'
import { type Accounting, accountFor, type Coverage } from './draft.ts'
import { countRuns } from '../text/words.ts'
import { sectionOf } from './empty.ts'
import { type Findings, itemOf } from './findings.ts'
import { medicationSection } from './medication-section.ts'
import { patientOf } from '../identity/patient.ts'
import { courseWarnings } from '../identity/warnings.ts'
import { paragraphsOf } from './paragraphs.ts'
import { readStay, type ReconciledStay } from './read-stay.ts'
import { extraComments } from './plan-section.ts'
import { courseDays } from './course-days.ts'
import { quotedShares } from './quoted-shares.ts'
import { select } from './selection.ts'
import { stayOf } from './stay.ts'
import { readTimeline } from './stay-timeline.ts'
import { type TimelineEvent, timelineOf } from './timeline.ts'
import { weighedByTrends } from './trends.ts'
import { unusedFacts } from './unused.ts'
import { withWholeTables } from './whole-tables.ts'

export const engineName = 'alta-extractive'
export const engineVersion = '2.0.0'

export interface ExtractiveReport extends GeneratedReport {
  readonly accounting: Accounting
  readonly timeline: readonly TimelineEvent[]
}

export interface ReportOptions {
  readonly language?: Language
  /**
   * Each sentence is an item, or a fact left out, of its own, so that a model's words can be compared with it;
   * otherwise sentences are joined.
   */
  readonly sentences?: boolean
}

/** How each sentence of the source is accounted for. */
function coverageOf({ course, copies: copied }: PlacementInput, printed: readonly ReportItem[]): Coverage[] {
  const quoted = quotedShares(course, printed)
  return course.sentences.map(({ chances, section }, index): Coverage => {
    if ((quoted[index] ?? 0) > 0) return 'used'
    if (chances === null || section === null) return 'boilerplate'
    const copy = copied[index]
    return copy !== undefined && copy.first !== copy.last ? 'repeat' : 'unused'
  })
}

/**
 * Writes a discharge report from the words of a clinical course alone, without a language model, clock or randomness:
 * the same source gives the same bytes. Every extracted item is a quotation (see derivation.ts), every sentence of the
 * source is accounted for in `accounting`, and what is salient but not printed stands in `unused`.
 */
export const writeReport = (source: string, options: ReportOptions = {}): ExtractiveReport =>
  reportOfStay(readStay(source), options)

/** The report of a stay that has been read. */
export function reportOfStay(stay: ReconciledStay, options: ReportOptions): ExtractiveReport {
  const { course, corrected, allergies, medication: groups } = stay
  const language = options.language ?? course.language
  const statements = allergyItems(course, allergies).items
  const medication = medicationSection(groups, language)
  const safety = new Map<SectionKey, readonly ReportItem[]>([
    ['allergies', statements],
    ['medication', medication],
  ])
  const items = [...safety.values()].flat()
  const placement: PlacementInput = {
    course,
    copies: copies(course),
    corrected,
    covered: quotedShares(course, items),
    days: courseDays(course),
  }
  const passages = passagesOf(course)
  const findings: Findings = { course, passages, firstDay: firstDayOf(course) }
  const drafts = weighedByTrends(placeSentences(placement), passages)
  const courseWords = countRuns(course.text)
  const spent = items.reduce((words, item) => words + countRuns(item.text), 0)
  const selection = select(drafts, { courseWords, spent })
  const placed = withFilledSections(course, withWholeTables(placement, selection.printed))
  const sections = sectionKeys.map((key) => {
    const own = placed.filter((draft) => draft.section === key)
    if (key === 'extra_comments') return sectionOf(key, extraComments(findings, own, { language, itemOf }))
    if (key === 'allergies') {
      const further = own.map((draft) => itemOf(findings, draft))
      return sectionOf(key, allergySection({ course, language, statements, further }))
    }
    return sectionOf(key, [
      ...(safety.get(key) ?? []),
      ...(options.sentences === true ? own : paragraphsOf(course, own)).map((draft) => itemOf(findings, draft)),
    ])
  })
  const printedItems = sections.flatMap((section) => section.items)
  const timeline = readTimeline(course)
  const patient = patientOf(timeline)
  return {
    language,
    engine: { name: engineName, version: engineVersion },
    title: patient.name?.text ?? null,
    patient,
    warnings: courseWarnings(timeline),
    stay: stayOf(timeline, sections.find(({ key }) => key === 'main_diagnosis')?.items[0]),
    sections,
    unused: unusedFacts(findings, { ...options, left: selection.left, printed: printedItems }),
    accounting: accountFor(coverageOf(placement, printedItems)),
    timeline: timelineOf(findings, selection.printed),
  }
}
