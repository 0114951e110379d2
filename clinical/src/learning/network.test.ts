import { describe, expect, it } from 'vitest'
import { trainNetwork } from '../../evaluation/training/train-network.ts'
import { Bag, featureWords } from './hashing.ts'
import {
  eachPart,
  forward,
  partLengths,
  partNames,
  type NetworkShape,
  softmax,
  type FeatureVector,
  type Weights,
  weightsOf,
} from './network.ts'
import { readNetworks, writeNetworks } from './weights-file.ts'

const shape: NetworkShape = { buckets: 8, width: 2, bags: 1, plain: 1, hidden: 3, reach: 1, outputs: 2 }
const zero = (): Record<(typeof partNames)[number], Float32Array> => {
  const lengths = partLengths(shape)
  return eachPart((name) => new Float32Array(lengths[name]))
}
const thing = (buckets: readonly number[], plain: number): FeatureVector => ({
  bags: [Int32Array.from(buckets)],
  plain: Float32Array.of(plain),
})

describe('a network', () => {
  it('computes the same logits as a calculation by hand', () => {
    const weights = zero()
    weights.embedding.set([0, 0, 1, 2], 0)
    // The first hidden unit takes the first number of the bag, the plain number twice, and 0.5.
    weights.input.set([1, 0, 0, 0, 0, 0, 2, 0, 0])
    weights.inputBias.set([0.5, 0, 0])
    weights.output.set([3, -1])
    weights.outputBias.set([0, 1])
    const [logits] = forward(shape, weightsOf(shape, weights), [thing([1], 0.25)])
    expect([...(logits ?? [])]).toEqual([6, -1])
  })

  it('uses neighbouring inputs up to its reach', () => {
    const weights = zero()
    weights.input.set([0, 0, 0, 0, 0, 0, 1, 0, 0])
    // The tap one to the left copies the first hidden unit.
    weights.around.set([1], 0)
    weights.output.set([1, 0])
    const row = forward(shape, weightsOf(shape, weights), [thing([], 1), thing([], 0), thing([], 0)])
    expect(row.map((logits) => logits[0])).toEqual([1, 1, 0])
  })

  const lessons = Array.from({ length: 40 }, (_, at) => ({
    things: [thing([at % 2], 0), thing([2 + (at % 3)], 0)],
    targets: [Float32Array.of(at % 2, 0), Float32Array.of(at % 2, at % 3 === 0 ? 1 : 0)],
    weight: 1,
  }))
  const schooling = {
    shape,
    choices: [],
    rowChoices: [],
    outputWeights: Float32Array.of(1, 1),
    rounds: 60,
    rate: 0.02,
    wordDropout: 0,
    dropout: 0,
    seed: 5,
  }

  it('learns from the words of an input and from its neighbours', () => {
    const weights: Weights = trainNetwork(schooling, lessons)
    const right = lessons.every(({ things, targets }) =>
      forward(shape, weights, things).every((logits, at) =>
        [...logits].every((logit, output) => logit > 0 === (targets[at]?.[output] ?? 0) > 0.5),
      ),
    )
    expect(right).toBe(true)
  })

  it('learns which input of a row is the right one, when a row may have none', () => {
    const oneOf = Array.from({ length: 40 }, (_, at) => {
      const chosen = at % 4
      return {
        things: [0, 1, 2, 3].map((index) => thing([index === chosen ? 1 : 2 + index], 0)),
        targets: [0, 1, 2, 3].map((index) => Float32Array.of(0, at % 5 > 0 && index === chosen ? 1 : 0)),
        weight: 1,
      }
    })
    const weights = trainNetwork({ ...schooling, rowChoices: [{ output: 1, weight: 1 }] }, oneOf)
    const found = oneOf.map(({ things }) => {
      const logits = forward(shape, weights, things).map((each) => each[1] ?? 0)
      return logits.indexOf(Math.max(...logits))
    })
    expect(found).toEqual(oneOf.map((_, at) => at % 4))
  })

  it('computes a softmax over as many inputs as a long course has sentences', () => {
    const many = softmax(new Float32Array(400_000))
    expect(many[0]).toBeCloseTo(1 / many.length, 9)
  })

  it('has identical weights each time it is trained', () => {
    const [one, two] = [
      trainNetwork({ ...schooling, rounds: 3, dropout: 0.3, wordDropout: 0.3 }, lessons),
      trainNetwork({ ...schooling, rounds: 3, dropout: 0.3, wordDropout: 0.3 }, lessons),
    ]
    for (const name of partNames) expect(one[name]).toEqual(two[name])
  })

  it('is read from its file with little loss, and a truncated file is refused', () => {
    const weights = trainNetwork({ ...schooling, rounds: 5 }, lessons)
    const file = writeNetworks([{ name: 'toy', shape, weights }])
    const back = readNetworks(file).get('toy')
    expect(back?.shape).toEqual(shape)
    for (const { things } of lessons) {
      const before = forward(shape, weights, things).flatMap((logits) => [...logits])
      const after = forward(shape, back?.weights ?? weights, things).flatMap((logits) => [...logits])
      before.forEach((logit, at) => expect(after[at]).toBeCloseTo(logit, 1))
    }
    expect(() => readNetworks(file.subarray(0, file.length - 2))).toThrow(RangeError)
  })
})

describe('words as features', () => {
  it('keep the format of numbers, and not their value', () => {
    expect(featureWords('furosemida 40 mg, k 5,6 y plaquetas 138.000')).toEqual([
      'furosemida',
      '0',
      'mg',
      'k',
      '00',
      'y',
      'plaquetas',
      '00',
    ])
  })

  it('have the same buckets each time, and others in another field', () => {
    const bag = (field: number): number[] => {
      const made = new Bag(1 << 12)
      made.words(field, ['dolor', 'fiebre'])
      return [...made.buckets()]
    }
    expect(bag(1)).toEqual(bag(1))
    expect(bag(1)).not.toEqual(bag(2))
  })
})
