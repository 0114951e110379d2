import { networksOf } from '../learning/stored-networks.ts'

/** The networks that choose answers; `npm run train` writes the file. */
export const answerWeights = new URL('./weights.bin', import.meta.url)

/** The logits of the sentences that compete for a question, and of silence. */
export const predictAnswers = networksOf<'answers' | 'silence'>(answerWeights)
