import * as z from 'zod/mini'
import { count } from './fields.ts'
import { languages } from './languages.ts'

/** Text that was recognised in pictures (OCR). Places are UTF-16 characters in the text, confidence is 0 to 100. */

export const uncertainWord = z.object({ start: count, end: count, confidence: count })
export type UncertainWord = z.infer<typeof uncertainWord>

export const recognisedText = z.object({
  /** Pages that were pictures, from 1, and the mean confidence of their words. */
  pages: z.array(z.object({ page: count, confidence: count })),
  /** Words that may be wrong, in order. */
  uncertain: z.array(uncertainWord),
  /** Languages whose data is not installed on the server: their words are read with the data of another language. */
  missing_languages: z.array(z.enum(languages)),
})
export type RecognisedText = z.infer<typeof recognisedText>
