import { writeFileSync } from 'node:fs'
import { headFields } from '../../src/identity/candidates/choose.ts'
import { headWeights } from '../../src/identity/candidates/head-choices.ts'
import { headBags, headBuckets, headFeatureCount, headReach } from '../../src/identity/candidates/head-features.ts'
import type { NetworkShape } from '../../src/learning/network.ts'
import { type StoredNetwork, writeNetworks } from '../../src/learning/weights-file.ts'
import { annotatedHeads, headLesson, type HeadLesson, headTexts } from './head-lessons.ts'
import { inventedHeads } from './heads/invented-heads.ts'
import type { TrainingOptions } from './train-network.ts'
import { trainEnsemble } from './ensembles.ts'

const outputs = headFields.length
const headShape: NetworkShape = {
  buckets: headBuckets,
  width: 12,
  bags: headBags,
  plain: headFeatureCount,
  hidden: 32,
  reach: headReach,
  outputs,
}
const headTraining: TrainingOptions = {
  shape: headShape,
  choices: [],
  rowChoices: Array.from({ length: outputs }, (_, output) => ({ output, weight: 1, isAny: true })),
  outputWeights: new Float32Array(outputs).fill(1),
  rounds: 8,
  rate: 0.003,
  wordDropout: 0.3,
  dropout: 0.25,
  seed: 61,
}
const headEnsembleSize = 1
const inventedCount = 1_500

/** The annotators whose heads are used for training. The heads of the others measure how well unseen heads are read. */
export const headAnnotators = ['k01', 'k02', 'k03', 'k04', 'k05', 'k06', 'k07'] as const

/** The lessons: courses with heads by these annotators, annotated courses, and invented ones. */
export const headLessons = (hands: readonly string[], invented = inventedCount): HeadLesson[] => [
  ...headTexts(hands).map((text) => headLesson(text)),
  ...annotatedHeads(['train', 'dev']).map((text) => headLesson(text, 0.5)),
  ...inventedHeads(invented).map((text) => headLesson(text)),
]

export const headNetworks = (lessons: readonly HeadLesson[], ensembleSize = headEnsembleSize): StoredNetwork[] =>
  trainEnsemble('heads', { training: headTraining, count: ensembleSize }, lessons)

/**
 * Trains the networks that choose the values of the head and writes their file. The same courses give the same bytes.
 */
export function trainHeads(): void {
  const lessons = headLessons(headAnnotators)
  const file = writeNetworks(headNetworks(lessons))
  writeFileSync(headWeights, file)
  console.log(`${lessons.length} heads, ${file.length} bytes`)
}
