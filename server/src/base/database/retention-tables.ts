import type { LegalHoldKind } from '@alta/contract/legal-holds'
import type { RetentionRules } from '@alta/contract/retention'
import type { ColumnType } from 'kysely'
import type { Json } from './tables.ts'

/** Up to where a chain was shortened by age. */
export interface AuditCheckpoints {
  organisation_id: string
  sequence: number
  hash: string
}

export interface OrganisationRetention {
  organisation_id: string
  rules: Json<RetentionRules>
  waiting_rules: ColumnType<RetentionRules | null, string | null, string | null>
  waiting_until: Date | null
  reason: string
  changed_at: Date
  changed_by: string | null
  changed_by_name: string
  begun_at: Date | null
  revision: number
}

export interface LegalHolds {
  organisation_id: string
  legal_hold_id: string
  kind: LegalHoldKind
  record_id: string | null
  /** Letters and figures alone, in lower case. */
  record_number: string | null
  reason: string
  placed_at: Date
  placed_by: string | null
  placed_by_name: string
  ends_at: Date | null
  lifted_at: Date | null
  lifted_by: string | null
  lifted_by_name: string | null
  lifted_reason: string | null
}
