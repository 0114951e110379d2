import { sigmoid, softmax } from '../../src/learning/network.ts'

/** The parts of the loss function. */
export interface Losses {
  /** Ranges of outputs of which exactly one is right (softmax); every other output is judged by itself. */
  readonly choices: readonly { from: number; to: number }[]
  /**
   * Outputs that are right for only a few things of a row: the things of the row compete for them (softmax over the
   * row), each with this weight.
   */
  readonly rowChoices: readonly {
    readonly output: number
    readonly weight: number
    /** Whether any one of the right things is enough. Things without a known target do not compete. */
    readonly isAny?: boolean
  }[]
  /** The weight of each output. */
  readonly outputWeights: Float32Array
}

/** The gradients of the loss with respect to the outputs: cross-entropy, over a choice or for each output by itself. */
export const outputSlope = (training: Losses, logits: Float32Array, target: Float32Array): Float32Array => {
  const slope = new Float32Array(logits.length)
  const chosen = new Uint8Array(logits.length)
  for (const { from, to } of training.choices) {
    chosen.fill(1, from, to)
    if (Number.isNaN(target[from])) continue
    let top = Number.NEGATIVE_INFINITY
    let mass = 0
    for (let at = from; at < to; at += 1) {
      top = Math.max(top, logits[at] as number)
      mass += target[at] as number
    }
    let total = 0
    for (let at = from; at < to; at += 1) total += Math.exp((logits[at] as number) - top)
    for (let at = from; at < to; at += 1)
      slope[at] =
        ((mass * Math.exp((logits[at] as number) - top)) / total - (target[at] as number)) *
        (training.outputWeights[at] as number)
  }
  for (let at = 0; at < logits.length; at += 1) {
    if (chosen[at] === 1 || Number.isNaN(target[at])) continue
    slope[at] = (sigmoid(logits[at] as number) - (target[at] as number)) * (training.outputWeights[at] as number)
  }
  return slope
}

/**
 * Sets the gradients of the outputs that the things of a row compete for, instead of judging each thing by itself; zero
 * if no thing is right.
 */
export const setRowSlopes = (
  { rowChoices }: Losses,
  { logits, targets }: { logits: readonly Float32Array[]; targets: readonly Float32Array[] },
  { slopes, scale }: { slopes: readonly Float32Array[]; scale: number },
): void => {
  for (const { output, weight, isAny = false } of rowChoices) {
    if (isAny) {
      setAnySlopes({ output, weight }, { logits, targets }, { slopes, scale })
      continue
    }
    const rowTargets = targets.map((target) => (Number.isNaN(target[output]) ? 0 : (target[output] as number)))
    const mass = rowTargets.reduce((sum, target) => sum + target, 0)
    const probabilities = softmax(Float32Array.from(logits, (each) => each[output] as number))
    slopes.forEach((slope, at) => {
      // The row counts once, regardless of its length.
      slope[output] =
        mass === 0 ? 0 : (((probabilities[at] as number) - (rowTargets[at] as number) / mass) * weight) / scale
    })
  }
}

/** The same if any one of the right things is enough: the sum of their probabilities counts. */
function setAnySlopes(
  { output, weight }: { output: number; weight: number },
  { logits, targets }: { logits: readonly Float32Array[]; targets: readonly Float32Array[] },
  { slopes, scale }: { slopes: readonly Float32Array[]; scale: number },
): void {
  const rowTargets = targets.map((target) => target[output] ?? Number.NaN)
  const probabilities = softmax(
    Float32Array.from(logits, (each, at) =>
      Number.isNaN(rowTargets[at]) ? Number.NEGATIVE_INFINITY : (each[output] ?? 0),
    ),
  )
  const mass = rowTargets.reduce((sum, target, at) => sum + (target > 0 ? (probabilities[at] ?? 0) : 0), 0)
  slopes.forEach((slope, at) => {
    const probability = probabilities[at] ?? 0
    slope[output] = mass === 0 ? 0 : ((probability - (rowTargets[at] === 1 ? probability / mass : 0)) * weight) / scale
  })
}
