/** What the calls of the contract act on, by the innermost: a message brings its session along. */
export const everyRecord: readonly string[] = [
  'user_id',
  'session_id',
  'notice_id',
  'access_request_id',
  'invitation_id',
  'service_credential_id',
  'message_id',
  'document_id',
  'emergency_access_id',
  'identity_link_id',
  'second_factor_id',
  'legal_hold_id',
  'erasure_id',
  'data_export_id',
]
