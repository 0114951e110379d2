import { networksOf } from '../learning/stored-networks.ts'

/** The networks that choose answers; written by `npm run train`. */
export const answerWeights = new URL('./weights.bin', import.meta.url)

/** What the networks say of the sentences that compete for a question, and of whether none answers: one logit per thing. */
export const predictAnswers = networksOf<'answers' | 'silence'>(answerWeights)
