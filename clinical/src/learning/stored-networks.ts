import { readFileSync } from 'node:fs'
import { forward, type FeatureVector } from './network.ts'
import { readNetworks, type StoredNetwork } from './weights-file.ts'

/**
 * Asks the networks of a file for the logits of a row of things, one array per thing; the mean where several networks
 * have one name ("drugs 1", "drugs 2"). The file is read once, at the first call.
 * @throws when the file has no network of that name
 */
export function networksOf<Name extends string>(
  file: URL,
): (name: Name, things: readonly FeatureVector[]) => Float32Array[] {
  let loaded: ReadonlyMap<string, StoredNetwork> | undefined
  return (name, things) => {
    loaded ??= readNetworks(readFileSync(file))
    const voices = [...loaded.values()].filter(
      (network) => network.name === name || network.name.startsWith(`${name} `),
    )
    if (voices.length === 0) throw new Error(`no network "${name}" in ${file.pathname}`)
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
}
