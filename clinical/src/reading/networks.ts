import { networksOf } from '../learning/stored-networks.ts'

/** The networks that read courses; written by `npm run train`. */
export type NetworkName = 'sentences' | 'mentions' | 'drugs' | 'corrections'

export const weightsFile = new URL('./weights.bin', import.meta.url)

/** What a network says of a row of things: logits, one array per thing. */
export const predictReading = networksOf<NetworkName>(weightsFile)
