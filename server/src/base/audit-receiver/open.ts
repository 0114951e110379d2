import type { Config } from '../config.ts'
import type { AuditReceiver } from './receiver.ts'
import { syslogReceiver } from './syslog.ts'
import { webhookReceiver } from './webhook.ts'

/** The configured receiver of the audit log; null where none is. */
export function openAuditReceiver(config: Config): AuditReceiver | null {
  const { ALTA_AUDIT_RECEIVER: address, ALTA_AUDIT_RECEIVER_SECRET: secret } = config
  if (address === undefined) return null
  return address.startsWith('https:') ? webhookReceiver(address, secret ?? '') : syslogReceiver(address, config)
}
