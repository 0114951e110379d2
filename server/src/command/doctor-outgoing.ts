import fs from 'node:fs/promises'
import * as z from 'zod/mini'
import { openAuditReceiver } from '#base/audit-receiver/open'
import { systemClock } from '#base/clock'
import type { Config } from '#base/config'
import { askRunningServer } from '#base/control'
import { openMail } from '#base/mail/open'
import { shippingState } from '../features/audit-shipping/shipping.store.ts'
import { withDatabase } from './command-services.ts'
import type { DoctorCheck, Warning } from './doctor-model.ts'

/** Connects and signs in as a mail would, and sends none. */
export const mailChecks = (config: Config): readonly DoctorCheck[] => {
  const mail = openMail(config)
  return mail ? [['mail', async () => await mail.check()]] : []
}

/** From this delay on somebody should look: minutes for events, a day and a half for the heads of the chains. */
const late_seconds = { events: 300, anchor: 36 * 3600 }

const state = z.object({ waiting: z.number(), waiting_seconds: z.number(), anchor_seconds: z.nullable(z.number()) })

/** The running server is asked where no other process can open the database. */
async function stateOf(config: Config): Promise<z.infer<typeof state>> {
  const status =
    config.DATABASE_URL === undefined ? await askRunningServer(config.ALTA_DATA_DIR, 'audit_shipping') : null
  if (status) return state.parse(status.output)
  return await withDatabase(async (_, { db }) => await shippingState(db, systemClock.now()))
}

export function lagText({ waiting, waiting_seconds, anchor_seconds }: z.infer<typeof state>): string | Warning {
  if (waiting_seconds > late_seconds.events)
    return { warning: `${waiting} events wait to be sent, the oldest for ${Math.floor(waiting_seconds / 60)} minutes` }
  if (anchor_seconds !== null && anchor_seconds > late_seconds.anchor)
    return { warning: `the heads of the chains were last kept outside ${Math.floor(anchor_seconds / 3600)} hours ago` }
  const anchored = anchor_seconds === null ? 'no heads kept outside yet' : 'heads kept outside'
  return `${waiting} events wait, ${anchored}`
}

/** Whether the receiver is there, the folder is writable, and nothing is late. */
export function auditChecks(config: Config): readonly DoctorCheck[] {
  const receiver = openAuditReceiver(config)
  const folder = config.ALTA_AUDIT_ANCHOR_DIR
  if (!receiver && folder === undefined) return []
  return [
    [
      'audit sent',
      async () => {
        if (folder !== undefined) await fs.access(folder, fs.constants.W_OK | fs.constants.X_OK)
        return receiver ? await receiver.check() : 'heads of the chains only'
      },
    ],
    // Without a receiver every event waits, and this is not a delay.
    [
      'audit lag',
      async () => {
        const found = await stateOf(config)
        return lagText(receiver ? found : { ...found, waiting: 0, waiting_seconds: 0 })
      },
    ],
  ]
}
