import * as z from 'zod/mini'

const message = z.object({ role: z.enum(['system', 'user']), content: z.string() })

/** A prompt as a thread hands it back: in the form for models that take a schema (`structured`), and in the plain one. */
export const modelPrompt = z.object({
  structured: z.array(message),
  schema: z.object({ name: z.string(), schema: z.record(z.string(), z.unknown()) }),
  plain: z.array(message),
  max_tokens: z.int(),
})
