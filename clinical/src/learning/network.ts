/**
 * A small network over a row of things in the order of the text (sentences, drug mentions): embedding bags of hashed
 * words and a few plain numbers per thing, one hidden layer, one convolution over its neighbours, linear outputs.
 * Bags of hashed words as in fastText (Joulin et al. 2017, arXiv 1607.01759), the convolution as in Kim 2014 (arXiv
 * 1408.5882). Plain arithmetic in a fixed order: the same input gives the same numbers.
 */
export interface Shape {
  /** Buckets of hashed words, a power of two. */
  readonly buckets: number
  /** Numbers per bucket. */
  readonly width: number
  /** Bags per thing. */
  readonly bags: number
  /** Plain numbers per thing. */
  readonly plain: number
  readonly hidden: number
  /** Neighbours seen on either side; 0: none. */
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
export type Weights = Readonly<Record<PartName, Float32Array>>

export const inputLength = ({ bags, width, plain }: Shape): number => bags * width + plain

/** How many numbers each part holds. Matrices are stored by column: all outputs of the first input, of the second, … */
export const partLengths = (shape: Shape): Readonly<Record<PartName, number>> => {
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

/** One thing of the row: its bags of buckets and its plain numbers. */
export interface Thing {
  readonly bags: readonly Int32Array[]
  readonly plain: Float32Array
}

/** out[j] += Σ matrix[i, j] · vector[i], skipping zeros. */
export const addProduct = (
  out: Float32Array,
  matrix: Float32Array,
  from: { offset: number; vector: Float32Array },
): void => {
  const { offset, vector } = from
  const rows = out.length
  for (let i = 0; i < vector.length; i += 1) {
    const value = vector[i] as number
    if (value === 0) continue
    const at = offset + i * rows
    for (let j = 0; j < rows; j += 1) out[j] = (out[j] as number) + (matrix[at + j] as number) * value
  }
}

const rectify = (vector: Float32Array): void => {
  for (let j = 0; j < vector.length; j += 1) if ((vector[j] as number) < 0) vector[j] = 0
}

/** The bags' mean embeddings (sum over the root of their number), then the plain numbers. */
export const inputOf = (shape: Shape, embedding: Float32Array, thing: Thing): Float32Array => {
  const { width } = shape
  const out = new Float32Array(inputLength(shape))
  thing.bags.forEach((bag, which) => {
    if (bag.length === 0) return
    const scale = 1 / Math.sqrt(bag.length)
    const at = which * width
    for (let n = 0; n < bag.length; n += 1) {
      const from = (bag[n] as number) * width
      for (let k = 0; k < width; k += 1) out[at + k] = (out[at + k] as number) + (embedding[from + k] as number)
    }
    for (let k = 0; k < width; k += 1) out[at + k] = (out[at + k] as number) * scale
  })
  out.set(thing.plain, thing.bags.length * width)
  return out
}

/** What the hidden layer says of one thing by itself. */
export const hiddenOf = (shape: Shape, weights: Weights, input: Float32Array): Float32Array => {
  const hidden = Float32Array.from(weights.inputBias)
  addProduct(hidden, weights.input, { offset: 0, vector: input })
  rectify(hidden)
  return hidden
}

/** What the things around one add to it. */
export const aroundOf = (
  shape: Shape,
  weights: Weights,
  { row, at }: { row: readonly Float32Array[]; at: number },
): Float32Array => {
  const out = Float32Array.from(weights.aroundBias)
  for (let step = -shape.reach; step <= shape.reach; step += 1) {
    const other = row[at + step]
    if (other === undefined) continue
    addProduct(out, weights.around, { offset: (step + shape.reach) * shape.hidden * shape.hidden, vector: other })
  }
  rectify(out)
  return out
}

/**
 * The outputs (logits) of a network for every thing of a row.
 * @returns one array of `shape.outputs` numbers per thing, in order
 */
export const forward = (shape: Shape, weights: Weights, things: readonly Thing[]): Float32Array[] => {
  const row = things.map((thing) => hiddenOf(shape, weights, inputOf(shape, weights.embedding, thing)))
  return row.map((own, at) => {
    const seen = Float32Array.from(own)
    if (shape.reach > 0) {
      const around = aroundOf(shape, weights, { row, at })
      for (let j = 0; j < seen.length; j += 1) seen[j] = (seen[j] as number) + (around[j] as number)
    }
    const out = Float32Array.from(weights.outputBias)
    addProduct(out, weights.output, { offset: 0, vector: seen })
    return out
  })
}

export const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit))
