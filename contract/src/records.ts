/**
 * The records that a call may be about, and the ids that name each, its own last. Each of these belongs to one
 * organisation, in which the call's permission is checked.
 */
export const organisationRecords = {
  organisation: ['organisation_id'],
  discharge_report: ['discharge_report_id'],
  chat_session: ['chat_session_id'],
  message: ['chat_session_id', 'message_id'],
  document: ['chat_session_id', 'document_id'],
  service_credential: ['service_credential_id'],
  access_request: ['organisation_id', 'access_request_id'],
  legal_hold: ['organisation_id', 'legal_hold_id'],
  erasure: ['organisation_id', 'erasure_id'],
  emergency_access: ['organisation_id', 'emergency_access_id'],
} as const

/** Records that may belong to no organisation: people, and acts in the whole system. */
const otherRecords = {
  user: ['user_id'],
  invitation: ['invitation_id'],
  role_assignment: ['role_assignment_id'],
  data_export: ['data_export_id'],
} as const

export const recordIds = { ...organisationRecords, ...otherRecords }

export type OrganisationRecord = keyof typeof organisationRecords
export type RecordName = keyof typeof recordIds
/** The fields of `params`, `query` or `body` that name a record. */
export type RecordIdField<N extends RecordName> = (typeof recordIds)[N][number]
