import {
  eachPart,
  hiddenOf,
  inputOf,
  forwardThing,
  partLengths,
  partNames,
  type PartName,
  type NetworkShape,
  type FeatureVector,
  type Weights,
  weightsOf,
} from '../../src/learning/network.ts'
import { type Losses, outputSlope, setRowSlopes } from './losses.ts'

/** A row of things with the targets of each. */
export interface TrainingExample {
  readonly things: readonly FeatureVector[]
  /** For each thing, one target per output: 0..1, or NaN if nothing is known. */
  readonly targets: readonly Float32Array[]
  /** The weight of the row. */
  readonly weight: number
}

export interface TrainingOptions extends Losses {
  readonly shape: NetworkShape
  readonly rounds: number
  readonly rate: number
  /** The share of words that are hidden from the network in each round. */
  readonly wordDropout: number
  readonly dropout: number
  readonly seed: number
}

/** Pseudo-random numbers between 0 and 1 that are the same on every machine (mulberry32). */
const randomFrom = (start: number): (() => number) => {
  let seed = start
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const shuffled = (length: number, random: () => number): Int32Array => {
  const order = Int32Array.from({ length }, (_, index) => index)
  for (let at = length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const held = order[at] as number
    order[at] = order[other] as number
    order[other] = held
  }
  return order
}

const begin = (shape: NetworkShape, random: () => number): Weights & { readonly embedding: Float32Array } => {
  const lengths = partLengths(shape)
  const made = eachPart((name) => new Float32Array(lengths[name]))
  const fill = (name: PartName, spread: number): void => {
    const part = made[name]
    for (let at = 0; at < part.length; at += 1) part[at] = (random() * 2 - 1) * spread
  }
  fill('embedding', 0.05)
  fill('input', Math.sqrt(3 / (shape.bags * shape.width + shape.plain)))
  fill('around', 0.5 * Math.sqrt(3 / (shape.hidden * Math.max(1, 2 * shape.reach + 1))))
  fill('output', Math.sqrt(3 / shape.hidden))
  return { ...weightsOf(shape, made), embedding: made.embedding }
}

/** Adds out[i] += Σ matrix[i, j] · vector[j], and the gradient of the matrix. */
const backProduct = (
  out: Float32Array | null,
  matrix: { weights: Float32Array; slopes: Float32Array; offset: number },
  both: { input: Float32Array; slope: Float32Array },
): void => {
  const { weights, slopes, offset } = matrix
  const { input, slope } = both
  const rows = slope.length
  for (let i = 0; i < input.length; i += 1) {
    const value = input[i] as number
    if (value === 0 && out === null) continue
    const at = offset + i * rows
    let sum = 0
    if (value === 0) {
      for (let j = 0; j < rows; j += 1) sum += (weights[at + j] as number) * (slope[j] as number)
    } else
      for (let j = 0; j < rows; j += 1) {
        const step = slope[j] as number
        slopes[at + j] = (slopes[at + j] as number) + step * value
        sum += (weights[at + j] as number) * step
      }
    if (out !== null) out[i] = (out[i] as number) + sum
  }
}

/** The share of the rounds after which the averaging of the weights begins. */
const averagedFrom = 0.5

/**
 * Trains a network on rows of things: Adam (Kingma and Ba 2015) over the matrices, Adagrad (Duchi 2011) over the
 * embeddings of the words seen. The result is the mean of the weights over the last rounds (Izmailov 2018, arXiv
 * 1803.05407). Order and seed are fixed: the same lessons always give the same weights.
 */
export const trainNetwork = (training: TrainingOptions, lessons: readonly TrainingExample[]): Weights => {
  const { shape } = training
  const random = randomFrom(training.seed)
  const weights = begin(shape, random)
  const slopes = eachPart((name) =>
    name === 'embedding' ? new Float32Array(0) : new Float32Array(weights[name].length),
  )
  const first = eachPart((name) => new Float32Array(slopes[name].length))
  const second = eachPart((name) => new Float32Array(slopes[name].length))
  const squares = new Float32Array(shape.buckets).fill(1e-4)
  const average = eachPart((name) => new Float32Array(weights[name].length))
  let averagedRounds = 0
  let steps = 0
  const step = (rate: number): void => {
    steps += 1
    const correction1 = 1 - 0.9 ** Math.min(steps, 2000)
    const correction2 = 1 - 0.999 ** steps
    for (const name of partNames) {
      if (name === 'embedding') continue
      const [part, slope, m, v] = [weights[name], slopes[name], first[name], second[name]]
      const decay = name.endsWith('Bias') ? 0 : 1e-2 * rate
      for (let at = 0; at < part.length; at += 1) {
        const g = slope[at] as number
        const mean = 0.9 * (m[at] as number) + 0.1 * g
        const square = 0.999 * (v[at] as number) + 0.001 * g * g
        m[at] = mean
        v[at] = square
        part[at] =
          (part[at] as number) * (1 - decay) - (rate * (mean / correction1)) / (Math.sqrt(square / correction2) + 1e-8)
      }
      slope.fill(0)
    }
  }
  const learn = (lesson: TrainingExample, rate: number): void => {
    const things = lesson.things.map((thing): FeatureVector => ({
      plain: thing.plain,
      bags: thing.bags.map((bag) =>
        training.wordDropout === 0 ? bag : bag.filter(() => random() >= training.wordDropout),
      ),
    }))
    const inputs = things.map((thing) => inputOf(shape, weights.embedding, thing))
    const keepProbability = 1 - training.dropout
    const masks = inputs.map(() =>
      Float32Array.from({ length: shape.hidden }, () => (random() < keepProbability ? 1 / keepProbability : 0)),
    )
    const row = inputs.map((input, at) => {
      const hidden = hiddenOf(shape, weights, input)
      for (let j = 0; j < hidden.length; j += 1) hidden[j] = (hidden[j] as number) * (masks[at]?.[j] ?? 0)
      return hidden
    })
    const rowSlopes = row.map(() => new Float32Array(shape.hidden))
    const scale = lesson.weight / Math.sqrt(row.length)
    const seenRow = row.map((_, at) => forwardThing(shape, weights, { row, at }))
    const outputSlopes = seenRow.map(({ logits }, at) =>
      outputSlope(training, logits, lesson.targets[at] as Float32Array),
    )
    setRowSlopes(
      training,
      { logits: seenRow.map(({ logits }) => logits), targets: lesson.targets },
      { slopes: outputSlopes, scale },
    )
    seenRow.forEach(({ around, combined }, at) => {
      const slope = outputSlopes[at] as Float32Array
      for (let j = 0; j < slope.length; j += 1) {
        slope[j] = (slope[j] as number) * scale
        slopes.outputBias[j] = (slopes.outputBias[j] as number) + (slope[j] as number)
      }
      const seenSlope = new Float32Array(shape.hidden)
      backProduct(seenSlope, { weights: weights.output, slopes: slopes.output, offset: 0 }, { input: combined, slope })
      const ownSlope = rowSlopes[at] as Float32Array
      for (let j = 0; j < shape.hidden; j += 1) ownSlope[j] = (ownSlope[j] as number) + (seenSlope[j] as number)
      if (around === null) return
      for (let j = 0; j < shape.hidden; j += 1) {
        if ((around[j] as number) <= 0) seenSlope[j] = 0
        slopes.aroundBias[j] = (slopes.aroundBias[j] as number) + (seenSlope[j] as number)
      }
      for (let distance = -shape.reach; distance <= shape.reach; distance += 1) {
        const other = row[at + distance]
        if (other === undefined) continue
        const offset = (distance + shape.reach) * shape.hidden * shape.hidden
        backProduct(
          rowSlopes[at + distance] as Float32Array,
          { weights: weights.around, slopes: slopes.around, offset },
          { input: other, slope: seenSlope },
        )
      }
    })
    const { width } = shape
    row.forEach((own, at) => {
      const slope = rowSlopes[at] as Float32Array
      for (let j = 0; j < shape.hidden; j += 1) {
        slope[j] = (own[j] as number) > 0 ? (slope[j] as number) * (masks[at]?.[j] ?? 0) : 0
        slopes.inputBias[j] = (slopes.inputBias[j] as number) + (slope[j] as number)
      }
      const inputSlope = new Float32Array(inputs[at]?.length ?? 0)
      backProduct(
        inputSlope,
        { weights: weights.input, slopes: slopes.input, offset: 0 },
        { input: inputs[at] as Float32Array, slope },
      )
      things[at]?.bags.forEach((bag, which) => {
        if (bag.length === 0) return
        const share = 1 / Math.sqrt(bag.length)
        const from = which * width
        let size = 0
        for (let k = 0; k < width; k += 1) size += (inputSlope[from + k] as number) ** 2
        size = (size * share * share) / width
        for (let n = 0; n < bag.length; n += 1) {
          const bucket = bag[n] as number
          squares[bucket] = (squares[bucket] as number) + size
          const pace = (rate * 25 * share) / Math.sqrt(squares[bucket] as number)
          const to = bucket * width
          for (let k = 0; k < width; k += 1)
            weights.embedding[to + k] = (weights.embedding[to + k] as number) - pace * (inputSlope[from + k] as number)
        }
      })
    })
  }
  for (let round = 0; round < training.rounds; round += 1) {
    const rate = training.rate * Math.max(0.3, 1 - round / training.rounds)
    let waiting = 0
    for (const at of shuffled(lessons.length, random)) {
      learn(lessons[at] as TrainingExample, rate)
      waiting += 1
      if (waiting === 2) {
        step(rate)
        waiting = 0
      }
    }
    if (waiting > 0) step(rate)
    if (round >= Math.floor(training.rounds * averagedFrom)) {
      averagedRounds += 1
      for (const name of partNames) {
        const [sum, part] = [average[name], weights[name]]
        for (let at = 0; at < part.length; at += 1)
          sum[at] = (sum[at] as number) + ((part[at] as number) - (sum[at] as number)) / averagedRounds
      }
    }
  }
  return weightsOf(shape, average)
}
