import type { DocumentLayout } from '@alta/contract/document-settings'
import type { EmergencyAccessSetting, EndCause } from '@alta/contract/emergency-access'
import type { CredentialRole } from '@alta/contract/role-permissions'
import type { OrganisationRole, Role } from '@alta/contract/permissions'
import type { AccessKind, AccessOutcome } from '@alta/contract/access-requests'
import type { MailState } from '@alta/contract/invitations'
import type { NoticeKind } from '@alta/contract/notices'
import type { ReportTemplate, UnsupportedAct, VerifierLevel } from '@alta/contract/model'
import type { ClinicalAccessApproval, ReportStrategy } from '@alta/contract/organisations'
import type { SingleSignOnMode } from '@alta/contract/single-sign-on-modes'
import type { AccountOrigin } from '@alta/contract/users'
import type { Language } from '@alta/contract/languages'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** JSON: written as text, read as the value. */
export type JsonColumn<Value> = ColumnType<Value, string, string>

export interface Users {
  user_id: string
  name: string
  email: string
  /** null: nobody can sign in yet; the link of an invitation sets it. */
  password_hash: string | null
  active: Generated<boolean>
  locale: Language
  created_at: Date
  origin: Generated<AccountOrigin>
  /** The network address from which the account was registered without an invitation. */
  registered_from: string | null
  /** null: nobody has verified whose account it is. */
  verified_at: Date | null
  last_login_at: Date | null
  /** An administrator changed the address, and nobody has signed in since. */
  email_is_new: Generated<boolean>
  revision: Generated<number>
  /** The name without accents and capitals, for sorting. */
  sort_name: GeneratedAlways<string>
  /** The words of name and address, for searching: `tsvector`. */
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
  reason: string | null
  invited_by: string | null
  created_at: Date
  expires_at: Date
  accepted_at: Date | null
  /** The hash of the link that was sent by mail; the link that was shown to the inviting person is another one. */
  mail_token_hash: string | null
  mail_state: MailState | null
  mailed_at: Date | null
}

/** The reasons for which a browser is sent to a provider. */
export type AttemptPurpose = 'sign_in' | 'link' | 'confirm'

export interface SingleSignOnAttempts {
  purpose: AttemptPurpose
  secret_hash: string
  provider_id: string
  network: string
  asks_again: boolean
  user_id: string | null
  session_id: string | null
  begun_at: Date
}

export interface IdentityLinks {
  identity_link_id: string
  user_id: string
  provider_id: string
  issuer: string
  subject: string
  linked_at: Date
  last_used_at: Date | null
}

export interface LogoutTokens {
  issuer: string
  jti_hash: string
  taken_at: Date
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
  /** null: nobody has chosen one. */
  report_strategy: ReportStrategy | null
  emergency_access: Generated<EmergencyAccessSetting>
  created_at: Date
  revision: Generated<number>
  /** The previous owner, and the time when the present one took over. */
  previous_owner_id: string | null
  owner_changed_at: Date | null
  clinical_access_approval: Generated<ClinicalAccessApproval>
  single_sign_on: Generated<SingleSignOnMode>
  second_factor_roles: Generated<OrganisationRole[]>
  /** Where single sign-on is required: the provider that counts; null: any. */
  single_sign_on_provider: string | null
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
  reason: string | null
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
  /** The identity provider whose groups gave the role; null: a person gave it. */
  provider_id: string | null
  created_at: Date
}

export interface EmergencyAccesses {
  organisation_id: string
  emergency_access_id: string
  user_id: string | null
  user_name: string
  session_id: string | null
  reason: string
  opened_at: Date
  expires_at: Date
  ended_at: Date | null
  end_cause: EndCause | null
  ended_by: string | null
  ended_by_name: string | null
  summarised_at: Date | null
}

export interface Notices {
  notice_id: string
  /** The person who is notified. */
  user_id: string
  organisation_id: string | null
  kind: NoticeKind
  actor_id: string | null
  actor_name: string
  subject_id: string | null
  subject_name: string | null
  roles: Generated<Role[]>
  people: number | null
  records: number | null
  reason: string | null
  made_at: Date
  read_at: Date | null
  /** Nobody has checked yet whether a mail is to be sent about it. */
  mail_waits: Generated<boolean>
  /** The address for the mail where it is not the account's. */
  mail_to: string | null
}

export interface AccessRequests {
  organisation_id: string
  access_request_id: string
  kind: AccessKind
  subject: string
  subject_name: string
  /** The person concerned, who may not approve the request. */
  concerned_id: string | null
  roles: Role[]
  reason: string
  requested_by: string
  requested_by_name: string
  requested_at: Date
  expires_at: Date
  decided_by: string | null
  decided_by_name: string | null
  decided_at: Date | null
  outcome: AccessOutcome | null
  decision_reason: string | null
  used_at: Date | null
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
  detail: JsonColumn<unknown>
  previous_hash: string
  hash: string
}

export interface IdempotencyKeys {
  caller_id: string
  key: string
  operation: string
  body_hash: string
  status: number | null
  answer: JsonColumn<unknown>
  /** The organisation that the answer is about; null where it belongs to none. */
  organisation_id: string | null
  created_at: Date
}

export interface OrganisationDocumentSettings {
  organisation_id: string
  name: string
  address: JsonColumn<string[]>
  footer: string
  time_zone: string | null
  layouts: JsonColumn<DocumentLayout[]>
  logo: Uint8Array | null
  revision: number
}

export interface OrganisationModelSettings {
  organisation_id: string
  model_allowed: boolean
  embedding_allowed: boolean
  model: string | null
  verifier: VerifierLevel
  on_unsupported: UnsupportedAct
  templates: JsonColumn<ReportTemplate[]>
  revision: number
}
