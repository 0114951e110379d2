import type { ColumnType, Generated } from 'kysely'
import type * as account from './account-tables.ts'
import type * as chat from './chat-tables.ts'
import type * as provisioning from './provisioning-tables.ts'
import type * as report from './report-tables.ts'
import type * as session from './session-tables.ts'
import type * as shipping from './shipping-tables.ts'
import type * as figures from './figure-tables.ts'
import type * as retention from './retention-tables.ts'
import type * as tables from './tables.ts'

/** The newest event number of a topic. Its row lock puts the events of one topic in the order of their commits. */
interface EventTopics {
  organisation_id: string
  topic: string
  last_seq: Generated<number>
  updated_at: Generated<Date>
}

interface EventsTable {
  organisation_id: string
  topic: string
  /** 1, 2, 3 … within its topic: what travels as the event's `id`. */
  seq: number
  event: string
  /** Written as JSON text, read as the value. */
  data: ColumnType<unknown, string, never>
  created_at: Generated<Date>
}

interface ContentKeysTable {
  /** An id of the keys file; `none` stands for what is not encrypted, and `words` for the secret that hashes words. */
  key_id: string
  check_value: string | null
  first_used_at: Date
  /** null: some content may need the key. */
  unneeded_at: Date | null
}

/**
 * Every table. Both engines return the same types: int8 and counts are numbers, timestamptz is a Date, date is `YYYY-
 * MM-DD`, bytea is a Uint8Array; JSON columns are written as JSON text and read as values.
 */
export interface Schema {
  event_topics: EventTopics
  events: EventsTable
  content_keys: ContentKeysTable
  users: tables.Users
  sessions: session.Sessions
  second_factors: session.SecondFactors
  recovery_codes: session.RecoveryCodes
  second_factor_challenges: session.SecondFactorChallenges
  login_attempts: tables.LoginAttempts
  registration_attempts: tables.RegistrationAttempts
  setup_tokens: tables.SetupTokens
  single_sign_on_attempts: tables.SingleSignOnAttempts
  identity_links: tables.IdentityLinks
  logout_tokens: tables.LogoutTokens
  provisioned_users: provisioning.ProvisionedUsers
  provisioned_groups: provisioning.ProvisionedGroups
  provisioned_members: provisioning.ProvisionedMembers
  invitations: tables.Invitations
  password_link_requests: account.PasswordLinkRequests
  password_links: account.PasswordLinks
  known_devices: account.KnownDevices
  organisations: tables.Organisations
  organisation_document_settings: tables.OrganisationDocumentSettings
  organisation_model_settings: tables.OrganisationModelSettings
  emergency_accesses: tables.EmergencyAccesses
  role_assignments: tables.RoleAssignments
  notices: tables.Notices
  access_requests: tables.AccessRequests
  service_credentials: tables.ServiceCredentials
  audit_heads: tables.AuditHeads
  audit_events: tables.AuditEvents
  audit_positions: shipping.AuditPositions
  audit_shipping: shipping.AuditShipping
  report_weeks: figures.ReportWeeks
  report_section_weeks: figures.ReportSectionWeeks
  report_weeks_stale: figures.ReportWeeksStale
  audit_checkpoints: retention.AuditCheckpoints
  organisation_retention: retention.OrganisationRetention
  organisation_deletions: retention.OrganisationDeletions
  legal_holds: retention.LegalHolds
  data_exports: retention.DataExports
  erasures: retention.Erasures
  erasure_records: retention.ErasureRecords
  idempotency_keys: tables.IdempotencyKeys
  discharge_reports: report.DischargeReports
  discharge_report_words: report.DischargeReportWords
  discharge_report_revisions: report.DischargeReportRevisions
  discharge_report_drafts: report.DischargeReportDrafts
  discharge_report_ratings: report.DischargeReportRatings
  discharge_report_signatures: report.DischargeReportSignatures
  discharge_report_acceptances: report.DischargeReportAcceptances
  discharge_report_section_reviews: report.DischargeReportSectionReviews
  discharge_report_dismissals: report.DischargeReportDismissals
  discharge_report_sections: report.DischargeReportSections
  discharge_report_model_calls: report.DischargeReportModelCalls
  chat_sessions: chat.ChatSessions
  chat_session_reports: chat.ChatSessionReports
  chat_documents: chat.ChatDocuments
  chat_texts: chat.ChatTexts
  chat_vectors: chat.ChatVectors
  chat_messages: chat.ChatMessages
}
