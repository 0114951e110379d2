-- A credential's own reports, and those of it that are under way, without reading its whole organisation's.
create index discharge_reports_of_credential
  on discharge_reports (organisation_id, created_by_credential, discharge_report_id)
  where created_by_credential is not null;
