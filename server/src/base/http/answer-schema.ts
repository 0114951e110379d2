import * as z from 'zod/mini'

/** An answer's schema writes the answer: what it does not name cannot leave. */
export function answerSchema(endpoint: { readonly status?: number; readonly answer?: z.ZodMiniType }) {
  if (endpoint.answer === undefined || endpoint.status === 204) return {}
  const { $schema: _, ...schema } = z.toJSONSchema(endpoint.answer, {
    io: 'output',
    target: 'draft-7',
    unrepresentable: 'any',
  })
  return { response: { '2xx': schema } }
}
