import { buckets, featuresOf } from '../src/sections/features.ts'
import type { State } from '../src/sections/states.ts'
import type { Example } from './section-examples.ts'

interface LinearWeights {
  readonly states: readonly State[]
  /** One row of `buckets` weights per state. */
  readonly rows: readonly Float32Array[]
  readonly bias: Float32Array
}

/** Numbers between 0 and 1 that are the same on every machine (mulberry32). */
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
    const held = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = held
  }
  return order
}

const probabilities = (features: Int32Array, weights: LinearWeights): Float64Array => {
  const out = Float64Array.from(weights.bias)
  weights.rows.forEach((row, column) => {
    let sum = out[column] ?? 0
    for (const feature of features) sum += row[feature] ?? 0
    out[column] = sum
  })
  const top = Math.max(...out)
  let total = 0
  out.forEach((logit, column) => {
    const part = Math.exp(logit - top)
    out[column] = part
    total += part
  })
  return out.map((part) => part / total)
}

const rate = 0.1
const decay = 2e-6
const rounds = 10

/**
 * Softmax regression by Adagrad (Duchi 2011) over the hashed features, fixed order and seed:
 * the same examples always give the same weights.
 */
export const trainLinear = (examples: readonly Example[]): LinearWeights => {
  const states = [...new Set(examples.map((example) => example.state))].toSorted()
  const column = new Map(states.map((state, index) => [state, index]))
  const rows = states.map(() => new Float32Array(buckets))
  const squares = states.map(() => new Float32Array(buckets).fill(1e-3))
  const weights: LinearWeights = { states, rows, bias: new Float32Array(states.length) }
  const inputs = examples.map(({ setting }) => Int32Array.from(featuresOf(setting)))
  const random = randomFrom(20)
  for (let round = 0; round < rounds; round += 1) {
    for (const at of shuffled(examples.length, random)) {
      const example = examples[at]
      const features = inputs[at]
      if (!example || !features) continue
      const found = probabilities(features, weights)
      const right = column.get(example.state)
      // Long sentences switch on many buckets: the step is shared among them.
      const share = example.weight / Math.sqrt(features.length)
      rows.forEach((row, index) => {
        const slope = ((found[index] ?? 0) - (index === right ? 1 : 0)) * share
        if (Math.abs(slope) < 1e-4) return
        const square = squares[index]
        if (!square) return
        for (const feature of features) {
          const step = slope + decay * (row[feature] ?? 0)
          square[feature] = (square[feature] ?? 0) + step * step
          row[feature] = (row[feature] ?? 0) - (rate * step) / Math.sqrt(square[feature] ?? 1)
        }
        weights.bias[index] = (weights.bias[index] ?? 0) - 0.01 * slope
      })
    }
  }
  return weights
}
