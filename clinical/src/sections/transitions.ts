import { sectionWeights } from './section-weights.weights.ts'

const weight = 0.7
/** Neighbouring sentences belong together a little more often than single steps tell. */
const stay = 0.5

/** Log score of one state following another. */
export const transitionScore = (from: number, to: number): number =>
  weight * (sectionWeights.transitions[from]?.[to] ?? 0) + (from === to ? stay : 0)

/** Log score of a note beginning in a state. */
export const startScore = (state: number): number => weight * (sectionWeights.starts[state] ?? 0)
