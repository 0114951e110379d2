import { forward } from '../../src/learning/network.ts'
import type { StoredNetwork } from '../../src/learning/weights-file.ts'
import { type TrainingExample, type TrainingOptions, trainNetwork } from './train-network.ts'

/**
 * Trains networks of one name that differ only in their seed and are averaged: the mean has a smaller error than each
 * of them.
 */
export const trainEnsemble = (
  name: string,
  { training, count }: { training: TrainingOptions; count: number },
  lessons: readonly TrainingExample[],
): StoredNetwork[] =>
  Array.from({ length: count }, (_, voice) => ({
    name: `${name} ${voice}`,
    shape: training.shape,
    weights: trainNetwork({ ...training, seed: training.seed + voice }, lessons),
  }))

/** The mean first output of several networks for each thing of a lesson. */
export const logitsOf = ({ things }: TrainingExample, nets: readonly StoredNetwork[]): number[] => {
  const logits = nets.map(({ shape, weights }) => forward(shape, weights, things))
  return things.map((_, at) => logits.reduce((sum, each) => sum + (each[at]?.[0] ?? 0), 0) / nets.length)
}

/**
 * The number of parts into which the annotators are divided, so that each lesson is judged by a network that was not
 * trained on its annotator.
 */
const parts = 4

/** For each lesson, the result of networks that were trained on other annotators only (cross-fitting). */
export function crossFitted<Learnt extends { readonly hand: string }, Networks, Made>(
  lessons: readonly Learnt[],
  train: (others: readonly Learnt[]) => Networks,
  make: (lesson: Learnt, networks: Networks) => Made,
): Made[] {
  const hands = [...new Set(lessons.map(({ hand }) => hand))]
  return Array.from({ length: parts }, (_, part) => {
    const isOut = ({ hand }: Learnt): boolean => hands.indexOf(hand) % parts === part
    const networks = train(lessons.filter((lesson) => !isOut(lesson)))
    return lessons.filter(isOut).map((lesson) => make(lesson, networks))
  }).flat()
}
