import type { SectionKey } from '@alta/contract/sections'
import type { Course, Note, Sentence } from '../course/course.ts'
import { matchesIn, type Passage, passagesOf } from '../facts/passage.ts'
import { arranges } from '../facts/plan.ts'
import { reportsTest } from '../facts/tests.ts'
import { countVitalSigns } from '../facts/vitals.ts'
import { wordForms } from '../facts/word-forms.ts'
import { changeWords, chronicWords, historyCues, planWords } from '../lexicon/course-words.ts'
import { emergencyWords, wardWords } from '../lexicon/place-words.ts'
import { headingOf } from '../sections/heading.ts'

const emergency = wordForms(emergencyWords)
const opensWithPlace = new RegExp(`^.{0,14}${emergency.source}`, 'u')
const ward = wordForms(wardWords)
const history = wordForms(historyCues)
const chronic = wordForms(chronicWords, 'g')
const decision = wordForms(`${changeWords}|${planWords}`)
const listed = new Set<string>(['invasive_procedures', 'complementary_tests', 'complications'])
const arrivalKinds = new Set<Note['kind']>(['header', 'emergency', 'admission'])
/** So many signs make a sentence an examination. */
const fewestSigns = 2

interface State {
  readonly course: Course
  /** The section of a heading that stands above dated lines: they are its list. */
  carried: SectionKey | null
  exam: SectionKey | null
  examLine: number
  /** Notes that already have an examination. */
  readonly examined: Set<number>
  readonly first: number
  readonly last: number
  /** The first note takes a history, whatever it is called. */
  readonly clerked: boolean
  story: boolean
  /** The section a heading gave the bullets below it. */
  list: SectionKey | null
  closing: { readonly note: number; diagnosed: boolean; prescribed: boolean }
}

const isSoft = (sentence: Sentence): boolean => sentence.decided_by !== 'heading' && sentence.decided_by !== 'inline'

/** "PROCEDIMIENTOS" over "19/01 …", "23/01 …": the dates open no new matter. */
function carry(state: State, passage: Passage): void {
  const { sentence } = passage
  if (sentence.kind === 'heading') {
    const [target] = headingOf(passage.text)?.targets ?? []
    const next = state.course.sentences[sentence.index + 1]
    const key = [...listed].find((each) => each === target)
    state.carried = next?.kind === 'stamp' && isSection(key) ? key : null
  } else if (sentence.decided_by === 'inline' || sentence.decided_by === 'heading') state.carried = null
}

const isSection = (key: string | undefined): key is SectionKey => key !== undefined && listed.has(key)

function examPlace(state: State, passage: Passage): SectionKey {
  const before = state.course.text.slice(passage.note?.start ?? 0, passage.sentence.end)
  const words = passage.folded
  if (emergency.test(words)) return 'phisical_exam_urgency'
  if (ward.test(words) || (ward.test(before.toLowerCase()) && state.examined.size > 0)) return 'phisical_exam_admission'
  return state.examined.size === 0 && passage.note?.kind !== 'admission'
    ? 'phisical_exam_urgency'
    : 'phisical_exam_admission'
}

/** "EF:" in a first note that the reader took for a daily one. */
const isExamHeading = (heading: string | null): boolean =>
  heading !== null && headingOf(`${heading}:`)?.targets.includes('physical_exam') === true

function ofArrival(state: State, passage: Passage): SectionKey | null {
  const { sentence } = passage
  // Told in one breath with the story: "En Urgencias TA 100/60, FC 110 …".
  const inStory = sentence.section === 'current_disease' && isSoft(sentence)
  const opensExam = inStory && opensWithPlace.test(passage.folded) && countVitalSigns(passage) >= fewestSigns
  if (sentence.section !== 'evolution' && !(inStory && (opensExam || state.exam !== null))) return null
  if (sentence.decided_by === 'inline' && !isExamHeading(sentence.heading)) return null
  const signs = countVitalSigns(passage) >= fewestSigns || isExamHeading(sentence.heading)
  if (signs && !state.examined.has(sentence.note)) {
    state.exam = examPlace(state, passage)
    state.examLine = sentence.line
    state.examined.add(sentence.note)
    state.story = false
    return state.exam
  }
  if (state.exam !== null) {
    const goesOn = sentence.line === state.examLine && !decision.test(passage.folded) && !reportsTest(passage)
    if (goesOn) return state.exam
    state.exam = null
  }
  if (reportsTest(passage)) return 'complementary_tests'
  if (!state.story || sentence.note !== state.first) return null
  return matchesIn(passage, chronic).length > 1 ? 'pathological_background' : 'current_disease'
}

const taken = new Set<SectionKey | null>([
  'current_disease',
  'pathological_background',
  'family_background',
  'toxic_habits',
  'baseline_state',
])
const asked = new Set<SectionKey>(['allergies', 'medication'])
const loose = new Set<SectionKey>(['evolution', 'complementary_tests', 'current_disease', 'phisical_exam_admission'])

/** Behind diagnoses and prescriptions nothing but the plan is left to write. */
function closes(state: State, passage: Passage): boolean {
  const { sentence } = passage
  if (state.closing.note !== sentence.note) state.closing = { note: sentence.note, diagnosed: false, prescribed: false }
  const { closing } = state
  if (sentence.section === 'main_diagnosis') closing.diagnosed = true
  if (sentence.section === 'medication' && closing.diagnosed) closing.prescribed = true
  return closing.prescribed && isSoft(sentence) && sentence.section !== null && loose.has(sentence.section)
}

/** "AP:" over bullets: a bullet with a label of its own ("- RAM: …") does not end the list. */
function inList(state: State, passage: Passage): boolean {
  const { sentence } = passage
  const line = state.course.lines[sentence.line]
  const bullet = line !== undefined && /^\s*[-–•*·]/.test(state.course.text.slice(line.start, line.end))
  return state.list !== null && bullet && isSoft(sentence)
}

function headList(state: State, passage: Passage): void {
  const { sentence } = passage
  if (sentence.kind === 'stamp') state.list = null
  if (sentence.kind !== 'heading') return
  const [target] = headingOf(passage.text)?.targets ?? []
  state.list = target === 'pathological_background' ? target : null
}

function settled(state: State, passage: Passage): SectionKey | null {
  const { sentence, note } = passage
  carry(state, passage)
  headList(state, passage)
  if (sentence.section === null) return null
  // "Exploración: … La resonancia muestra …" on one line: the test is not part of the examination.
  const behindLabel = sentence.decided_by === 'inline' && sentence.body === sentence.start
  if (behindLabel && sentence.section.startsWith('phisical_exam') && reportsTest(passage)) return 'complementary_tests'
  if (closes(state, passage)) return 'extra_comments'
  if (state.carried !== null && isSoft(sentence)) return state.carried
  if (inList(state, passage)) return state.list
  const leaving = note?.kind === 'discharge' || sentence.note === state.last
  if (leaving && sentence.note !== state.first && isSoft(sentence) && loose.has(sentence.section) && arranges(passage))
    return 'extra_comments'
  // What sounds like advice in the middle of the stay is the day's plan.
  const midStay = note !== undefined && note.kind !== 'discharge' && sentence.note !== state.last
  if (sentence.section === 'extra_comments' && isSoft(sentence) && midStay) return 'evolution'
  const inStory = sentence.section === 'current_disease' && isSoft(sentence) && passage.note?.kind !== 'discharge'
  if (inStory && history.test(passage.folded)) return 'pathological_background'
  if (sentence.section !== 'evolution' && sentence.section !== 'current_disease') {
    state.story = state.story && (taken.has(sentence.section) || asked.has(sentence.section))
    if (sentence.section.startsWith('phisical_exam')) state.examined.add(sentence.note)
  }
  const arrival = note !== undefined && (arrivalKinds.has(note.kind) || (note.index === state.first && state.clerked))
  return arrival ? ofArrival(state, passage) : null
}

/**
 * Second thoughts about sections, once the whole course is known: dated lines under one heading stay in its list; in the
 * notes of arrival, where nothing but the daily course was recognised, the story comes before the first vital signs, the
 * examination begins with them, and what begins with a test's name is a test.
 */
export function settle(course: Course): Course {
  const passages = passagesOf(course)
  const first = passages.find(({ sentence }) => sentence.section !== null)?.sentence.note ?? 0
  const last = passages.findLast(({ sentence }) => sentence.section !== null)?.sentence.note ?? 0
  const state: State = {
    course,
    carried: null,
    exam: null,
    examLine: -1,
    examined: new Set(),
    first,
    last,
    clerked: passages.some(({ sentence }) => sentence.note === first && taken.has(sentence.section)),
    story: true,
    list: null,
    closing: { note: -1, diagnosed: false, prescribed: false },
  }
  const sentences = passages.map((passage): Sentence => {
    const section = settled(state, passage)
    return section === null ? passage.sentence : { ...passage.sentence, section, decided_by: 'sequence' }
  })
  return { ...course, sentences: firstExam(sentences) }
}

/** Two examinations on arrival, neither called the emergency department's: the first one was. */
function firstExam(sentences: readonly Sentence[]): readonly Sentence[] {
  if (sentences.some(({ section }) => section === 'phisical_exam_urgency')) return sentences
  const exams = sentences.filter(({ section }) => section === 'phisical_exam_admission')
  const first = exams[0]?.note
  const isFirst = (sentence: Sentence): boolean =>
    sentence.section === 'phisical_exam_admission' && sentence.note === first && !ward.test(sentence.heading ?? '')
  if (exams.every(({ note }) => note === first)) return sentences
  return sentences.map((sentence) => (isFirst(sentence) ? { ...sentence, section: 'phisical_exam_urgency' } : sentence))
}
