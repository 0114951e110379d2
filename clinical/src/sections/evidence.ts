import type { Decider, LineKind, Note } from '../course/course.ts'
import { cueScores } from './cues.ts'
import { stateLogProbabilities } from './model.ts'
import type { Scope } from './scope.ts'
import { type State, stateOf, states } from './states.ts'

/** A sentence as the sequence sees it. */
interface Observation {
  readonly folded: string
  /** Folded neighbours in the note; empty at its ends. */
  readonly previous: string
  readonly next: string
  readonly kind: LineKind
  readonly scope: Scope | null
  readonly note: Note['kind']
  /** The sentence opens a discharge note of a course that names its diagnosis under no heading. */
  readonly opensDischarge: boolean
  /** No heading rules it, and it follows the prescription of a discharge note: advice and appointments come then. */
  readonly followsPrescription: boolean
  /** 0 at the note's first sentence, towards 1 at its last. */
  readonly position: number
}

/** Scores of the states for one sentence, and who speaks for a state. */
export interface Evidence {
  readonly scores: readonly number[]
  readonly decider: (state: number) => Decider
  readonly confidence: (state: number) => number
}

type Leanings = Partial<Record<State, number>>

const noteLeanings: Record<Note['kind'], Leanings> = {
  header: {},
  emergency: { current_disease: 1, physical_exam: 0.5, complementary_tests: 0.5 },
  admission: { current_disease: 1, physical_exam: 1 },
  progress: { evolution: 6, complementary_tests: 2 },
  procedure: { invasive_procedures: 6 },
  nursing: { evolution: 7 },
  consult: { evolution: 6, complementary_tests: 2 },
  discharge: {
    medication: 2,
    extra_comments: 3.5,
    main_diagnosis: 0.5,
    evolution: 2,
    pathological_background: -2,
    current_disease: -2,
    physical_exam: 0.5,
  },
}

const labelledTest =
  /^(?:angio)?(?:-?tc|tac|rmn?|rx|ett|ete|ecg|eeg|eco\w*|rxt|cxr|ct\w*|cta|ctpa|mri|tte|toe|echo|uss|duplex|eco-?doppler|pet-?tc|cultivo|cultiu|hemocultiv\w*|urocultiv\w*|blood cultures|sputum|esput|esputo|biopsia|biopsy|histology)\b[^.:]{0,40}:/

const structure = ({ folded, kind, note, opensDischarge, followsPrescription }: Observation): Leanings => {
  const stay = note === 'progress' || note === 'nursing' || note === 'consult'
  if (stay && labelledTest.test(folded)) return { complementary_tests: 5 }
  if (kind === 'vital') return stay ? {} : { physical_exam: 3 }
  if (kind === 'lab' || kind === 'table') return { complementary_tests: 3 }
  if (kind === 'dose') return stay ? {} : { medication: 3 }
  if (followsPrescription) return { extra_comments: 3 }
  return opensDischarge ? { main_diagnosis: 5 } : {}
}

// Under "Antecedentes" stand, unannounced, the allergies, habits, family, function and drugs of the patient.
const medication = states.indexOf('medication')
const advice = states.indexOf('extra_comments')
const guests: readonly State[] = ['allergies', 'toxic_habits', 'family_background', 'baseline_state']

const drugKinds = new Set<LineKind>(['dose', 'bullet', 'table'])

/** What a heading's scope adds to each state: -Infinity forbids it. */
const gateOf = (seen: Observation, cues: readonly number[]): ((state: State, index: number) => number) => {
  const { scope } = seen
  if (!scope) return () => 0
  const own = new Set(scope.sections.map(stateOf))
  const history = own.has('pathological_background')
  // A list of drugs at the end of a stay often runs on into advice and appointments without a heading.
  const drugs = own.has('medication') && own.size === 1 && !drugKinds.has(seen.kind)
  return (state, index) => {
    if (own.has(state)) return history ? 1.2 : drugs ? ((cues[advice] ?? 0) > 0 ? -2 : 0.6) : 0
    if (history && guests.includes(state) && (cues[index] ?? 0) >= (state === 'allergies' ? 1 : 2)) return 0
    return drugs && state === 'extra_comments' && ((cues[index] ?? 0) > 0 || (cues[medication] ?? 0) === 0)
      ? 0
      : Number.NEGATIVE_INFINITY
  }
}

// What is said of allergies, habits, family and function is said in few fixed words: those count for more.
const cueWeights: Leanings = { allergies: 4.5, toxic_habits: 2.6, family_background: 2.6, baseline_state: 2.1 }

// Weights of what is added up; chosen by five-fold cross-validation on MEDDOCAN and on the project's own courses.
const cueWeight = 0.7
/** Neighbours share their words and place: in a running narrative the model repeats itself and is believed less. */
const modelWeight = { narrative: 0.5, notes: 0.7 }
/** For a state the model never saw. */
const unseen = -5

const modelled = (seen: Observation): readonly number[] => {
  const position = seen.note === 'header' ? seen.position : null
  const weight = position === null ? modelWeight.notes : modelWeight.narrative
  return stateLogProbabilities({ folded: seen.folded, previous: seen.previous, next: seen.next, position }).map(
    (log) => weight * (log ?? unseen),
  )
}

/** A heading of one section leaves nothing to weigh, but for background and drugs, which harbour other things. */
const settled = (seen: Observation): Evidence | null => {
  const [only, ...others] = seen.scope?.sections ?? []
  if (!only || others.length > 0 || only === 'pathological_background' || only === 'medication') return null
  const fixed = stateOf(only)
  return {
    scores: states.map((state) => (state === fixed ? 0 : Number.NEGATIVE_INFINITY)),
    decider: () => 'heading',
    confidence: () => 1,
  }
}

/** Gathers what structure, words, model and note say about one sentence. */
export const emissionsOf = (seen: Observation): Evidence => {
  const fixed = settled(seen)
  if (fixed) return fixed
  const cues = cueScores(seen.folded)
  const shape = structure(seen)
  const leaning = noteLeanings[seen.note]
  const gate = gateOf(seen, cues)
  const model = modelled(seen)
  const scores = states.map(
    (state, index) =>
      gate(state, index) +
      (shape[state] ?? 0) +
      (leaning[state] ?? 0) +
      cueWeight * (cueWeights[state] ?? 1) * (cues[index] ?? 0) +
      (model[index] ?? 0),
  )
  return {
    scores,
    decider: (state) => {
      const name = states[state]
      if (name && name !== 'main_diagnosis' && (shape[name] ?? 0) > 0) return 'structure'
      if ((cues[state] ?? 0) > 0) return 'lexicon'
      return scores[state] === Math.max(...scores) ? 'model' : 'sequence'
    },
    confidence: (state) => {
      const top = Math.max(...scores)
      const sum = scores.reduce((total, score) => total + Math.exp(score - top), 0)
      return Math.round((Math.exp((scores[state] ?? top) - top) / sum) * 1000) / 1000
    },
  }
}
