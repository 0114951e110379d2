import type { NetworkShape } from '../../src/learning/network.ts'
import { forward } from '../../src/learning/network.ts'
import type { StoredNetwork } from '../../src/learning/weights-file.ts'
import { fateBags, fateBuckets, fateFeatureCount, mentionChances, drugFeatures } from '../../src/reading/drug-fates.ts'
import {
  drugFates,
  mentionBags,
  mentionBuckets,
  mentionOutputCount,
  mentionOutputs,
  mentionFeatureCount,
} from '../../src/reading/drug-mentions.ts'
import { pairBags, pairBuckets, pairFeatureCount } from '../../src/reading/corrections.ts'
import { sentenceBags, sentenceBuckets, sentenceFeatureCount } from '../../src/reading/sentence-features.ts'
import { outputCount, outputNames, outputs } from '../../src/reading/outputs.ts'
import type { CorpusCourse } from '../annotated/corpus.ts'
import { correctionLessons } from './correction-lessons.ts'
import { type DrugLesson, drugLesson } from './drug-lessons.ts'
import { sentenceLesson, withoutStructure } from './sentence-lessons.ts'
import { type TrainingExample, type TrainingOptions, trainNetwork } from './train-network.ts'
import { crossFitted, trainEnsemble } from './ensembles.ts'

const even = (length: number): Float32Array => new Float32Array(length).fill(1)

const sentenceShape: NetworkShape = {
  buckets: sentenceBuckets,
  width: 40,
  bags: sentenceBags,
  plain: sentenceFeatureCount,
  hidden: 64,
  reach: 4,
  outputs: outputCount,
}
/** Salience is harder to predict than a section, and therefore has a greater weight. */
const salienceWeight = 2
/**
 * The weight of the choice of the sentence that names the principal diagnosis, for which the sentences of a course
 * compete.
 */
const principalWeight = 1
/** The weight of correcting sentences, which are rare. */
const fixesWeight = 3
const fixes = outputs.flags + outputNames.flags.indexOf('fixes')
const principal = outputs.flags + outputNames.flags.indexOf('principal')
const sentenceTraining: TrainingOptions = {
  shape: sentenceShape,
  choices: [{ from: outputs.best, to: outputs.salience }],
  rowChoices: [{ output: principal, weight: principalWeight }],
  outputWeights: even(outputCount).map((_, at) => {
    if (at === fixes) return fixesWeight
    return at >= outputs.salience && at < outputs.flags ? salienceWeight : 1
  }),
  rounds: 18,
  rate: 0.005,
  wordDropout: 0.4,
  dropout: 0.4,
  seed: 1,
}

const sentenceEnsembleSize = 3

const mentionShape: NetworkShape = {
  buckets: mentionBuckets,
  width: 24,
  bags: mentionBags,
  plain: mentionFeatureCount,
  hidden: 48,
  reach: 2,
  outputs: mentionOutputCount,
}
const mentionTraining: TrainingOptions = {
  shape: mentionShape,
  choices: [{ from: mentionOutputs.status, to: mentionOutputCount }],
  rowChoices: [],
  outputWeights: even(mentionOutputCount),
  rounds: 20,
  rate: 0.003,
  wordDropout: 0.3,
  dropout: 0.25,
  seed: 2,
}

const drugShape: NetworkShape = {
  buckets: fateBuckets,
  width: 12,
  bags: fateBags,
  plain: fateFeatureCount,
  hidden: 24,
  reach: 0,
  outputs: drugFates.length,
}
const drugTraining: TrainingOptions = {
  shape: drugShape,
  choices: [{ from: 0, to: drugFates.length }],
  rowChoices: [],
  outputWeights: even(drugFates.length),
  rounds: 30,
  rate: 0.003,
  wordDropout: 0.3,
  dropout: 0.2,
  seed: 3,
}

const drugEnsembleSize = 4

const pairShape: NetworkShape = {
  buckets: pairBuckets,
  width: 12,
  bags: pairBags,
  plain: pairFeatureCount,
  hidden: 24,
  reach: 0,
  outputs: 1,
}
const pairTraining: TrainingOptions = {
  shape: pairShape,
  choices: [],
  rowChoices: [{ output: 0, weight: 1 }],
  outputWeights: even(1),
  rounds: 30,
  rate: 0.003,
  wordDropout: 0.3,
  dropout: 0.2,
  seed: 4,
}

const pairEnsembleSize = 3

type Drugged = DrugLesson & { readonly hand: string }

function drugNetworks(lessons: readonly Drugged[]): StoredNetwork[] {
  const chances = new Map(
    crossFitted(
      lessons,
      (others) =>
        trainNetwork(
          mentionTraining,
          others.map(({ mentions }) => mentions),
        ),
      (lesson, weights) =>
        [lesson, forward(mentionShape, weights, lesson.mentions.things).map(mentionChances)] as const,
    ),
  )
  const rows = lessons.map((lesson): TrainingExample => ({
    things: drugFeatures(lesson.outline, {
      reads: lesson.reads,
      drugs: lesson.drugs,
      chances: chances.get(lesson) ?? [],
    }),
    targets: lesson.fates.map((fate) => Float32Array.from(drugFates, (each) => (each === fate ? 1 : 0))),
    weight: 1,
  }))
  const mentions = trainNetwork(
    mentionTraining,
    lessons.map((lesson) => lesson.mentions),
  )
  return [
    { name: 'mentions', shape: mentionShape, weights: mentions },
    ...trainEnsemble('drugs', { training: drugTraining, count: drugEnsembleSize }, rows),
  ]
}

/**
 * Trains all networks that read courses on these courses and on further rows of labelled sentences.
 * @throws if one of the courses is not in the folds train and dev: other folds are used only for measuring
 */
export function trainNetworks(
  courses: readonly CorpusCourse[],
  further: readonly TrainingExample[] = [],
): StoredNetwork[] {
  const forbidden = courses.filter(({ fold }) => fold !== 'train' && fold !== 'dev')
  if (forbidden.length > 0)
    throw new Error(
      `of a fold that is only measured on, never to learn from: ${forbidden.map(({ id }) => id).join(', ')}`,
    )
  const lessons = courses.map(sentenceLesson)
  const bare = lessons.filter((_, index) => index % 3 === 0).map(withoutStructure)
  return [
    ...trainEnsemble('sentences', { training: sentenceTraining, count: sentenceEnsembleSize }, [
      ...lessons,
      ...bare,
      ...further,
    ]),
    ...trainEnsemble(
      'corrections',
      { training: pairTraining, count: pairEnsembleSize },
      courses.flatMap(correctionLessons),
    ),
    ...drugNetworks(courses.map((course) => ({ ...drugLesson(course), hand: course.hand }))),
  ]
}
