import { networksOf } from '../learning/stored-networks.ts'

/** The networks that judge sentences in other words than the source's; `npm run train` writes the file. */
export const evidenceWeights = new URL('./weights.bin', import.meta.url)

/** The chances that each claim of a sentence, and the sentence as a whole, is wrong: one logit per thing. */
export const predictEvidence = networksOf<'claims' | 'verdicts'>(evidenceWeights)
