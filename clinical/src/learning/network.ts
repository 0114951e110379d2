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
/** Embeddings read from a file are whole numbers, whose step the input matrix already bears. */
export type Weights = Readonly<Record<Exclude<PartName, 'embedding'>, Float32Array>> & {
  readonly embedding: Float32Array | Int8Array
}

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

/** Places and values of a vector's numbers that are not zero. */
const scratch = { places: new Int32Array(1024), values: new Float64Array(1024) }

/**
 * out[j] += Σ matrix[i, j] · vector[i], skipping zeros. Eight sums at a time are kept out of memory, which is what the
 * networks' speed rests on.
 */
export const addProduct = (
  out: Float32Array,
  matrix: Float32Array,
  from: { offset: number; vector: Float32Array },
): void => {
  const { offset, vector } = from
  const rows = out.length
  if (scratch.places.length < vector.length) {
    scratch.places = new Int32Array(vector.length)
    scratch.values = new Float64Array(vector.length)
  }
  const { places, values } = scratch
  let count = 0
  for (let i = 0; i < vector.length; i += 1) {
    const value = vector[i] as number
    if (value === 0) continue
    places[count] = offset + i * rows
    values[count] = value
    count += 1
  }
  let j = 0
  for (; j + 8 <= rows; j += 8) {
    let [a, b, c, d] = [out[j] as number, out[j + 1] as number, out[j + 2] as number, out[j + 3] as number]
    let [e, f, g, h] = [out[j + 4] as number, out[j + 5] as number, out[j + 6] as number, out[j + 7] as number]
    for (let n = 0; n < count; n += 1) {
      const at = (places[n] as number) + j
      const value = values[n] as number
      a += (matrix[at] as number) * value
      b += (matrix[at + 1] as number) * value
      c += (matrix[at + 2] as number) * value
      d += (matrix[at + 3] as number) * value
      e += (matrix[at + 4] as number) * value
      f += (matrix[at + 5] as number) * value
      g += (matrix[at + 6] as number) * value
      h += (matrix[at + 7] as number) * value
    }
    out[j] = a
    out[j + 1] = b
    out[j + 2] = c
    out[j + 3] = d
    out[j + 4] = e
    out[j + 5] = f
    out[j + 6] = g
    out[j + 7] = h
  }
  for (; j < rows; j += 1) {
    let sum = out[j] as number
    for (let n = 0; n < count; n += 1) sum += (matrix[(places[n] as number) + j] as number) * (values[n] as number)
    out[j] = sum
  }
}

const rectify = (vector: Float32Array): void => {
  for (let j = 0; j < vector.length; j += 1) if ((vector[j] as number) < 0) vector[j] = 0
}

const sums = new Float64Array(256)

/** The bags' mean embeddings (sum over the root of their number), then the plain numbers. */
export const inputOf = (shape: Shape, embedding: Weights['embedding'], thing: Thing): Float32Array => {
  const { width } = shape
  const out = new Float32Array(inputLength(shape))
  thing.bags.forEach((bag, which) => {
    if (bag.length === 0) return
    sums.fill(0, 0, width)
    for (let n = 0; n < bag.length; n += 1) {
      const from = (bag[n] as number) * width
      for (let k = 0; k < width; k += 1) sums[k] = (sums[k] as number) + (embedding[from + k] as number)
    }
    const scale = 1 / Math.sqrt(bag.length)
    const at = which * width
    for (let k = 0; k < width; k += 1) out[at + k] = (sums[k] as number) * scale
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
const aroundOf = (
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

/** What the network makes of one thing of a row: what is around it (nothing at a reach of 0), that with its own, the outputs. */
export const lookAt = (
  shape: Shape,
  weights: Weights,
  { row, at }: { row: readonly Float32Array[]; at: number },
): { around: Float32Array | null; seen: Float32Array; logits: Float32Array } => {
  const own = row[at] as Float32Array
  const around = shape.reach > 0 ? aroundOf(shape, weights, { row, at }) : null
  const seen = around === null ? own : own.map((value, j) => value + (around[j] as number))
  const logits = Float32Array.from(weights.outputBias)
  addProduct(logits, weights.output, { offset: 0, vector: seen })
  return { around, seen, logits }
}

/**
 * The outputs (logits) of a network for every thing of a row.
 * @returns one array of `shape.outputs` numbers per thing, in order
 */
export const forward = (shape: Shape, weights: Weights, things: readonly Thing[]): Float32Array[] => {
  const row = things.map((thing) => hiddenOf(shape, weights, inputOf(shape, weights.embedding, thing)))
  return row.map((_, at) => lookAt(shape, weights, { row, at }).logits)
}

export const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit))

/** Chances of logits of which one alone is right (softmax): they add up to 1. However many there are. */
export const softmax = (logits: Float32Array): Float32Array => {
  const top = logits.reduce((most, logit) => Math.max(most, logit), Number.NEGATIVE_INFINITY)
  const parts = logits.map((logit) => Math.exp(logit - top))
  const total = parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part) => part / total)
}
