-- Whose report it is, as the engine read it; null in reports that were written before patients were read.
alter table discharge_reports add column patient json;

-- What people corrected at the head with each revision, and since which revision the words are the same: whoever wrote
-- upon one of these has missed nothing. 0: since the generated version; null: its own.
alter table discharge_report_revisions
  add column head json not null default '{}',
  add column words_since integer;

-- The head as it is shown, beside the report: a list reads no text. Days as YYYY-MM-DD.
alter table discharge_reports
  add column patient_name text,
  add column record_number text,
  add column birth_date text,
  add column admission_date text,
  add column discharge_date text,
  add column service text;

-- Found by patient and record number as by title.
alter table discharge_reports drop column title_words;
alter table discharge_reports add column named_words tsvector generated always as
  (words_of(title || ' ' || coalesce(patient_name, '') || ' ' || coalesce(record_number, ''))) stored;
create index discharge_reports_by_named_word on discharge_reports using gin (named_words);
