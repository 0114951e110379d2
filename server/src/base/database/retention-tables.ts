import type { DataExport } from '@alta/contract/data-exports'
import type { Erasure, keepReasons, PatientRecordKind } from '@alta/contract/erasures'
import type { LegalHoldKind } from '@alta/contract/legal-holds'
import type { RetentionRules } from '@alta/contract/retention'
import type { ColumnType, Generated } from 'kysely'
import type { JsonColumn } from './tables.ts'

/** The point up to which a chain was shortened by age. */
export interface AuditCheckpoints {
  organisation_id: string
  sequence: number
  hash: string
}

export interface OrganisationRetention {
  organisation_id: string
  rules: JsonColumn<RetentionRules>
  waiting_rules: ColumnType<RetentionRules | null, string | null, string | null>
  waiting_until: Date | null
  reason: string
  changed_at: Date
  changed_by: string | null
  changed_by_name: string
  begun_at: Date | null
  revision: number
}

/** An organisation that was deleted, and whose contents a job removes. */
export interface OrganisationDeletions {
  organisation_id: string
  name: string
  requested_at: Date
  requested_by: string | null
  requested_by_name: string
  accepted_at: Generated<Date>
  discharge_reports: number
  chat_sessions: number
  removed_reports: Generated<number>
  removed_chats: Generated<number>
}

export interface LegalHolds {
  organisation_id: string
  legal_hold_id: string
  kind: LegalHoldKind
  record_id: string | null
  /** Only letters and digits, in lower case. */
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

export interface Erasures {
  organisation_id: string
  erasure_id: string
  state: Erasure['state']
  reason: string
  requested_at: Date
  requested_by: string | null
  requested_by_name: string
  approved_by: string | null
  approved_by_name: string | null
  begun_at: Date | null
  finished_at: Date | null
}

export interface ErasureRecords {
  organisation_id: string
  erasure_id: string
  record_id: string
  kind: PatientRecordKind
  chat_session_id: string | null
  record_created_at: Date
  /** null: not examined yet. */
  outcome: 'erased' | 'kept' | 'gone' | null
  because: (typeof keepReasons)[number] | null
  kept_until: Date | null
  done_at: Date | null
}

export interface DataExports {
  data_export_id: string
  kind: DataExport['kind']
  organisation_id: string | null
  user_id: string | null
  requested_by: string
  requested_at: Date
  expires_at: Date
  state: Generated<DataExport['state']>
  bytes: number | null
  /** For an export about a patient: the ids of what was found. */
  records: ColumnType<ExportedRecord[] | null, string | null, never>
}

interface ExportedRecord {
  readonly kind: PatientRecordKind
  readonly record_id: string
}
