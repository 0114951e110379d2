import { writeFileSync } from 'node:fs'
import { type Shape } from '../../src/learning/network.ts'
import { writeNetworks } from '../../src/learning/weights-file.ts'
import { answerBags, answerBuckets, answerPlain, answerReach } from '../../src/search/answer-row.ts'
import { answerWeights } from '../../src/search/networks.ts'
import { askedQuestions } from '../questions.ts'
import { answerLessons } from './answer-lessons.ts'
import { type Schooling, trainNetwork } from './train-network.ts'

const shape: Shape = {
  buckets: answerBuckets,
  width: 12,
  bags: answerBags,
  plain: answerPlain,
  hidden: 32,
  reach: answerReach,
  outputs: 1,
}
export const answerSchooling: Schooling = {
  shape,
  choices: [],
  rowChoices: [{ output: 0, weight: 1 }],
  outputWeights: Float32Array.of(1),
  rounds: 10,
  rate: 0.003,
  wordDropout: 0.3,
  dropout: 0.3,
  seed: 11,
}
const answerVoices = 3

/**
 * Trains the networks that choose answers on the questions of the train and dev folds, over courses read with the
 * networks that `train.ts` wrote, and writes `src/search/weights.bin`: the same questions give the same bytes.
 */
if (import.meta.main) {
  const lessons = answerLessons(askedQuestions(['train', 'dev']))
  const networks = Array.from({ length: answerVoices }, (_, voice) => ({
    name: `answers ${voice}`,
    shape,
    weights: trainNetwork({ ...answerSchooling, seed: answerSchooling.seed + voice }, lessons),
  }))
  const file = writeNetworks(networks)
  writeFileSync(answerWeights, file)
  console.log(`${lessons.length} questions, ${file.length} bytes`)
}
