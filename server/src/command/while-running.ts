import * as z from 'zod/mini'
import { writeBackup } from '#base/backup/backup'
import type { Commands } from '#base/control'
import type { Services } from '#base/services'
import { openFiles } from '#base/storage/open'
import { runKeyCommand } from '../features/content-keys/key-commands.ts'
import { shippingState } from '../features/audit-shipping/shipping.store.ts'
import { partShape, verifyPart } from '../features/audit/verify-parts.ts'

const backupRequest = z.object({ file: z.string(), recipients: z.array(z.string()) })

/** What the command line asks of a running server whose database nobody else can open. */
export const commandsOf = (services: Services): Commands => {
  const { config, database, db, clock, keys } = services
  return {
    backup: async (input) => {
      const { file, recipients: named } = backupRequest.parse(input)
      const recipients = [...new Set([...config.ALTA_BACKUP_RECIPIENTS, ...named])]
      await writeBackup({ config, database, now: clock.now(), recipients }, file)
    },
    content_keys: async (input) => await runKeyCommand({ db, files: openFiles(config), keys, clock }, input),
    verify_audit: async (input) => await verifyPart(db, partShape.parse(input)),
    audit_shipping: async () => await shippingState(db, clock.now()),
  }
}
