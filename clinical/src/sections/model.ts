import { buckets, featuresOf, type Setting } from './features.ts'
import { sectionWeights } from './section-weights.weights.ts'
import { type State, states } from './states.ts'

/** One printable character per weight, from most negative to most positive. */
export const weightAlphabet = Array.from({ length: 94 }, (_, index) => String.fromCharCode(index + 33))
  .filter((sign) => !['"', "'", '`', '\\', '$'].includes(sign))
  .join('')
export const weightZero = Math.floor(weightAlphabet.length / 2)

const stepOf = new Int8Array(128)
Array.from(weightAlphabet, (sign, index) => (stepOf[sign.charCodeAt(0)] = index - weightZero))

const learned: readonly State[] = states.filter((state) => Object.hasOwn(sectionWeights.rows, state))
const rows = new Map<string, string>(Object.entries(sectionWeights.rows))

// Bucket by bucket, so that one feature's weights lie side by side.
const table = new Int8Array(buckets * learned.length)
learned.forEach((state, column) => {
  const row = rows.get(state) ?? ''
  for (let at = 0; at < row.length; at += 1) table[at * learned.length + column] = stepOf[row.charCodeAt(at)] ?? 0
})

const columns = states.map((state) => learned.indexOf(state))

/**
 * Log probability of each state for a sentence, in the order of `states`; null for a state the model never saw.
 * A linear softmax over hashed features, weights trained on text under headings.
 */
export const stateLogProbabilities = (setting: Setting): (number | null)[] => {
  const width = learned.length
  const sums = new Float64Array(width)
  for (const feature of featuresOf(setting)) {
    const from = feature * width
    for (let column = 0; column < width; column += 1) sums[column] = (sums[column] ?? 0) + (table[from + column] ?? 0)
  }
  const logits = Array.from(sums, (sum, column) => sum * sectionWeights.scale + (sectionWeights.bias[column] ?? 0))
  const top = Math.max(...logits)
  const total = Math.log(logits.reduce((sum, logit) => sum + Math.exp(logit - top), 0)) + top
  return columns.map((column) => (column < 0 ? null : (logits[column] ?? 0) - total))
}
