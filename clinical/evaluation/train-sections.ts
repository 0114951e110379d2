import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buckets } from '../src/sections/features.ts'
import { weightAlphabet, weightZero } from '../src/sections/model.ts'
import { type State, states } from '../src/sections/states.ts'
import { trainLinear } from './linear-training.ts'
import { gatherExamples } from './section-examples.ts'
import { segmentedDocuments, fingerprint, isKeptBack } from './section-rows.ts'

/**
 * Trains the section model and writes `src/sections/section-weights.weights.ts`.
 * Usage: node clinical/evaluation/train-sections.ts FOLDER
 * FOLDER holds meddocan_sections.jsonl, mts_dialog.jsonl, aci_bench.jsonl and primock57_notes.jsonl.
 * The fifth of MEDDOCAN that `isKeptBack` names stays out, for `evaluate sections` to score on.
 */

const here = import.meta.dirname

const logs = (counts: readonly number[]): number[] => {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return counts.map((count) => Math.round(Math.log(count / total) * 100) / 100)
}

/** Log chances of one state after another, every pair thought seen a little. */
const chances = (sequences: readonly State[][]): { transitions: number[][]; starts: number[] } => {
  const starts = states.map(() => 1)
  const counts = states.map(() => states.map(() => 0.5))
  for (const path of sequences) {
    path.forEach((state, index) => {
      const to = states.indexOf(state)
      const before = path[index - 1]
      if (before === undefined) starts[to] = (starts[to] ?? 0) + 1
      const row = before === undefined ? undefined : counts[states.indexOf(before)]
      if (row) row[to] = (row[to] ?? 0) + 1
    })
  }
  counts.forEach((row, index) => (row[index] = (row[index] ?? 0) + 3))
  return { transitions: counts.map(logs), starts: logs(starts) }
}

const written = (row: Float32Array, scale: number): string =>
  Array.from(row, (weight) => {
    const step = Math.max(-weightZero, Math.min(weightAlphabet.length - 1 - weightZero, Math.round(weight / scale)))
    return weightAlphabet.charAt(weightZero + step)
  }).join('')

const main = (folder: string): void => {
  const { examples, sequences } = gatherExamples(folder, join(here, '..', 'cases'))
  const weights = trainLinear(examples)
  const sizes = weights.rows.flatMap((row) => Array.from(row, Math.abs)).toSorted((a, b) => a - b)
  // The few largest weights are cut so that the many small ones keep their difference.
  const scale = (sizes[Math.floor(sizes.length * 0.9995)] ?? 1) / weightZero
  const trainedOn = segmentedDocuments(join(folder, 'meddocan_sections.jsonl'))
    .filter(({ id }) => !isKeptBack(id))
    .map(({ id }) => fingerprint(id).toString(36))
  const rows = Object.fromEntries(
    weights.states.map((state, index) => [state, written(weights.rows[index] ?? new Float32Array(buckets), scale)]),
  )
  const ordered = Object.fromEntries(states.filter((state) => state in rows).map((state) => [state, rows[state]]))
  const bias = states
    .filter((state) => state in rows)
    .map((state) => Math.round((weights.bias[weights.states.indexOf(state)] ?? 0) * 1000) / 1000)
  const body = JSON.stringify({
    rows: ordered,
    bias,
    scale: Number(scale.toPrecision(5)),
    ...chances(sequences),
    trained_on: trainedOn.join(' '),
  })
  const file = join(here, '..', 'src', 'sections', 'section-weights.weights.ts')
  writeFileSync(file, `${header}export const sectionWeights: SectionWeights = ${body}\n`)
  console.log(`${examples.length} sentences, ${weights.states.length} states, ${body.length} bytes written to ${file}`)
}

const header = `// Written by evaluation/train-sections.ts; not edited by hand.
// Weights learnt from sentences under headings in MEDDOCAN (SPACCC, PlanTL; CC BY 4.0), MTS-Dialog (Ben Abacha et al.;
// CC BY 4.0), ACI-Bench (Yim et al.; CC BY 4.0), Primock57 (Babylon Health; CC BY 4.0) and this project's own courses.
// Attribution in full: docs/attribution.md. No sentence of those texts is contained.

/** \`rows\`: one character per weight and bucket; \`trained_on\`: fingerprints of the MEDDOCAN documents learnt from. */
interface SectionWeights {
  readonly rows: Readonly<Record<string, string>>
  readonly bias: readonly number[]
  readonly scale: number
  readonly transitions: readonly (readonly number[])[]
  readonly starts: readonly number[]
  readonly trained_on: string
}

`

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('usage: node clinical/evaluation/train-sections.ts FOLDER')
  process.exitCode = 2
} else main(folder)
