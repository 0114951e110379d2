-- A signed report that is wrong is annulled, by whom, when and why; all null for any other. Nothing is done to it any more.
alter table discharge_reports
  add column annulled_at timestamptz,
  add column annulled_by uuid references users on delete set null,
  add column annulled_name text,
  add column annulled_reason text,
  drop constraint discharge_reports_review_state_check,
  add constraint discharge_reports_review_state_check
    check (review_state in ('draft', 'corrected', 'signed', 'annulled'));

-- What is annulled waits for nobody.
alter table discharge_reports drop column needs_review;
alter table discharge_reports add column needs_review boolean generated always as
  (review_state not in ('signed', 'annulled') and (decisions > 0 or unused_count > 0)) stored;
create index discharge_reports_to_review on discharge_reports
  (organisation_id, needs_review, created_at, discharge_report_id);
