import type { ServiceCredential } from '@alta/contract/credentials'
import type { Notice } from '@alta/contract/notices'
import type { ReportSummary } from '@alta/contract/reports'

/** From these numbers of days remaining on, a service credential that is about to expire is worth a word. */
const warnedDays = { soon: 14, urgent: 3 } as const

export type Notification =
  | { readonly kind: 'notice'; readonly id: string; readonly notice: Notice; readonly at: string }
  | { readonly kind: 'report_ready' | 'report_failed'; readonly id: string; readonly name: string; readonly at: string }
  | {
      readonly kind: 'credential_soon' | 'credential_urgent'
      readonly id: string
      readonly organisation_id: string
      readonly name: string
      readonly days: number
      readonly at: string
    }

const ofReport = ({ discharge_report_id: id, title, status, created_at }: ReportSummary): Notification[] =>
  status === 'ready' || status === 'failed'
    ? [{ kind: status === 'ready' ? 'report_ready' : 'report_failed', id, name: title, at: created_at }]
    : []

const ofCredential = (credential: ServiceCredential): Notification[] => {
  const { service_credential_id: id, organisation_id, name, days_remaining: days, expired, revoked_at } = credential
  if (expired || revoked_at !== null || days > warnedDays.soon) return []
  const kind = days > warnedDays.urgent ? 'credential_soon' : 'credential_urgent'
  return [{ kind, id, organisation_id, name, days, at: credential.expires_at }]
}

interface NotificationSources {
  readonly notices: readonly Notice[]
  readonly reports: readonly ReportSummary[]
  readonly credentials: readonly ServiceCredential[]
}

/**
 * The notifications in their order: unread notices as they arrive; credentials by their expiry; reports, the newest
 * first.
 */
export const notificationsOf = ({ notices, reports, credentials }: NotificationSources): Notification[] => [
  ...notices.map((notice) => ({ kind: 'notice' as const, id: notice.notice_id, notice, at: notice.made_at })),
  ...credentials.flatMap(ofCredential).toSorted((a, b) => a.at.localeCompare(b.at)),
  ...reports.flatMap(ofReport).toSorted((a, b) => b.at.localeCompare(a.at)),
]
