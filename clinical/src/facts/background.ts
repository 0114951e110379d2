import type { FactKind } from '@alta/contract/report'
import type { SectionKey } from '@alta/contract/sections'
import type { Course, Sentence, Span } from '../course/course.ts'
import {
  baselinePhrase,
  companion,
  family,
  habitPhrase,
  inheritance,
  notBaseline,
  notHabit,
} from '../lexicon/background-words.ts'
import { drinking, drugUse, smoking } from '../lexicon/correction-words.ts'
import { fold } from '../text/fold.ts'
import { trimmed } from './fact.ts'
import type { Correction, PassageFact } from './fact.ts'

type Background = 'toxic_habits' | 'family_background' | 'baseline_state'

const kinds: Readonly<Record<Background, FactKind>> = {
  toxic_habits: 'habit',
  family_background: 'family',
  baseline_state: 'baseline',
}

/** A run of words between commas, semicolons or full stops, with what it tells. */
interface Clause extends Span {
  readonly folded: string
  readonly tells: Background | null
}

const settled = (sentence: Sentence): boolean => sentence.decided_by === 'heading' || sentence.decided_by === 'inline'

/** Does a folded sentence tell a relative's illness or death? */
export const relativeHistory = (folded: string): boolean => {
  const at = family.exec(folded)
  if (!at) return false
  const rest = folded.slice(0, at.index) + folded.slice(at.index + at[0].length)
  // "His husband smokes", "vive con su hermano": the relative stands beside the patient.
  return (
    inheritance.test(folded.slice(at.index + at[0].length)) &&
    !companion.test(rest) &&
    !/\b(?:con|amb|with)\s(?:su|sus|la|el|les|els|una?|his|her|the)?\s?$/.test(folded.slice(0, at.index))
  )
}

const tellsOf = (folded: string): Background | null => {
  if (relativeHistory(folded)) return 'family_background'
  if (
    habitPhrase.test(folded) &&
    !notHabit.test(folded) &&
    !/\b(?:marido|husband|wife|esposa|partner|pareja|padres|pares|parents)\b[^,;]{0,20}\b(?:fum|smok)/.test(folded)
  )
    return 'toxic_habits'
  return baselinePhrase.test(folded) && !notBaseline.test(folded) ? 'baseline_state' : null
}

const clausesOf = (text: string, sentence: Sentence): Clause[] => {
  const start = sentence.body
  const folded = fold(text.slice(start, sentence.end))
  const clauses: Clause[] = []
  let from = 0
  // A comma inside brackets or a decimal ends no clause.
  for (const match of `${folded},`.matchAll(/[,;](?!\d)(?![^()]{0,80}\))/g)) {
    const words = folded.slice(from, match.index)
    clauses.push({ start: start + from, end: start + match.index, folded: words, tells: tellsOf(words) })
    from = match.index + 1
  }
  return clauses
}

/** The clauses of a sentence that tell one thing, joined with what stands between them. */
const passages = (
  clauses: readonly Clause[],
  sentence: Span & { readonly body?: number },
  whole: Background | null,
): (Span & { tells: Background })[] => {
  const telling = clauses.filter(({ tells }) => tells !== null)
  if (telling.length === 0)
    return whole ? [{ start: sentence.body ?? sentence.start, end: sentence.end, tells: whole }] : []
  const sorts = new Set(telling.map(({ tells }) => tells))
  const [only] = sorts
  const first = clauses[0]
  // A short sentence, or one that begins with its matter, is quoted whole: its other clauses hang on it.
  if (sorts.size === 1 && only && (first?.tells === only || telling.length * 2 > clauses.length)) {
    return [{ start: sentence.body ?? sentence.start, end: sentence.end, tells: only }]
  }
  const runs: (Span & { tells: Background })[] = []
  for (const clause of telling) {
    const last = runs.at(-1)
    if (!clause.tells) continue
    if (last && last.tells === clause.tells && clause.start - last.end <= 2)
      runs[runs.length - 1] = { ...last, end: clause.end }
    else runs.push({ start: clause.start, end: clause.end, tells: clause.tells })
  }
  return runs
}

/** Written when the patient came in, where a history is taken. */
const atAdmission = (course: Course): ((sentence: Sentence) => boolean) => {
  const first = course.notes.find(({ day }) => day !== null)?.day ?? null
  const taking: ReadonlySet<SectionKey> = new Set([
    'current_disease',
    'pathological_background',
    'family_background',
    'toxic_habits',
    'baseline_state',
    'allergies',
  ])
  return (sentence) => {
    const note = course.notes[sentence.note]
    const early = !note || note.kind === 'header' || note.kind === 'emergency' || note.kind === 'admission'
    const consult = note?.kind === 'nursing' || note?.kind === 'procedure'
    return (
      early ||
      (sentence.section !== null && taking.has(sentence.section) && settled(sentence)) ||
      (note.day === first && !consult)
    )
  }
}

const habits = [smoking, drinking, drugUse]

const closed: ReadonlySet<SectionKey> = new Set([
  'main_diagnosis',
  'secondary_diagnosis',
  'complementary_diagnosis',
  'complementary_tests',
  'extra_comments',
  'invasive_procedures',
  'allergies',
])

/**
 * Habits, family history and life before admission, wherever they are told: the whole sentence, or the clauses of a sentence
 * that tells other things as well. Sentences under a heading of one of these three sections are left to it. A relative who
 * brings the patient, speaks or lives with them is no family history; a relative's illness is never the patient's. What a
 * correction takes back is flagged `corrected`, and a correction of a habit is itself one, whenever it was written.
 */
export const backgroundFacts = (course: Course, found: readonly Correction[] = []): PassageFact[] => {
  const early = atAdmission(course)
  const superseded = new Set(found.flatMap((correction) => correction.superseded))
  const correcting = new Set(found.filter(({ topic }) => topic === 'habit').flatMap(({ by }) => by))
  const wordsOf = ({ start, end }: Span): string => fold(course.text.slice(start, end))
  const corrected = course.sentences.filter(({ index }) => correcting.has(index)).map(wordsOf)
  const isOther = (told: Span): boolean => {
    const own = habits.filter((words) => words.test(wordsOf(told)))
    return corrected.length > 0 && own.length > 0 && !own.some((words) => corrected.some((by) => words.test(by)))
  }
  return course.sentences.flatMap((sentence): PassageFact[] => {
    const span = trimmed(course.text, { start: sentence.body, end: sentence.end })
    if (correcting.has(sentence.index)) {
      const told = habitPhrase.test(fold(course.text.slice(sentence.start, sentence.end)))
      return told ? [{ ...span, kind: 'habit', section: 'toxic_habits', sentence: sentence.index, flags: [] }] : []
    }
    if (sentence.kind === 'heading' || sentence.kind === 'stamp' || sentence.kind === 'boilerplate' || !early(sentence))
      return []
    if (settled(sentence) && sentence.section !== null && (closed.has(sentence.section) || sentence.section in kinds))
      return []
    const clauses = clausesOf(course.text, sentence)
    const whole = tellsOf(fold(course.text.slice(sentence.body, sentence.end)))
    const parts = superseded.has(sentence.index) ? clauses.flatMap((clause) => passages([clause], clause, null)) : null
    return (parts ?? passages(clauses, sentence, whole)).flatMap(({ start, end, tells }): PassageFact[] => {
      const told = trimmed(course.text, { start, end })
      // A sentence on two habits of which one is corrected keeps the other.
      const flags = superseded.has(sentence.index) && !isOther(told) ? (['corrected'] as const) : []
      return told.start < told.end
        ? [{ ...told, kind: kinds[tells], section: tells, sentence: sentence.index, flags }]
        : []
    })
  })
}
