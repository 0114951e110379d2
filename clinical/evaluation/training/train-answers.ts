import { writeFileSync } from 'node:fs'
import type { NetworkShape } from '../../src/learning/network.ts'
import { type StoredNetwork, writeNetworks } from '../../src/learning/weights-file.ts'
import { answerBags, answerBuckets, answerFeatureCount, answerReach } from '../../src/search/answer-row.ts'
import { answerWeights } from '../../src/search/networks.ts'
import { silenceFeatureCount, silenceThing } from '../../src/search/silence.ts'
import { askedQuestions } from '../questions.ts'
import { type AnswerLesson, answerLessons } from './answer-lessons.ts'
import type { TrainingExample, TrainingOptions } from './train-network.ts'
import { crossFitted, logitsOf, trainEnsemble } from './ensembles.ts'

const answerShape: NetworkShape = {
  buckets: answerBuckets,
  width: 12,
  bags: answerBags,
  plain: answerFeatureCount,
  hidden: 32,
  reach: answerReach,
  outputs: 1,
}
const answerTraining: TrainingOptions = {
  shape: answerShape,
  choices: [],
  rowChoices: [{ output: 0, weight: 1 }],
  outputWeights: Float32Array.of(1),
  rounds: 5,
  rate: 0.003,
  wordDropout: 0.6,
  dropout: 0.4,
  seed: 11,
}
const answerEnsembleSize = 3

const silenceShape: NetworkShape = {
  buckets: 1,
  width: 4,
  bags: 0,
  plain: silenceFeatureCount,
  hidden: 16,
  reach: 0,
  outputs: 1,
}
const silenceTraining: TrainingOptions = {
  shape: silenceShape,
  choices: [],
  rowChoices: [],
  outputWeights: Float32Array.of(1),
  rounds: 30,
  rate: 0.002,
  wordDropout: 0,
  dropout: 0.3,
  seed: 21,
}
const silenceEnsembleSize = 5

/**
 * Examples for the decision whether to answer that nothing was found. Their inputs come from networks that were not
 * trained on the question's annotator.
 */
const silenceLessons = (lessons: readonly AnswerLesson[]): TrainingExample[] =>
  crossFitted(
    lessons,
    (others) => trainEnsemble('answers', { training: answerTraining, count: 1 }, others),
    (lesson, nets) => ({
      things: [silenceThing(lesson.input, lesson.row, logitsOf(lesson, nets))],
      targets: [Float32Array.of(lesson.question.gold.length === 0 ? 1 : 0)],
      weight: 1,
    }),
  )

/** Trains on these questions the networks that choose answers and that decide to give none. */
function answerNetworks(lessons: readonly AnswerLesson[]): StoredNetwork[] {
  return [
    ...trainEnsemble('answers', { training: answerTraining, count: answerEnsembleSize }, lessons),
    ...trainEnsemble('silence', { training: silenceTraining, count: silenceEnsembleSize }, silenceLessons(lessons)),
  ]
}

/**
 * Trains the networks that choose answers on the questions of the train and dev folds, over courses read with the
 * networks that `train.ts` wrote, and writes `src/search/weights.bin`. The same questions give the same bytes.
 */
export function trainAnswers(): void {
  const lessons = answerLessons(askedQuestions(['train', 'dev']))
  const file = writeNetworks(answerNetworks(lessons))
  writeFileSync(answerWeights, file)
  console.log(`${lessons.length} questions, ${file.length} bytes`)
}
