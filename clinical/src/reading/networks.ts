import { networksOf } from '../learning/stored-networks.ts'

/** The networks that read courses; `npm run train` writes the file. */
export type NetworkName = 'sentences' | 'mentions' | 'drugs' | 'corrections'

export const weightsFile = new URL('./weights.bin', import.meta.url)

/** The logits of a network for a row of things, one array per thing. */
export const predictReading = networksOf<NetworkName>(weightsFile)
