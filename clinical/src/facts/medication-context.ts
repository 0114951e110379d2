import type { Course, Note, Sentence } from '../course/course.ts'
import {
  bareHeading,
  dischargeHeading,
  dischargeLead,
  englishTakeHome,
  homeHeading,
  homeLead,
  leavingOrder,
  otherGroup,
  stopHeading,
} from '../lexicon/medication-headings.ts'
import { fold } from '../text/fold.ts'
import type { MedicationContext } from './medication.ts'

/** Where a sentence's drugs stand, and whether it belongs to a list of drugs. */
export interface SentencePlace {
  readonly context: MedicationContext
  /** A list: every line of it is medication, its drugs known or not. */
  readonly list: boolean
  /** The list is headed "stopped": its drugs are not to be taken. */
  readonly stopped: boolean
  /** In the note that lets the patient go: what it stops stays stopped. */
  readonly leaving: boolean
}

type Opening = MedicationContext | 'bare' | 'stopped'

const inpatient: SentencePlace = { context: 'inpatient', list: false, stopped: false, leaving: false }

const openingOf = (words: string, english: boolean): Opening | null => {
  if (stopHeading.test(words)) return 'stopped'
  if (dischargeHeading.test(words) || (english && englishTakeHome.test(words))) return 'discharge'
  if (homeHeading.test(words)) return 'home'
  return bareHeading.test(words) ? 'bare' : null
}

/** A note that lets the patient go: told by its kind or its own words. */
const isLeaving = (course: Course, note: Note | undefined): boolean => {
  if (!note) return false
  const later = course.notes.slice(note.index + 1)
  // A header that gives the discharge date is no discharge note: the stay is still to come.
  if (later.some(({ kind }) => kind !== 'discharge' && kind !== 'header')) return false
  if (note.kind === 'discharge') return true
  const opening = fold(course.text.slice(note.start, Math.min(note.end, note.start + 90)))
  return /\b(?:alta|discharged?|home today|d\/c|going home|home w(?:ith|\/)?)\b/.test(opening)
}

/** Bare "Tratamiento:" is the discharge treatment in the note that lets the patient go, before any ward day what was taken at home. */
const bareContext = (course: Course, note: Note | undefined): MedicationContext => {
  if (isLeaving(course, note)) return 'discharge'
  const first = course.notes.find(({ day }) => day !== null)?.day
  const early = note === undefined || note.kind === 'header' || note.kind === 'emergency' || note.kind === 'admission'
  return early || note.day === null || note.day === first ? 'home' : 'inpatient'
}

// Sections whose heading ends a list; a sentence the reader put there by guess alone does not.
const elsewhere = (sentence: Sentence): boolean =>
  sentence.section !== 'medication' && (sentence.decided_by === 'heading' || sentence.decided_by === 'inline')

interface Open {
  readonly place: SentencePlace
  readonly note: number
  /** The list ends with this line; null: with its heading. */
  readonly line: number | null
  readonly heading: string | null
}

const place = (context: MedicationContext, stopped = false): SentencePlace => ({
  context,
  list: true,
  stopped,
  leaving: context === 'discharge',
})

const goesOn = (open: Open, sentence: Sentence): boolean => {
  if (open.note !== sentence.note || (open.line !== null && open.line !== sentence.line)) return false
  if (open.line !== null) return true
  return sentence.kind !== 'heading' && (sentence.heading === open.heading || !elsewhere(sentence))
}

const byVein = /\b(?:iv|ev|im|i\.v\.|e\.v\.)(?![a-z])/

const opened = (
  course: Course,
  sentence: Sentence,
  state: { opening: Opening; open: Open | null; own: boolean; homeSeen: boolean },
): Open => {
  const { opening, open } = state
  const note = course.notes[sentence.note]
  const { heading } = sentence
  const whole = sentence.kind === 'heading' || sentence.decided_by === 'heading'
  if (opening === 'stopped') {
    const alone = sentence.kind === 'heading' || state.own
    const context = open?.place.context ?? bareContext(course, note)
    return { place: place(context, true), note: sentence.note, line: alone ? null : sentence.line, heading }
  }
  const guessed = opening === 'bare' ? bareContext(course, note) : opening
  // "Tto: ondansetron iv" after the home list, or by vein, is what the emergency department gave.
  const here =
    opening === 'bare' &&
    guessed === 'home' &&
    (state.homeSeen || byVein.test(fold(course.text.slice(sentence.body, sentence.end))))
  const context = here ? 'inpatient' : guessed
  return { place: place(context), note: sentence.note, line: whole ? null : sentence.line, heading }
}

/** A sentence that opens no list of its own but says in its first words whose drugs it names. */
const lonely = (course: Course, sentence: Sentence, words: string): SentencePlace => {
  const note = course.notes[sentence.note]
  if (dischargeLead.test(words)) return place('discharge')
  if (homeLead.test(words) && bareContext(course, note) === 'home') return place('home')
  if (!isLeaving(course, note)) return inpatient
  if (leavingOrder.test(words)) return place('discharge')
  // A guess of the reader's is not enough: "se trató con ceftriaxona" in a discharge note is no discharge drug.
  const sure =
    sentence.decided_by === 'heading' ||
    sentence.decided_by === 'inline' ||
    (sentence.kind === 'dose' && sentence.confidence >= 0.5)
  return { ...inpatient, context: sentence.section === 'medication' && sure ? 'discharge' : 'inpatient', leaving: true }
}

/**
 * Context of every sentence of a course, in order (same indexes). From headings and first words of lines; a list goes on
 * until another heading, its note's end, or, when opened inside a line, the line's end.
 */
export const medicationPlaces = (course: Course): SentencePlace[] => {
  let open: Open | null = null
  let outer: Open | null = null
  let homeSeen = false
  return course.sentences.map((sentence) => {
    const words = fold(course.text.slice(sentence.start, sentence.end)).trim()
    const english = sentence.language === 'en' || course.language === 'en'
    if (open && !goesOn(open, sentence)) open = outer && goesOn(outer, sentence) ? outer : null
    const own = openingOf(words, english)
    if (open?.place.stopped && otherGroup.test(words)) open = outer
    const heading = sentence.heading === null ? null : openingOf(fold(sentence.heading), english)
    const opening = own ?? (sentence.section === 'medication' || heading === 'stopped' ? heading : null)
    const same = open !== null && open.heading === sentence.heading && own === null
    if (opening !== null && !same) {
      const next = opened(course, sentence, { opening, open, own: own !== null, homeSeen })
      if (next.line === null && !next.place.stopped) outer = next
      homeSeen ||= next.place.context === 'home'
      open = next
    }
    return open?.place ?? lonely(course, sentence, words)
  })
}
