import type { Course, Note, Sentence } from '../../course/course.ts'
import {
  bareHeading,
  dischargeHeading,
  dischargeLead,
  englishTakeHome,
  homeHeading,
  homeLead,
  leavingLabel,
  leavingOrder,
  leavingWords,
  looseDischarge,
  looseHome,
  otherGroup,
  stopHeading,
} from '../../lexicon/medication-headings.ts'
import { fold } from '../../text/fold.ts'
import { drugNames } from './drug-name.ts'
import { readDrugMentions } from './drug-mentions.ts'
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
  if (looseDischarge.test(words)) return 'discharge'
  if (looseHome.test(words)) return 'home'
  // "Alta: …", "En casa: …" head a list only when drugs follow.
  const label = leavingLabel.exec(words)
  if (label && drugNames(words.slice(label[0].length)).length > 0) return 'bare'
  return bareHeading.test(words) ? 'bare' : null
}

/** The sentence from which on the patient leaves: in the last note, a short one that says so; none: the course's end. */
const leavingFrom = (course: Course): number => {
  const last = course.notes.at(-1)?.index
  const found = course.sentences.find(
    ({ note, kind, start, end }) =>
      note === last &&
      kind !== 'boilerplate' &&
      end - start <= 70 &&
      leavingWords.test(fold(course.text.slice(start, end))),
  )
  return found?.index ?? course.sentences.length
}

/** A note that lets the patient go: told by its kind or its own words. */
const isLeavingNote = (course: Course, note: Note | undefined): boolean => {
  if (!note) return false
  const later = course.notes.slice(note.index + 1)
  // A header that gives the discharge date is no discharge note: the stay is still to come.
  if (later.some(({ kind }) => kind !== 'discharge' && kind !== 'header')) return false
  if (note.kind === 'discharge') return true
  const opening = fold(course.text.slice(note.start, Math.min(note.end, note.start + 90)))
  return /\b(?:alta|discharged?|home today|d\/c|going home|home w(?:ith|\/)?)\b/.test(opening)
}

/** Bare "Tratamiento:" is the discharge treatment in the note that lets the patient go, before any ward day what was taken at home. */
const bareContext = (course: Course, sentence: Sentence, leaving: boolean): MedicationContext => {
  const note = course.notes[sentence.note]
  if (leaving) return 'discharge'
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
  state: { opening: Opening; open: Open | null; own: boolean; homeSeen: boolean; leaving: boolean },
): Open => {
  const { opening, open, leaving } = state
  const { heading } = sentence
  const alone = /:\s*$/.test(course.text.slice(sentence.start, sentence.end))
  const whole = sentence.kind === 'heading' || sentence.decided_by === 'heading' || alone
  if (opening === 'stopped') {
    const ownLine = sentence.kind === 'heading' || state.own
    const context = open?.place.context ?? bareContext(course, sentence, leaving)
    return { place: place(context, true), note: sentence.note, line: ownLine ? null : sentence.line, heading }
  }
  const guessed = opening === 'bare' ? bareContext(course, sentence, leaving) : opening
  // "Tto: ondansetron iv" after the home list, or by vein, is what the emergency department gave.
  const here =
    opening === 'bare' &&
    guessed === 'home' &&
    (state.homeSeen || byVein.test(fold(course.text.slice(sentence.body, sentence.end))))
  const context = here ? 'inpatient' : guessed
  return { place: place(context), note: sentence.note, line: whole ? null : sentence.line, heading }
}

const told: ReadonlySet<string | null> = new Set([null, 'medication', 'extra_comments', 'evolution'])
const pastDose = /^[^.;]{0,40}\b(?:(?:dia|day) \d+ (?:de|of)|ultima dos[ie]s?|last dose (?:given|today)|complet\w*)\b/

/** "Enoxaparina 40 mg/24 h fins al 7/3": a line of orders that begins with a drug and says how it is taken. */
const isOrder = (course: Course, { start, end, section, decided_by }: Sentence): boolean => {
  if ((decided_by === 'heading' || decided_by === 'inline') && !told.has(section)) return false
  const text = course.text.slice(start, end)
  const [first] = readDrugMentions(text, { list: true })
  const leads = first !== undefined && /^[\s\-–•*·+,;:.\d)]*$/.test(text.slice(0, first.start))
  return leads && (first.schedule ?? first.duration) !== undefined && !pastDose.test(fold(text))
}

/** A sentence that opens no list of its own but says in its first words whose drugs it names. */
const lonely = (course: Course, sentence: Sentence, state: { words: string; leaving: boolean }): SentencePlace => {
  const { words, leaving } = state
  if (dischargeLead.test(words)) return place('discharge')
  if (homeLead.test(words) && bareContext(course, sentence, leaving) === 'home') return place('home')
  if (!leaving) return inpatient
  if (leavingOrder.test(words) || isOrder(course, sentence)) return place('discharge')
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
  let before: SentencePlace | null = null
  const from = leavingFrom(course)
  const letsGo = new Set(course.notes.filter((note) => isLeavingNote(course, note)).map(({ index }) => index))
  return course.sentences.map((sentence, index) => {
    const leaving = letsGo.has(sentence.note) || index >= from
    const words = fold(course.text.slice(sentence.start, sentence.end)).trim()
    const english = sentence.language === 'en' || course.language === 'en'
    if (open && !goesOn(open, sentence)) open = outer && goesOn(outer, sentence) ? outer : null
    const own = openingOf(words, english)
    if (open?.place.stopped && otherGroup.test(words)) open = outer
    const heading = sentence.heading === null ? null : openingOf(fold(sentence.heading), english)
    const opening = own ?? (sentence.section === 'medication' || heading === 'stopped' ? heading : null)
    const same = open !== null && open.heading === sentence.heading && own === null
    if (opening !== null && !same) {
      const next = opened(course, sentence, { opening, open, own: own !== null, homeSeen, leaving })
      if (next.line === null && !next.place.stopped) outer = next
      homeSeen ||= next.place.context === 'home' && (next.line === null || drugNames(words).length > 0)
      open = next
    }
    // A semicolon goes on with what its sentence began: "Se va con A 5 mg; B 10 mg".
    const previous = course.sentences[index - 1]
    const joined =
      before?.list === true &&
      previous?.line === sentence.line &&
      /;\s*$/.test(course.text.slice(previous.start, previous.end))
    const here = open?.place ?? (joined ? before : null) ?? lonely(course, sentence, { words, leaving })
    before = here
    return here
  })
}
