import type { CredentialRole, Role } from '@alta/contract/permissions'
import type { ModelStep, ReportTemplate, UnsupportedAct, VerifierLevel } from '@alta/contract/model'
import type { ReportStrategy } from '@alta/contract/organisations'
import type { AccountOrigin } from '@alta/contract/users'
import type { ProblemCode } from '@alta/contract/problems'
import type { ReportSection, Stay, UnusedFact } from '@alta/contract/report'
import type { ReportStatus } from '@alta/contract/reports'
import type { Acceptance, CorrectedSection, RatingLevel, ReviewState, WrittenSection } from '@alta/contract/review'
import type { Language, SectionKey } from '@alta/contract/sections'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** JSON: written as text, read as the value. */
export type Json<Value> = ColumnType<Value, string, string>

export interface Users {
  user_id: string
  name: string
  email: string
  /** null: nobody can sign in yet; a link of an invitation sets it. */
  password_hash: string | null
  active: Generated<boolean>
  locale: Language
  created_at: Date
  origin: Generated<AccountOrigin>
  /** The network address that registered it without an invitation. */
  registered_from: string | null
  /** null: nobody vouches for whose account it is. */
  verified_at: Date | null
  last_login_at: Date | null
  revision: Generated<number>
  /** The name without accents and capitals, to sort by. */
  sort_name: GeneratedAlways<string>
  /** The words of name and address, to search by: `tsvector`. */
  words: GeneratedAlways<string>
}

export interface Invitations {
  invitation_id: string
  token_hash: string
  email: string
  name: string | null
  locale: Language | null
  user_id: string | null
  role: Role | null
  organisation_id: string | null
  invited_by: string | null
  created_at: Date
  expires_at: Date
  accepted_at: Date | null
}

export interface Sessions {
  session_id: string
  user_id: string
  token_hash: string
  created_at: Date
  last_used_at: Date
  expires_at: Date
  user_agent: string | null
  address: string | null
}

export interface LoginAttempts {
  login_attempt_id: string
  account: string
  address: string
  attempted_at: Date
}

export interface RegistrationAttempts {
  registration_attempt_id: string
  network: string
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
  /** null: nobody chose. */
  report_strategy: ReportStrategy | null
  created_at: Date
  revision: Generated<number>
  sort_name: GeneratedAlways<string>
  words: GeneratedAlways<string>
}

export interface ServiceCredentials {
  organisation_id: string
  service_credential_id: string
  name: string
  prefix: string
  secret_hash: string
  roles: CredentialRole[]
  issued_at: Date
  issued_by: string | null
  expires_at: Date
  revoked_at: Date | null
  last_used_at: Date | null
  last_used_address: string | null
  /** The secret before the last rotation, while it still works. */
  retiring_hash: string | null
  retiring_until: Date | null
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
  /** What the answer speaks of; null where it is no organisation's. */
  organisation_id: string | null
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
  created_by_credential: string | null
  source_filename: string | null
  source_text: string
  source_sha256: string
  requested_language: Language | null
  language: Language | null
  report_strategy: ReportStrategy
  engine: string
  engine_version: string
  /** That wrote it; null without one. */
  model: ColumnType<string | null, string | null | undefined>
  /** Name of the organisation's template that was asked for. */
  template: ColumnType<string | null, string | null | undefined>
  sections_done: Generated<number>
  sections: ColumnType<ReportSection[] | null, string | null | undefined, string | null>
  unused: ColumnType<UnusedFact[] | null, string | null | undefined, string | null>
  /** null in reports that were written before stays were read. */
  stay: ColumnType<Stay | null, string | null | undefined, string | null>
  started_at: Date | null
  /** How often its writing was begun. */
  run: Generated<number>
  generation_seconds: number | null
  problem_code: ProblemCode | null
  title_words: GeneratedAlways<string>
  /** Items that ask for a decision, and facts left out: of the generated version. */
  decisions: Generated<number>
  unused_count: Generated<number>
  review_state: Generated<ReviewState>
  rated_excellent: Generated<number>
  rated_good: Generated<number>
  rated_fair: Generated<number>
  rated_poor: Generated<number>
  /** Share of the words that the newest correction changed, 0 to 1; null before the first. */
  edit_ratio: Generated<number | null>
  first_signed_at: Generated<Date | null>
  /** null, as the three after it, while the report is in use. */
  put_away_at: Generated<Date | null>
  put_away_by: Generated<string | null>
  put_away_name: Generated<string | null>
  put_away_reason: Generated<string | null>
  sort_title: GeneratedAlways<string>
  needs_review: GeneratedAlways<boolean>
}

export interface OrganisationModelSettings {
  organisation_id: string
  model_allowed: boolean
  embedding_allowed: boolean
  model: string | null
  verifier: VerifierLevel
  on_unsupported: UnsupportedAct
  templates: Json<ReportTemplate[]>
  revision: number
}

export interface DischargeReportModelCalls {
  organisation_id: string
  discharge_report_id: string
  model_call_id: string
  step: ModelStep
  section: SectionKey | null
  model: string
  parameters: Json<unknown>
  prompt: Json<unknown>
  answer: string | null
  failure: string | null
  prompt_tokens: number
  completion_tokens: number
  milliseconds: number
  cost: number
  created_at: Date
}

export interface DischargeReportWords {
  organisation_id: string
  discharge_report_id: string
  /** `tsvector` of the words of title and course, each once. */
  words: string
}

export interface DischargeReportRevisions {
  organisation_id: string
  discharge_report_id: string
  revision: number
  sections: Json<CorrectedSection[]>
  corrected_at: Date
  corrected_by: string | null
  corrected_by_credential: string | null
}

export interface DischargeReportDrafts {
  organisation_id: string
  discharge_report_id: string
  user_id: string
  sections: Json<WrittenSection[]>
  base_revision: number
  updated_at: Date
}

export interface DischargeReportRatings {
  organisation_id: string
  discharge_report_id: string
  user_id: string
  level: RatingLevel
  comment: string | null
  rated_at: Date
}

export interface DischargeReportSignatures {
  organisation_id: string
  discharge_report_id: string
  revision: number
  /** The title that was signed; null where the digest covers the sections alone. */
  title: string | null
  digest: string
  signed_at: Date
  signed_by: string | null
  signer_name: string
  /** The sentences that had been let stand. */
  accepted: ColumnType<Pick<Acceptance, 'section' | 'text'>[], string, never>
}

export interface DischargeReportAcceptances {
  organisation_id: string
  discharge_report_id: string
  section: SectionKey
  /** SHA-256 of the text, as hex. */
  text_digest: string
  text: string
  accepted_at: Date
  accepted_by: string | null
  accepter_name: string
}

/** What figures say of a section of a report; those with nothing to say have no row. */
export interface DischargeReportSections {
  organisation_id: string
  discharge_report_id: string
  section: SectionKey
  /** Of the report. */
  created_at: Date
  decisions: Generated<number>
  unused_count: Generated<number>
  /** null: the newest correction leaves it as it was. */
  edit_ratio: number | null
}
