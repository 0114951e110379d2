import type { FactKind } from '@alta/contract/report'
import type { SectionKey } from '@alta/contract/sections'
import type { Copy } from '../course/copy-forward.ts'
import type { Course, Span } from '../course/course.ts'
import type { PassageFact } from '../facts/fact.ts'
import { isDaily, type Passage } from '../facts/passage.ts'
import { isCareLevel } from '../facts/plan.ts'
import { wordForms } from '../facts/word-forms.ts'
import { stoppedWords } from '../lexicon/course-words.ts'
import { actVerbs, operations, treatments } from '../lexicon/procedures.ts'
import type { TestReport } from '../facts/tests.ts'
import type { Corrected } from './corrected.ts'
import { countWords, type Draft } from './draft.ts'
import { type Place, scoreOf, sectionScoreOf } from './score.ts'

/** All that was found in a course, by sentence index where facts are many. */
export interface Findings {
  readonly course: Course
  readonly passages: readonly Passage[]
  readonly copies: readonly Copy[]
  readonly diagnoses: readonly PassageFact[]
  readonly procedures: ReadonlyMap<number, PassageFact>
  readonly complications: ReadonlyMap<number, PassageFact>
  readonly tests: ReadonlyMap<number, TestReport>
  readonly corrected: Corrected
  readonly place: Place
  readonly firstDay: string | null
}

export const kindOf: Readonly<Record<SectionKey, FactKind>> = {
  complications: 'complication',
  allergies: 'allergy',
  medication: 'medication',
  evolution: 'course',
  toxic_habits: 'habit',
  evolution_by_condition: 'course',
  family_background: 'family',
  pathological_background: 'history',
  invasive_procedures: 'procedure',
  baseline_state: 'baseline',
  current_disease: 'reason',
  phisical_exam_urgency: 'exam',
  phisical_exam_admission: 'exam',
  complementary_tests: 'result',
  main_diagnosis: 'diagnosis',
  secondary_diagnosis: 'diagnosis',
  complementary_diagnosis: 'diagnosis',
  extra_comments: 'plan',
}

const diagnosisSections = new Set<SectionKey>(['main_diagnosis', 'secondary_diagnosis', 'complementary_diagnosis'])

/** The run of a sentence around a span, up to the nearest commas, semicolons and colons; offsets into the course's text. */
function clauseAround(passage: Passage, fact: Span): Span {
  const { start, end } = passage.sentence
  const before = passage.text.slice(0, fact.start - start)
  const marks = [', ', '; ', ': ', '. '].map((mark) => before.lastIndexOf(mark)).filter((at) => at >= 0)
  const cut = Math.max(...marks, -2)
  const rest = /[,;:](?=\s)|\.(?=\s|$)/.exec(passage.text.slice(fact.end - start))
  return { start: start + cut + 2, end: rest === null ? end : fact.end + rest.index }
}

const titled = new Set<SectionKey>([
  'current_disease',
  'family_background',
  'baseline_state',
  'toxic_habits',
  'allergies',
  'phisical_exam_urgency',
  'phisical_exam_admission',
])
const number = /^\d{1,2}(?:\.\d{1,2})*[.)]\s+/

/** Where a sentence's own words begin: behind a list number, and behind a label that only repeats the section's title. */
function beginning(passage: Passage, section: SectionKey): number {
  const { start, body, end, decided_by } = passage.sentence
  if (decided_by === 'inline' && titled.has(section) && body < end) return body
  return start + (number.exec(passage.text)?.[0].length ?? 0)
}

function draftOf(findings: Findings, passage: Passage, section: SectionKey): Draft {
  const { end, index } = passage.sentence
  const copy = findings.copies[index]
  const repeated = copy !== undefined && copy.last > copy.first
  const { paired, correcting } = findings.corrected
  const by = (paired.get(index) ?? []).flatMap((other) => findings.passages[other]?.sentence ?? [])
  const bonus = by.length > 0 || correcting.has(index) ? 3 : 0
  return {
    section,
    kind: kindOf[section],
    spans: [
      { start: beginning(passage, section), end },
      ...by.map((other) => ({ start: other.start, end: other.end })),
    ],
    sentence: index,
    flags: by.length > 0 ? ['corrected'] : repeated ? ['repeated'] : [],
    score:
      bonus +
      (narrative.has(section)
        ? scoreOf(passage, copy, findings.place)
        : sectionScoreOf(passage, section, findings.place)),
    words:
      countWords(passage.text) +
      by.reduce((sum, other) => sum + countWords(findings.course.text.slice(other.start, other.end)), 0),
  }
}

function factDraft(findings: Findings, fact: PassageFact): Draft {
  const text = findings.course.text.slice(fact.start, fact.end)
  return {
    section: fact.section,
    kind: fact.kind,
    spans: [{ start: fact.start, end: fact.end }],
    sentence: fact.sentence,
    flags: fact.flags,
    score: 5,
    words: countWords(text),
  }
}

const alreadyTold = 2
const narrative = new Set<SectionKey>(['evolution', 'evolution_by_condition'])

/** A clause that is nearly the whole sentence is not worth quoting beside it. */
const nearlyAll = 0.8

const treats = wordForms(`${operations}|${treatments}|${actVerbs}`)

function chanceFinding(findings: Findings, index: number): PassageFact | undefined {
  const test = findings.tests.get(index)
  if (test?.incidental == null) return undefined
  return { ...test, ...test.incidental, kind: 'diagnosis', section: 'complementary_diagnosis' }
}

/** A sentence that says nothing but a chance finding belongs with the other diagnoses. */
function isChanceFinding(findings: Findings, passage: Passage): boolean {
  const fact = chanceFinding(findings, passage.sentence.index)
  if (fact === undefined) return false
  const clause = clauseAround(passage, fact)
  const words = countWords(passage.text)
  return clause.end - clause.start > passage.text.length * nearlyAll || words < 9
}

/** Where a sentence of the daily course goes: tests, what went wrong and what was done have their own sections. */
function courseSection(findings: Findings, index: number): SectionKey | null {
  if (findings.tests.get(index)?.named === true) return 'complementary_tests'
  if (findings.complications.has(index)) return 'complications'
  if (findings.procedures.has(index)) return 'invasive_procedures'
  if (findings.tests.has(index)) return 'complementary_tests'
  return null
}

/** A complication or an act told within a sentence that stands elsewhere is quoted by its clause in its own section too. */
function clauseDrafts(findings: Findings, passage: Passage, section: SectionKey): Draft[] {
  const { start, end, index } = passage.sentence
  // What was done in the course of a test belongs with the acts, even where it is nearly all its sentence tells.
  const done =
    section === 'complementary_tests' && treats.test(passage.folded) ? findings.procedures.get(index) : undefined
  const facts = [findings.complications.get(index), findings.procedures.get(index), chanceFinding(findings, index)]
  const quoted = new Set<number>()
  return facts.flatMap((fact) => {
    if (fact === undefined || fact.section === section) return []
    const clause = clauseAround(passage, fact)
    // One clause for two facts stands with the first of them: what went wrong.
    if (quoted.has(clause.start) || (fact !== done && clause.end - clause.start > (end - start) * nearlyAll)) return []
    quoted.add(clause.start)
    const draft = factDraft(findings, { ...fact, ...clause, flags: ['list_item'] })
    return draft.words < 2 ? [] : [draft]
  })
}

const prescription = /\d\s*(?:mg|mcg|g|ui|units|ml|comp|sobres?|sachets?|puffs?|inh|gotas|gotes|drops)\b/
const ending = wordForms(stoppedWords)

/** Of a prescription list, lines the medication finder does not know stay in it; the rest is a recommendation or the course. */
function leftover(findings: Findings, passage: Passage): SectionKey {
  const last = passage.note?.kind === 'discharge' || passage.note === findings.place.last
  if (!last) return 'evolution'
  const headed = passage.sentence.decided_by === 'heading' || passage.sentence.decided_by === 'inline'
  return headed && (prescription.test(passage.folded) || ending.test(passage.folded)) ? 'medication' : 'extra_comments'
}

/** Does a line of the medication section end a drug rather than prescribe one? */
export const endsDrug = (findings: Findings, draft: Draft): boolean =>
  ending.test(findings.passages[draft.sentence]?.folded ?? '')

/** The section a sentence's words go to; null for headings, stamps and page furniture. */
export function sectionFor(findings: Findings, passage: Passage): SectionKey | null {
  const { section, index } = passage.sentence
  if (section === null) return null
  const place = findings.corrected.moved.get(index)
  if (place !== undefined) return place
  const listed = diagnosisSections.has(section)
  if (isChanceFinding(findings, passage)) return 'complementary_diagnosis'
  if (section !== 'evolution_by_condition' && isDaily(passage, findings.firstDay)) {
    if (isCareLevel(passage)) return 'extra_comments'
    const found = courseSection(findings, index)
    if (found !== null) return found
    return section === 'complications' || section === 'complementary_tests' ? section : 'evolution'
  }
  if (listed) return courseSection(findings, index) ?? 'evolution'
  if (section === 'complementary_tests' && findings.procedures.has(index)) return 'invasive_procedures'
  // Operations told among the antecedents are past ones.
  const before = findings.passages[index - 1]?.sentence
  if (
    section === 'invasive_procedures' &&
    before?.section === 'pathological_background' &&
    before.note === passage.sentence.note
  )
    return 'pathological_background'
  // What the medication finder left is no prescription: after discharge a recommendation, before it a treatment given.
  if (section === 'medication') return leftover(findings, passage)
  return section
}

/** Every sentence that may be printed, as a draft in its section. Repeats and corrected sentences are not among them. */
export function draftsOf(findings: Findings, isFree: (index: number) => boolean): Draft[] {
  const diagnosed = new Set(findings.diagnoses.map((fact) => fact.sentence))
  const drafts = findings.diagnoses.map((fact) => factDraft(findings, fact))
  for (const passage of findings.passages) {
    const { index } = passage.sentence
    if (diagnosed.has(index) || !isFree(index)) continue
    const section = sectionFor(findings, passage)
    if (section === null) continue
    const clauses = clauseDrafts(findings, passage, section)
    const whole = draftOf(findings, passage, section)
    // What its clauses already tell need not be told again by the whole sentence.
    const told = [findings.complications, findings.procedures].filter((facts) => facts.has(index)).length
    const spare = clauses.length > 0 && clauses.length >= told && narrative.has(section)
    drafts.push(spare ? { ...whole, score: whole.score - alreadyTold } : whole, ...clauses)
  }
  return drafts.toSorted((a, b) => a.sentence - b.sentence || (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0))
}
