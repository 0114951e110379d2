import { writeFileSync } from 'node:fs'
import { claimFeatureCount } from '../../src/evidence/claim-features.ts'
import { claimBags, claimBuckets, claimReach } from '../../src/evidence/claim-row.ts'
import { evidenceWeights } from '../../src/evidence/networks.ts'
import { verdictFeatureCount, verdictThing } from '../../src/evidence/verdict-row.ts'
import type { NetworkShape } from '../../src/learning/network.ts'
import { type StoredNetwork, writeNetworks } from '../../src/learning/weights-file.ts'
import { annotatorSentences } from '../sentences.ts'
import { type ClaimLesson, claimLessons } from './claim-lessons.ts'
import type { TrainingExample, TrainingOptions } from './train-network.ts'
import { crossFitted, logitsOf, trainEnsemble } from './ensembles.ts'

const claimShape: NetworkShape = {
  buckets: claimBuckets,
  width: 8,
  bags: claimBags,
  plain: claimFeatureCount,
  hidden: 32,
  reach: claimReach,
  outputs: 1,
}
const claimTraining: TrainingOptions = {
  shape: claimShape,
  choices: [],
  rowChoices: [],
  outputWeights: Float32Array.of(1),
  rounds: 7,
  rate: 0.002,
  wordDropout: 0.7,
  dropout: 0.4,
  seed: 41,
}
const claimEnsembleSize = 3

const verdictShape: NetworkShape = {
  buckets: 1,
  width: 4,
  bags: 0,
  plain: verdictFeatureCount,
  hidden: 16,
  reach: 0,
  outputs: 1,
}
const verdictTraining: TrainingOptions = {
  shape: verdictShape,
  choices: [],
  rowChoices: [],
  outputWeights: Float32Array.of(1),
  rounds: 20,
  rate: 0.002,
  wordDropout: 0,
  dropout: 0.3,
  seed: 51,
}
const verdictEnsembleSize = 5

/**
 * Examples for judging each sentence as a whole. Their inputs are judgements of its claims by networks that were not
 * trained on the sentence's annotator.
 */
export const verdictLessons = (lessons: readonly ClaimLesson[]): (TrainingExample & { of: ClaimLesson })[] =>
  crossFitted(
    lessons,
    (others) => trainEnsemble('claims', { training: claimTraining, count: 1 }, others),
    (lesson, nets) => ({
      things: [verdictThing(lesson.row, logitsOf(lesson, nets))],
      targets: [Float32Array.of(lesson.isWrong ? 1 : 0)],
      weight: lesson.weight,
      of: lesson,
    }),
  )

/** Trains the networks that judge written sentences on these lessons. */
function claimNetworks(lessons: readonly ClaimLesson[]): StoredNetwork[] {
  return [
    ...trainEnsemble('claims', { training: claimTraining, count: claimEnsembleSize }, lessons),
    ...trainEnsemble('verdicts', { training: verdictTraining, count: verdictEnsembleSize }, verdictLessons(lessons)),
  ]
}

/**
 * Trains the networks that judge written sentences on those of the train and dev folds, over courses read with the
 * networks that `train.ts` wrote, and writes `src/evidence/weights.bin`. The same sentences give the same bytes.
 */
export function trainClaims(folds: readonly ('train' | 'dev')[] = ['train', 'dev']): void {
  const lessons = claimLessons(annotatorSentences(folds))
  const file = writeNetworks(claimNetworks(lessons))
  writeFileSync(evidenceWeights, file)
  console.log(`${lessons.length} sentences, ${file.length} bytes`)
}
