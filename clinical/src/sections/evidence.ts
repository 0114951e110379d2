import type { Decider, LineKind, Note } from '../course/course.ts'
import { cueScores } from './cues.ts'
import type { Scope } from './scope.ts'
import { type State, stateOf, states } from './states.ts'

/** A sentence as the sequence sees it. */
export interface Observation {
  readonly folded: string
  readonly kind: LineKind
  readonly scope: Scope | null
  readonly note: Note['kind']
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
  admission: { physical_exam: 1.5, evolution: 1.5 },
  progress: { evolution: 4, complementary_tests: 1 },
  procedure: { invasive_procedures: 4 },
  nursing: { evolution: 5 },
  consult: { evolution: 4, complementary_tests: 1 },
  discharge: { medication: 1.5, extra_comments: 1.5, main_diagnosis: 0.5, evolution: 1 },
}

const structure = (kind: LineKind, note: Note['kind']): Leanings => {
  const stay = note === 'progress' || note === 'nursing' || note === 'consult'
  if (kind === 'vital') return stay ? {} : { physical_exam: 3 }
  if (kind === 'lab' || kind === 'table') return { complementary_tests: 3 }
  if (kind === 'dose') return stay ? {} : { medication: 3 }
  return {}
}

// Under "Antecedentes" stand, unannounced, the allergies, habits, family, function and drugs of the patient.
const guests: readonly State[] = ['allergies', 'toxic_habits', 'family_background', 'baseline_state']

const allowed = (scope: Scope | null, cues: readonly number[]): ((state: State, index: number) => number) => {
  if (!scope) return () => 0
  const own = new Set(scope.sections.map(stateOf))
  const open = own.has('pathological_background')
  return (state, index) => {
    if (own.has(state)) return open ? 1.5 : 0
    return open && guests.includes(state) && (cues[index] ?? 0) >= 2 ? 0 : Number.NEGATIVE_INFINITY
  }
}

/** Gathers what structure, words, model and note say about one sentence. */
export const emissionsOf = (seen: Observation): Evidence => {
  const cues = cueScores(seen.folded)
  const shape = structure(seen.kind, seen.note)
  const leaning = noteLeanings[seen.note]
  const gate = allowed(seen.scope, cues)
  const scores = states.map(
    (state, index) => gate(state, index) + (shape[state] ?? 0) + (leaning[state] ?? 0) + 1.2 * (cues[index] ?? 0),
  )
  return {
    scores,
    decider: (state) => {
      const name = states[state]
      if (name && (shape[name] ?? 0) > 0) return 'structure'
      return (cues[state] ?? 0) > 0 ? 'lexicon' : 'sequence'
    },
    confidence: (state) => {
      const top = Math.max(...scores)
      const sum = scores.reduce((total, score) => total + Math.exp(score - top), 0)
      return Math.round((Math.exp((scores[state] ?? top) - top) / sum) * 1000) / 1000
    },
  }
}
