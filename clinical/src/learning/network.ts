/**
 * A small network over a row of things in the order of the text (sentences, drug mentions): embedding bags of hashed
 * words and a few plain numbers per thing, one hidden layer, one convolution over its neighbours, linear outputs.
 * Bags of hashed words as in fastText (Joulin et al. 2017, arXiv 1607.01759), the convolution as in Kim 2014 (arXiv
 * 1408.5882). Plain arithmetic in a fixed order: the same input gives the same numbers.
 */
import { MatrixRoom } from './product.ts'

export interface NetworkShape {
  /** Buckets of hashed words, a power of two. */
  readonly buckets: number
  /** Numbers per bucket, a multiple of four. */
  readonly width: number
  /** Bags per thing. */
  readonly bags: number
  /** Plain numbers per thing. */
  readonly plain: number
  readonly hidden: number
  /** How many neighbours are seen on either side; 0 for none. */
  readonly reach: number
  readonly outputs: number
}

/** The parts of the weights in the order in which they are stored; lengths in numbers. */
export const partNames = ['embedding', 'input', 'inputBias', 'around', 'aroundBias', 'output', 'outputBias'] as const
export type PartName = (typeof partNames)[number]
/** One thing for each part, made in the order of the parts. */
export const eachPart = <Made>(make: (part: PartName) => Made): Record<PartName, Made> => ({
  embedding: make('embedding'),
  input: make('input'),
  inputBias: make('inputBias'),
  around: make('around'),
  aroundBias: make('aroundBias'),
  output: make('output'),
  outputBias: make('outputBias'),
})
/** Embeddings in a file are whole numbers; the input matrix already includes their step. */
export type NetworkParts = Readonly<Record<Exclude<PartName, 'embedding'>, Float32Array>> & {
  readonly embedding: Float32Array | Int8Array
}
/** Weights whose matrices lie in the memory where they are multiplied. */
export type Weights = NetworkParts & { readonly room: MatrixRoom }

export const inputLength = ({ bags, width, plain }: NetworkShape): number => bags * width + plain

/** How many numbers each part holds. Matrices are stored by column: all outputs of the first input, of the second, … */
export const partLengths = (shape: NetworkShape): Readonly<Record<PartName, number>> => {
  const { buckets, width, hidden, reach, outputs } = shape
  const taps = reach === 0 ? 0 : 2 * reach + 1
  return {
    embedding: buckets * width,
    input: inputLength(shape) * hidden,
    inputBias: hidden,
    around: taps * hidden * hidden,
    aroundBias: reach === 0 ? 0 : hidden,
    output: hidden * outputs,
    outputBias: outputs,
  }
}

/** The weights of these parts; the matrices are copied. */
export const weightsOf = (shape: NetworkShape, parts: NetworkParts): Weights => {
  const { hidden, outputs, reach } = shape
  const copied = [parts.input, parts.around, parts.output]
  const room = new MatrixRoom(
    copied.map(({ length }) => length),
    { longest: Math.max(inputLength(shape), (2 * reach + 1) * hidden), rows: Math.max(hidden, outputs) },
  )
  copied.forEach((matrix, index) => room.matrices[index]?.set(matrix))
  const [input = parts.input, around = parts.around, output = parts.output] = room.matrices
  return { ...parts, input, around, output, room }
}

/** One thing of the row: its bags of buckets and its plain numbers. */
export interface FeatureVector {
  readonly bags: readonly Int32Array[]
  readonly plain: Float32Array
}

const rectify = (vector: Float32Array): void => {
  for (let j = 0; j < vector.length; j += 1) if ((vector[j] as number) < 0) vector[j] = 0
}

/** out[k] = scale · the sum of a bag's embeddings, four numbers at a time kept out of memory. */
const setBag = (
  out: Float32Array,
  bag: Int32Array,
  { embedding, width, at }: { embedding: Weights['embedding']; width: number; at: number },
): void => {
  const scale = 1 / Math.sqrt(bag.length)
  for (let k = 0; k < width; k += 4) {
    let [a, b, c, d] = [0, 0, 0, 0]
    for (let n = 0; n < bag.length; n += 1) {
      const from = (bag[n] as number) * width + k
      a += embedding[from] as number
      b += embedding[from + 1] as number
      c += embedding[from + 2] as number
      d += embedding[from + 3] as number
    }
    out[at + k] = a * scale
    out[at + k + 1] = b * scale
    out[at + k + 2] = c * scale
    out[at + k + 3] = d * scale
  }
}

/** The bags' mean embeddings (sum over the root of their number), then the plain numbers. */
export const inputOf = (shape: NetworkShape, embedding: Weights['embedding'], thing: FeatureVector): Float32Array => {
  const { width } = shape
  const out = new Float32Array(inputLength(shape))
  thing.bags.forEach((bag, which) => {
    if (bag.length > 0) setBag(out, bag, { embedding, width, at: which * width })
  })
  out.set(thing.plain, thing.bags.length * width)
  return out
}

/** The hidden layer's output for one thing by itself. */
export const hiddenOf = (shape: NetworkShape, weights: Weights, input: Float32Array): Float32Array => {
  const hidden = weights.room.product(weights.inputBias, weights.input, [input])
  rectify(hidden)
  return hidden
}

/** The sum over a thing's neighbours. */
const aroundOf = (
  shape: NetworkShape,
  weights: Weights,
  { row, at }: { row: readonly Float32Array[]; at: number },
): Float32Array => {
  const nothing = new Float32Array(shape.hidden)
  const window = Array.from({ length: 2 * shape.reach + 1 }, (_, tap) => row[at + tap - shape.reach] ?? nothing)
  const out = weights.room.product(weights.aroundBias, weights.around, window)
  rectify(out)
  return out
}

/**
 * The network's results for one thing of a row: its neighbours' sum (nothing at a reach of 0), that sum with its own,
 * the outputs.
 */
export const forwardThing = (
  shape: NetworkShape,
  weights: Weights,
  { row, at }: { row: readonly Float32Array[]; at: number },
): { around: Float32Array | null; combined: Float32Array; logits: Float32Array } => {
  const own = row[at] as Float32Array
  const around = shape.reach > 0 ? aroundOf(shape, weights, { row, at }) : null
  const combined = around === null ? own : own.map((value, j) => value + (around[j] as number))
  return { around, combined, logits: weights.room.product(weights.outputBias, weights.output, [combined]) }
}

/**
 * The outputs (logits) of a network for every thing of a row.
 * @returns one array of `shape.outputs` numbers per thing, in order
 */
export const forward = (shape: NetworkShape, weights: Weights, things: readonly FeatureVector[]): Float32Array[] => {
  const row = things.map((thing) => hiddenOf(shape, weights, inputOf(shape, weights.embedding, thing)))
  return row.map((_, at) => forwardThing(shape, weights, { row, at }).logits)
}

export const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit))

/** The chances of logits of which exactly one is right (softmax): they add up to 1, for any number of logits. */
export const softmax = (logits: Float32Array): Float32Array => {
  const top = logits.reduce((most, logit) => Math.max(most, logit), Number.NEGATIVE_INFINITY)
  const parts = logits.map((logit) => Math.exp(logit - top))
  const total = parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part) => part / total)
}
