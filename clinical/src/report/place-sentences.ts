import type { FactKind } from '@alta/contract/report'
import { type SectionKey, sectionKeys } from '@alta/contract/sections'
import { type Copy } from '../course/copy-forward.ts'
import type { Course, Sentence, Span } from '../course/course.ts'
import { trimmed } from '../facts/fact.ts'
import { acceptedIn, bestIn, fitOf, flagOf, inNone, salienceOf } from '../reading/decide-section.ts'
import { bareSpan, isDailySection } from './daily-text.ts'
import type { CorrectionEffects } from './corrected.ts'
import type { DraftItem } from './draft.ts'
import { countRuns } from '../text/words.ts'
import { ruledOutIn } from './ruled-out.ts'

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

/** What is known of a course when its sentences are placed. */
export interface PlacementInput {
  readonly course: Course
  readonly copies: readonly Copy[]
  readonly corrected: CorrectionEffects
  /** The share of each sentence that allergies and medication already quote. */
  readonly covered: readonly number[]
  /** The day that each sentence is about; null where it is not known. */
  readonly days: readonly (string | null)[]
}

/** The cost of losing a critical, an important and a minor fact, where a stray sentence costs one. */
export const costs = { critical: 20, important: 5, minor: 1.5 } as const

/** The expected cost of losing the sentence. */
export function worthOf(chances: Float32Array): number {
  const critical = salienceOf(chances, 'critical')
  const important = Math.max(critical, salienceOf(chances, 'important'))
  const minor = Math.max(important, salienceOf(chances, 'minor'))
  const fact = salienceOf(chances, 'fact')
  return (
    (0.3 + 0.7 * fact) *
    (costs.critical * critical + costs.important * (important - critical) + costs.minor * (minor - important))
  )
}

const number = /^\d{1,2}(?:\.\d{1,2})*[.)]\s+/

const titled = new Set<SectionKey>([
  'current_disease',
  'pathological_background',
  'family_background',
  'baseline_state',
  'toxic_habits',
  'allergies',
  'phisical_exam_urgency',
  'phisical_exam_admission',
])

/**
 * Where a sentence's own words begin: behind a list number, and behind a label that only repeats the section's title.
 */
function beginning(course: Course, sentence: Sentence, section: SectionKey): number {
  const { start, body, end, decided_by } = sentence
  if (decided_by === 'inline' && section === sentence.section && titled.has(section) && body < end) return body
  return start + (number.exec(course.text.slice(start, end))?.[0].length ?? 0)
}

/** The words of a sentence in a section; null where it only names its author, or the part of a note that begins. */
function ownSpan(course: Course, sentence: Sentence, section: SectionKey): Span | null {
  const span = { start: beginning(course, sentence, section), end: sentence.end }
  return isDailySection(section) ? bareSpan(course, span) : span
}

const keepsLast = new Set<SectionKey | null>(['evolution', 'evolution_by_condition', 'extra_comments'])

/**
 * Whether a sentence repeats another: background and examination keep the first of equal sentences, state and plan the
 * last.
 */
export function isRepeat({ course, copies }: PlacementInput, index: number): boolean {
  const copy = copies[index]
  if (copy === undefined || copy.first === copy.last) return false
  return index !== (keepsLast.has(course.sentences[copy.first]?.section ?? null) ? copy.last : copy.first)
}

export function draftOf(
  { course, copies, corrected, days }: PlacementInput,
  sentence: Sentence,
  section: SectionKey,
): DraftItem {
  const { end, index } = sentence
  const copy = copies[index]
  const repeated = copy !== undefined && copy.last > copy.first
  const by = (corrected.paired.get(index) ?? []).flatMap((other) => course.sentences[other] ?? [])
  // A correction stands before what it corrects, so that nobody reads the wrong words first.
  const spans = [
    ...by.map((other) => ({ start: other.start, end: other.end })),
    ownSpan(course, sentence, section) ?? { start: sentence.start, end },
  ]
  const day = isDailySection(section) ? days[index] : undefined
  const bonus = by.length > 0 || corrected.correcting.has(index) ? costs.important : 0
  const next = course.sentences[index + 1]
  return {
    section,
    kind: kindOf[section],
    goesOn: next?.line === sentence.line && !/[.!?:]\s*$/.test(course.text.slice(sentence.start, next.start)),
    spans,
    sentence: index,
    ...(day != null && { day }),
    flags: by.length > 0 ? ['corrected'] : repeated ? ['repeated'] : [],
    score: bonus + (sentence.chances === null ? 0 : worthOf(sentence.chances)),
    words: spans.reduce((sum, span) => sum + countRuns(course.text.slice(span.start, span.end)), 0),
  }
}

/**
 * The sentences of medication and principal diagnosis are placed elsewhere. An allergy stands where a rule or the
 * network finds it.
 */
const placedElsewhere = new Set<SectionKey>(['medication', 'main_diagnosis'])
const mostlyQuoted = 0.6

/** A sentence beside an allergy is none: rules quote every statement of an allergy, wherever it stands. */
const leastAllergy = 0.5

/** The section of a sentence that is not told by the allergies, the medication or the principal diagnosis. */
function sectionFor(sentence: Sentence, chances: Float32Array): SectionKey {
  const isDoubtfulAllergy = sentence.section === 'allergies' && acceptedIn(chances, 'allergies') < leastAllergy
  if (sentence.section !== null && !placedElsewhere.has(sentence.section) && !isDoubtfulAllergy) return sentence.section
  const free = sectionKeys.filter((key) => !placedElsewhere.has(key) && !(isDoubtfulAllergy && key === 'allergies'))
  return free.reduce((top, key) => (fitOf(chances, key) > fitOf(chances, top) ? key : top), free[0] ?? 'evolution')
}

const leastAccepted = 0.25

/** The sentences that name the principal diagnosis, the likeliest first. */
function principals(input: PlacementInput, ruledOut: ReadonlySet<number>): Sentence[] {
  const likely = (sentence: Sentence): number =>
    sentence.chances === null
      ? 0
      : 2 * flagOf(sentence.chances, 'principal') + bestIn(sentence.chances, 'main_diagnosis')
  const ranked = input.course.sentences
    .filter(({ chances, index }) => chances !== null && !ruledOut.has(index))
    .toSorted((a, b) => likely(b) - likely(a))
  const [top] = ranked
  if (top === undefined || likely(top) < 0.15) return []
  return [top, ...ranked.slice(1, 2).filter((other) => likely(other) > 0.6 * likely(top) && likely(other) > 0.8)]
}

/**
 * The only place that assigns sections: every sentence that a report may print, in its section. Allergies and
 * medication are written by their own readers, under their own rules.
 */
export function placeSentences(input: PlacementInput): DraftItem[] {
  const { course, covered, corrected } = input
  const drafts: DraftItem[] = []
  const ruledOut = ruledOutIn(course)
  const main = new Set(principals(input, ruledOut).map(({ index }) => index))
  // A correction is printed with what it corrects, where that is printed here; otherwise in its own place.
  const isPrinted = (index: number): boolean => !isRepeat(input, index) && (covered[index] ?? 0) <= mostlyQuoted
  const together = new Set([...corrected.paired].flatMap(([index, by]) => (isPrinted(index) ? by : [])))
  for (const sentence of course.sentences) {
    const { chances, index } = sentence
    if (
      chances === null ||
      together.has(index) ||
      !/[\p{L}\p{N}]/u.test(course.text.slice(sentence.start, sentence.end))
    )
      continue
    if (main.has(index)) {
      const draft = draftOf(input, sentence, 'main_diagnosis')
      // The words without the label and number before them: "Diagnoses: 1. …".
      const bare = course.text.slice(sentence.body, sentence.end)
      const start = sentence.body + (number.exec(bare)?.[0].length ?? 0)
      drafts.push({ ...draft, spans: [trimmed(course.text, { start, end: sentence.end })] })
      if (sentence.section === 'main_diagnosis') continue
    }
    if (isRepeat(input, index)) continue
    if ((covered[index] ?? 0) > mostlyQuoted) continue
    const section = sectionFor(sentence, chances)
    if (ownSpan(course, sentence, section) === null) continue
    const isDoubtful =
      corrected.leftOut.has(index) ||
      (ruledOut.has(index) && kindOf[section] === 'diagnosis') ||
      (sentence.section === null && worthOf(chances) < 1) ||
      (acceptedIn(chances, section) < leastAccepted && (sentence.section === 'medication' || inNone(chances) > 0.4))
    if (isDoubtful) drafts.push({ ...draftOf(input, sentence, sentence.section ?? section), unplaced: true })
    else drafts.push(draftOf(input, sentence, section))
  }
  return drafts
}

/** Sections that take from the hospital course what a reader expects in them. */
const receivingSections = [
  'invasive_procedures',
  'complications',
  'secondary_diagnosis',
] as const satisfies readonly SectionKey[]
const givingSections = new Set<SectionKey>(['evolution', 'evolution_by_condition', 'current_disease'])
const surelyAccepted = 0.7

/**
 * The same drafts, with one change: to each section that would otherwise say that the course tells nothing, the best
 * fitting draft of the hospital course is moved. An operation in the course must not become "no procedures". A denial
 * fills no section.
 */
export function withFilledSections(course: Course, placed: readonly DraftItem[]): readonly DraftItem[] {
  const present = new Set(placed.map(({ section }) => section))
  return receivingSections.reduce<readonly DraftItem[]>((drafts, key) => {
    if (present.has(key)) return drafts
    const fit = ({ section, sentence }: DraftItem): number => {
      const source = givingSections.has(section) ? course.sentences[sentence] : undefined
      const denies = source?.marks.some(({ kind }) => kind === 'negated') === true
      return source?.chances == null || denies ? 0 : acceptedIn(source.chances, key)
    }
    const top = drafts.reduce<DraftItem | null>(
      (best, draft) => (best === null || fit(draft) > fit(best) ? draft : best),
      null,
    )
    if (top === null || fit(top) < surelyAccepted) return drafts
    return drafts.map((draft) => (draft === top ? { ...draft, section: key, kind: kindOf[key] } : draft))
  }, placed)
}
