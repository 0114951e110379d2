const MB = 1024 * 1024

/** Numbers both sides obey. Sizes in bytes, lengths in UTF-16 characters unless the name says otherwise. */
export const limits = {
  /** The files of a course that are sent as base64, together. */
  course_file_bytes: 10 * MB,
  /** The files of one course, and their bytes together, as the screen takes them. */
  course_files_max: 20,
  course_files_bytes: 60 * MB,
  unpacked_file_bytes: 100 * MB,
  course_characters_min: 50,
  course_characters_max: 400_000,
  document_file_bytes: 20 * MB,
  documents_per_session: 20,
  reports_per_session: 20,
  /** The characters of one document, once read. */
  document_characters_max: 4_000_000,
  /** The pages of one PDF, with text or without. */
  document_pages_max: 2_000,
  /** The pages of one PDF without text that are recognised (OCR). */
  picture_pages_max: 100,
  /** The pixels of one picture, and of its longer side: as many as the cameras of telephones make. */
  picture_pixels: 26_000_000,
  picture_side: 12_000,
  /** The recognised words of one course that may be wrong. */
  uncertain_words: 20_000,
  message_characters: 8_000,
  running_jobs_per_user: 2,
  credential_days_min: 1,
  credential_days_max: 365,
  password_characters_min: 12,
  password_characters_max: 128,
  second_factors: 10,
  recovery_codes: 10,
  name_characters: 120,
  title_characters: 120,
  /** The characters that a person writes at the head of a report: a name, a record number, a service. */
  head_characters: 200,
  /** The characters that a department writes about one section. */
  instruction_characters: 600,
  templates: 20,
  /** The bounds of an organisation's letterhead and of the layouts of its documents. */
  logo_bytes: 200_000,
  logo_pixels_side: 1_500,
  address_lines: 4,
  address_line_characters: 120,
  footer_characters: 300,
  document_layouts: 20,
  section_title_characters: 80,
  service_characters: 80,
  /** The characters of a reason that a person gives. */
  reason_characters_min: 10,
  reason_characters_max: 200,
  emergency_access_minutes: 60,
  emergency_access_per_day: 5,
  emergency_access_reason_min: 20,
  emergency_access_reason_max: 500,
  section_characters: 100_000,
  /** The facts left out that one call dismisses. */
  dismissed_at_once: 200,
  rating_comment_characters: 2_000,
  invitation_days: 14,
  /** The bounds of a rule of retention; audit events and signed reports are kept longer. */
  retention_days_min: 30,
  retention_days_max: 36_500,
  retention_audit_days_min: 365,
  /** The days until rules that remove more come into force. */
  retention_waiting_days: 7,
  /** A preview counts up to this number. */
  retention_counted: 100_000,
  /** The records of one patient in one organisation, and the places of a record where the patient is named. */
  patient_records: 500,
  patient_mentions: 20,
  data_export_hours: 24,
  data_export_bytes: 200 * MB,
  /** The exports of one person that wait to be made. */
  data_exports_at_once: 2,
  rotation_overlap_hours_max: 168,
  rotation_overlap_hours: 24,
  import_file_bytes: 5 * MB,
  import_rows: 10_000,
  streams_per_session: 20,
  search_characters: 100,
  search_results: 5,
  list_items: 200,
  /** The rows of a list that are counted; when there are more, the answer states only that. */
  counted: 1_000,
  list_items_unpaged: 1_000,
} as const
