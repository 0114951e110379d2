import { readFileSync } from 'node:fs'
import { forward, type Thing } from '../learning/network.ts'
import { readNetworks, type StoredNetwork } from '../learning/weights-file.ts'

/** The networks that read courses; written by `npm run train`. */
export type NetworkName = 'sentences' | 'mentions' | 'drugs'

export const weightsFile = new URL('./weights.bin', import.meta.url)
let loaded: ReadonlyMap<string, StoredNetwork> | undefined

/** Puts other networks in the place of the stored ones: for training and evaluation, one process at a time. */
export const useNetworks = (networks: ReadonlyMap<string, StoredNetwork>): void => {
  loaded = networks
}

/** What a network says of a row of things: logits, one array per thing. The weights are read once, at first use. */
export const ask = (name: NetworkName, things: readonly Thing[]): Float32Array[] => {
  loaded ??= readNetworks(readFileSync(weightsFile))
  const network = loaded.get(name)
  if (network === undefined) throw new Error(`no network "${name}" in ${weightsFile.pathname}`)
  return forward(network.shape, network.weights, things)
}
