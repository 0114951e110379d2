import * as z from 'zod/mini'

/** A mail that is to be sent, by id only: text, address and link are made when it is sent. */
export const pendingMail = z.union([
  z.object({ kind: z.literal('invitation'), invitation_id: z.string() }),
  z.object({ kind: z.literal('password_link'), request_id: z.string() }),
  z.object({ kind: z.literal('notice'), notice_id: z.string() }),
])
export type PendingMail = z.infer<typeof pendingMail>
