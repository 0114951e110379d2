import { patientLine } from '../course/patient-line.ts'
import type { GeneratedReport, ItemFlag, ReportItem, UnusedFact } from '@alta/contract/report'
import { type Language, type SectionKey, sectionKeys } from '@alta/contract/sections'
import { copies } from '../course/copy-forward.ts'
import type { Course } from '../course/course.ts'
import { findDates } from '../course/dates.ts'
import { courseOf } from '../course/read-course.ts'
import { readOutline } from '../course/read-outline.ts'
import { allergensOf, allergyFacts, allergyItems } from '../facts/allergies.ts'
import { allergyStatements } from '../facts/allergy-statements.ts'
import { corrections } from '../facts/corrections.ts'
import { quotedItem } from '../facts/fact.ts'
import { followDrugs } from '../facts/medication/follow-drugs.ts'
import { firstDayOf, isDaily, type Passage, passagesOf } from '../facts/passage.ts'
import { mentionsOf, type ReadMention } from '../reading/drug-mentions.ts'
import { actionOf, listOf } from '../reading/decide-section.ts'
import { correctedOf } from './corrected.ts'
import { decide, type Told } from './decide.ts'
import { quote } from './derivation.ts'
import { type Accounting, accountFor, countWords, type Draft, type Fate } from './draft.ts'
import { sectionOf } from './empty.ts'
import { type Leftovers, medicationSection } from './medication-section.ts'
import { paragraphsOf } from './paragraphs.ts'
import { extraComments } from './plan-section.ts'
import { coverage } from './coverage.ts'
import { select, tray } from './selection.ts'
import { stayOf } from './stay.ts'
import { type TimelineEvent, timelineOf } from './timeline.ts'

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

export interface Findings {
  readonly course: Course
  readonly passages: readonly Passage[]
  readonly firstDay: string | null
}

/** The day is that of the note, for what the daily course tells; words that carry a date of their own speak for themselves. */
function itemOf(findings: Findings, draft: Draft): ReportItem {
  const { text } = findings.course
  const passage = findings.passages[draft.sentence]
  const note = passage?.note
  const dated = passage !== undefined && isDaily(passage, findings.firstDay) && findDates(passage.folded).length === 0
  if (note?.day == null || !dated) return quotedItem(text, draft.spans, draft.flags)
  const item = quotedItem(text, draft.spans, note.derived ? [...draft.flags, 'date_derived'] : draft.flags)
  return { ...item, day: note.day }
}

function unusedOf(findings: Findings, draft: Draft): UnusedFact {
  const item = itemOf(findings, draft)
  const fact = { text: item.text, spans: item.spans, kind: draft.kind, section: draft.section }
  return item.day === undefined ? fact : { ...fact, day: item.day }
}

const actionFlags = [
  ['start', 'started'],
  ['keep', 'continued'],
  ['change', 'changed'],
] as const

/** Sentences of the medication in which no drug is found: "resto igual", oxygen at home, a device, a name nobody lists. */
function leftoversOf(course: Course, mentions: readonly ReadMention[]): Leftovers {
  const left = { previous: [] as ReportItem[], discharge: [] as ReportItem[], stopped: [] as ReportItem[] }
  const named = new Set(mentions.flatMap(({ mention, unit }) => (mention.recognised === 'class' ? [] : [unit.start])))
  for (const sentence of course.sentences) {
    const { chances } = sentence
    if (chances === null || sentence.section !== 'medication' || named.has(sentence.start)) continue
    const span = { start: sentence.body, end: sentence.end }
    if (Math.max(actionOf(chances, 'stop'), actionOf(chances, 'hold')) > 0.5) left.stopped.push(quotedItem(course.text, [span], ['list_item', 'stopped']))
    else if (listOf(chances, 'discharge') > 0.5) {
      const [action] = actionFlags.toSorted((a, b) => actionOf(chances, b[0]) - actionOf(chances, a[0]))
      const flags: ItemFlag[] = action !== undefined && actionOf(chances, action[0]) > 0.4 ? ['list_item', action[1]] : ['list_item']
      left.discharge.push(quotedItem(course.text, [span], flags))
    } else if (listOf(chances, 'home') > 0.5) left.previous.push(quotedItem(course.text, [span], ['list_item']))
  }
  return left
}

/**
 * Writes a discharge report from the words of a clinical course alone: no language model, no clock, no chance; the same
 * source gives the same bytes. Every extracted item is a quotation (see derivation.ts), every sentence of the source has a
 * fate in `accounting`, and what is salient but not printed stands in `unused`.
 */
export function writeReport(source: string, options: ReportOptions = {}): ExtractiveReport {
  const outline = readOutline(source)
  const mentions = mentionsOf(outline)
  const course = courseOf(outline, mentions)
  const language = options.language ?? course.language
  const statements = allergyStatements(course)
  const found = corrections(course, statements)
  const allergies = allergyFacts(course, found, statements)
  const drugs = followDrugs(outline, mentions)
  const allergySection = allergyItems(course, allergies)
  const context = { course, drugs, allergens: allergensOf(allergies), language }
  const medication = medicationSection(context, leftoversOf(course, mentions))
  const safety = new Map<SectionKey, readonly ReportItem[]>([
    ['allergies', allergySection.items],
    ['medication', medication],
  ])
  const items = [...safety.values()].flat()
  const told: Told = {
    course,
    copies: copies(course),
    corrected: correctedOf(course, found),
    covered: coverage(course, items),
  }
  const passages = passagesOf(course)
  const findings: Findings = { course, passages, firstDay: firstDayOf(course) }
  const drafts = decide(told)
  const courseWords = countWords(course.text)
  const spent = items.reduce((words, item) => words + countWords(item.text), 0)
  const selection = select(drafts, { courseWords, spent })
  const sections = sectionKeys.map((key) => {
    const own = selection.kept.filter((draft) => draft.section === key)
    if (key === 'extra_comments') return sectionOf(key, extraComments(findings, own, { language, itemOf }))
    return sectionOf(key, [...(safety.get(key) ?? []), ...(options.sentences === true ? own : paragraphsOf(course, own)).map((draft) => itemOf(findings, draft))])
  })
  const printedItems = sections.flatMap((section) => section.items)
  const bare = (text: string): string => text.replace(/\.$/, '').toLowerCase()
  const printed = new Set(printedItems.map((item) => bare(item.text)))
  const shown = tray(
    selection.left.filter((draft) => !printed.has(bare(quote(course.text, draft.spans)))),
    courseWords,
  )
  const quoted = coverage(course, printedItems)
  const fates = course.sentences.map(({ chances, section }, index): Fate => {
    if ((quoted[index] ?? 0) > 0) return 'used'
    if (chances === null || section === null) return 'boilerplate'
    const copy = told.copies[index]
    return copy !== undefined && copy.first !== copy.last ? 'repeat' : 'unused'
  })
  return {
    language,
    engine: { name: engineName, version: engineVersion },
    title: patientLine(course),
    stay: stayOf(course, sections.find(({ key }) => key === 'main_diagnosis')?.items[0]),
    sections,
    unused: shown.map((draft) => unusedOf(findings, draft)),
    accounting: accountFor(fates),
    timeline: timelineOf(findings, selection.kept),
  }
}
