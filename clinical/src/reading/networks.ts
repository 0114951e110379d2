import { readFileSync } from 'node:fs'
import { forward, type Thing } from '../learning/network.ts'
import { readNetworks, type StoredNetwork } from '../learning/weights-file.ts'

/** The networks that read courses; written by `npm run train`. */
export type NetworkName = 'sentences' | 'mentions' | 'drugs'

export const weightsFile = new URL('./weights.bin', import.meta.url)
let loaded: ReadonlyMap<string, StoredNetwork> | undefined

/**
 * What a network says of a row of things: logits, one array per thing; the mean where several of one name ("drugs 1",
 * "drugs 2") answer. The weights are read once, at first use.
 */
export const ask = (name: NetworkName, things: readonly Thing[]): Float32Array[] => {
  loaded ??= readNetworks(readFileSync(weightsFile))
  const voices = [...loaded.values()].filter((network) => network.name === name || network.name.startsWith(`${name} `))
  if (voices.length === 0) throw new Error(`no network "${name}" in ${weightsFile.pathname}`)
  const [first = [], ...others] = voices.map(({ shape, weights }) => forward(shape, weights, things))
  first.forEach((logits, at) => {
    for (let index = 0; index < logits.length; index += 1) {
      let sum = logits[index] ?? 0
      for (const other of others) sum += other[at]?.[index] ?? 0
      logits[index] = sum / voices.length
    }
  })
  return first
}
