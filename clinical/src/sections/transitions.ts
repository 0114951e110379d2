import { sectionWeights } from './section-weights.weights.ts'

/** How far the order learnt from running narratives is trusted: hurried notes jump from one subject to the next. */
const weights = { narrative: 0.7, notes: 0.35 }
/** Neighbouring sentences belong together a little more often than single steps tell. */
const stay = 0.5

type Order = keyof typeof weights

/** Log score of one state following another. */
export const transitionScore =
  (order: Order) =>
  (from: number, to: number): number =>
    weights[order] * (sectionWeights.transitions[from]?.[to] ?? 0) + (from === to ? stay : 0)

/** Log score of a note beginning in a state. */
export const startScore =
  (order: Order) =>
  (state: number): number =>
    weights[order] * (sectionWeights.starts[state] ?? 0)
