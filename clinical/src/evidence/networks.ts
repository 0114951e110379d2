import { networksOf } from '../learning/stored-networks.ts'

/** The networks that judge what is told in other words than the source's; written by `npm run train`. */
export const evidenceWeights = new URL('./weights.bin', import.meta.url)

/** What the networks say of the claims of a sentence, and of the whole of it: how surely each is wrong, one logit per thing. */
export const predictEvidence = networksOf<'claims' | 'verdicts'>(evidenceWeights)
