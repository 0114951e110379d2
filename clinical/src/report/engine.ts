import { patientLine } from '../course/patient-line.ts'
import type { GeneratedReport, ReportItem, UnusedFact } from '@alta/contract/report'
import { type Language, type SectionKey, sectionKeys } from '@alta/contract/sections'
import { copies, type Copy } from '../course/copy-forward.ts'
import type { Course } from '../course/course.ts'
import { findDates } from '../course/dates.ts'
import { readCourse } from '../course/read-course.ts'
import { allergyPlaced } from '../facts/allergy-places.ts'
import { findComplications } from '../facts/complications.ts'
import { findDiagnoses } from '../facts/diagnoses.ts'
import { type Correction, quotedItem } from '../facts/fact.ts'
import { keyLabSentences, labValues } from '../facts/labs.ts'
import { firstDayOf, isDaily, passagesOf } from '../facts/passage.ts'
import { findProcedures } from '../facts/procedures.ts'
import { safetyFacts } from '../facts/safety.ts'
import { findTests } from '../facts/tests.ts'
import { correctedOf } from './corrected.ts'
import { quote } from './derivation.ts'
import { type Accounting, accountFor, countWords, type Draft, type Fate } from './draft.ts'
import { sectionOf } from './empty.ts'
import { medicationSection } from './medication-section.ts'
import { extraComments } from './plan-section.ts'
import { draftsOf, endsDrug, type Findings, sectionFor } from './route.ts'
import { coverage, safetyOf } from './safety.ts'
import { select, tray } from './selection.ts'
import { settle } from './settle.ts'
import { stayOf } from './stay.ts'
import { type TimelineEvent, timelineOf } from './timeline.ts'

export const engineName = 'alta-extractive'
export const engineVersion = '1.0.0'

export interface ExtractiveReport extends GeneratedReport {
  readonly accounting: Accounting
  readonly timeline: readonly TimelineEvent[]
}

/** A sentence the safety sections quote this much of is not printed again elsewhere. */
const claimedShare = 0.6

/** The reason for admission and the beginning of the story, under each heading. */
const openingSentences = 3

const keepsLast = new Set<SectionKey | null>(['evolution', 'evolution_by_condition', 'extra_comments'])

/** Of sentences that say the same, background and examination keep the first, state and plan the last. */
function isRepeat(course: Course, all: readonly Copy[], index: number): boolean {
  const copy = all[index]
  if (copy === undefined || copy.first === copy.last) return false
  return index !== (keepsLast.has(course.sentences[copy.first]?.section ?? null) ? copy.last : copy.first)
}

function findingsOf(course: Course, found: readonly Correction[]): Findings {
  const passages = passagesOf(course)
  const written = new Set(course.sentences.flatMap((sentence) => (sentence.section === null ? [] : [sentence.note])))
  const notes = course.notes.filter((note) => written.has(note.index))
  const story = passages.filter(({ sentence }) => sentence.section === 'current_disease')
  const opening = [...Map.groupBy(story, ({ sentence }) => sentence.heading).values()].flatMap((told) =>
    told.slice(0, openingSentences).map(({ sentence }) => sentence.index),
  )
  const values = passages.filter(({ sentence }) => sentence.section !== null).flatMap(labValues)
  const bySentence = <T extends { readonly sentence: number }>(facts: readonly T[]): Map<number, T> =>
    new Map(facts.map((fact) => [fact.sentence, fact]))
  return {
    course,
    passages,
    copies: copies(course),
    diagnoses: findDiagnoses(course, passages),
    procedures: bySentence(findProcedures(course, passages)),
    complications: bySentence(findComplications(course, passages)),
    tests: bySentence(findTests(course, passages)),
    corrected: correctedOf(course, found),
    place: { first: notes[0], last: notes.at(-1), opening: new Set(opening), keyLabs: keyLabSentences(values) },
    firstDay: firstDayOf(course),
  }
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

/**
 * Writes a discharge report from the words of a clinical course alone: no model, no clock, no chance; the same source
 * gives the same bytes. Every extracted item is a quotation (see derivation.ts), every sentence of the source has a
 * fate in `accounting`, and what is salient but not printed stands in `unused`.
 */
export function writeReport(source: string, options: { readonly language?: Language } = {}): ExtractiveReport {
  const course = allergyPlaced(settle(readCourse(source)))
  const language = options.language ?? course.language
  const safe = safetyFacts(course, language)
  const findings = findingsOf(course, safe.corrections)
  const repeats = course.sentences.map((sentence) => isRepeat(course, findings.copies, sentence.index))
  const safety = safetyOf(course, safe)
  // The story of the illness keeps its sentences even where they name a drug the patient took.
  const isClaimed = (index: number): boolean =>
    (safety.told[index] ?? 0) >= claimedShare ||
    ((safety.covered[index] ?? 0) >= claimedShare && course.sentences[index]?.section !== 'current_disease')
  const together = new Set([...findings.corrected.paired.values()].flat())
  const isFree = (index: number): boolean =>
    repeats[index] !== true && !findings.corrected.leftOut.has(index) && !together.has(index) && !isClaimed(index)
  const drafts = draftsOf(findings, isFree)
  const courseWords = countWords(course.text)
  const selection = select(drafts, { courseWords, spent: safety.words })
  const sections = sectionKeys.map((key) => {
    const own = selection.kept.filter((draft) => draft.section === key)
    if (key === 'extra_comments') return sectionOf(key, extraComments(findings, own, { language, itemOf }))
    const first = safety.items.get(key) ?? []
    if (key === 'medication') {
      const [ended, prescribed] = [true, false].map((ends) =>
        own.filter((draft) => endsDrug(findings, draft) === ends).map((draft) => itemOf(findings, draft)),
      )
      return sectionOf(key, medicationSection(first, { ended: ended ?? [], prescribed: prescribed ?? [] }, language))
    }
    return sectionOf(key, [...first, ...own.map((draft) => itemOf(findings, draft))])
  })
  const items = sections.flatMap((section) => section.items)
  const bare = (text: string): string => text.replace(/\.$/, '').toLowerCase()
  const printed = new Set(items.map((item) => bare(item.text)))
  const shown = tray(
    selection.left.filter((draft) => !printed.has(bare(quote(course.text, draft.spans)))),
    courseWords,
  )
  const quoted = coverage(course, items)
  const fates = findings.passages.map((passage, index): Fate => {
    if ((quoted[index] ?? 0) > 0) return 'used'
    if (sectionFor(findings, passage) === null) return 'boilerplate'
    return repeats[index] === true ? 'repeat' : 'unused'
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
