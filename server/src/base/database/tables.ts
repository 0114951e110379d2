import type { Role } from '@alta/contract/permissions'
import type { ReportStrategy } from '@alta/contract/organisations'
import type { ProblemCode } from '@alta/contract/problems'
import type { ReportSection, UnusedFact } from '@alta/contract/report'
import type { ReportStatus } from '@alta/contract/reports'
import type { Language } from '@alta/contract/sections'
import type { ColumnType, Generated } from 'kysely'

/** JSON: written as text, read as the value. */
type Json<Value> = ColumnType<Value, string, string>

export interface Users {
  user_id: string
  name: string
  email: string
  password_hash: string
  active: Generated<boolean>
  locale: Language
  created_at: Date
  last_login_at: Date | null
}

export interface Sessions {
  session_id: string
  user_id: string
  token_hash: string
  created_at: Date
  last_used_at: Date
  expires_at: Date
}

export interface LoginAttempts {
  login_attempt_id: string
  account: string
  address: string
  attempted_at: Date
}

export interface SetupTokens {
  token_hash: string
  created_at: Date
}

export interface Organisations {
  organisation_id: string
  name: string
  owner_id: string | null
  report_strategy: ReportStrategy
  created_at: Date
}

export interface RoleAssignments {
  role_assignment_id: string
  user_id: string
  role: Role
  organisation_id: string | null
  granted_by: string | null
  reason: string | null
  created_at: Date
}

export interface AuditHeads {
  organisation_id: string
  sequence: number
  hash: string
}

export interface AuditEvents {
  organisation_id: string
  sequence: number
  occurred_at: Date
  actor_id: string | null
  address: string | null
  act: string
  outcome: string
  detail: Json<unknown>
  previous_hash: string
  hash: string
}

export interface IdempotencyKeys {
  caller_id: string
  key: string
  operation: string
  body_hash: string
  status: number | null
  answer: Json<unknown>
  created_at: Date
}

export interface DischargeReports {
  organisation_id: string
  discharge_report_id: string
  title: string
  title_given: boolean
  status: ReportStatus
  created_at: Date
  created_by: string | null
  source_filename: string | null
  source_text: string
  source_sha256: string
  requested_language: Language | null
  language: Language | null
  report_strategy: ReportStrategy
  engine: string
  engine_version: string
  sections_done: Generated<number>
  sections: ColumnType<ReportSection[] | null, string | null | undefined, string | null>
  unused: ColumnType<UnusedFact[] | null, string | null | undefined, string | null>
  started_at: Date | null
  generation_seconds: number | null
  problem_code: ProblemCode | null
}
