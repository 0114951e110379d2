create table discharge_reports (
  organisation_id uuid not null references organisations,
  discharge_report_id uuid not null,
  title text not null,
  -- a person chose it; otherwise the engine may put the patient line of the course there
  title_given boolean not null,
  status text not null,
  created_at timestamptz not null,
  created_by uuid references users on delete set null,
  source_filename text,
  source_text text not null,
  source_sha256 text not null,
  requested_language text,
  language text,
  report_strategy text not null,
  engine text not null,
  engine_version text not null,
  sections_done integer not null default 0,
  sections json,
  unused json,
  started_at timestamptz,
  generation_seconds double precision,
  problem_code text,
  primary key (organisation_id, discharge_report_id),
  check (status in ('queued', 'running', 'ready', 'failed', 'cancelled'))
);
create index discharge_reports_unfinished on discharge_reports (created_by) where status in ('queued', 'running');
create index discharge_reports_of_author on discharge_reports (organisation_id, created_by, discharge_report_id);
