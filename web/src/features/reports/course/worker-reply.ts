import * as z from 'zod/mini'

const reply = z.union([z.object({ text: z.string() }), z.object({ problem: z.literal('unreadable') })])
export type WorkerReply = z.infer<typeof reply>

const request = z.object({ kind: z.enum(['txt', 'docx']), bytes: z.instanceof(ArrayBuffer) })

/** What came out of the worker; anything unexpected counts as not readable. */
export const readReply = (data: unknown): WorkerReply => z.safeParse(reply, data).data ?? { problem: 'unreadable' }

/** What the worker was asked. Throws when the message is not a course. */
export const readRequest = (data: unknown) => z.parse(request, data)
