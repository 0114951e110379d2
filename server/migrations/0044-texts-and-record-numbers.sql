-- Who a text of a chat names, as clinical/identity reads it; null: not read yet. A chat whose texts name different patients
-- says so.
alter table chat_texts add column identities json;

-- The log is asked by a patient's record number, whatever signs and blanks it is written with.
create index discharge_reports_by_record_number on discharge_reports
  (organisation_id, regexp_replace(lower(record_number), '[^a-z0-9]', '', 'g')) where record_number is not null;
